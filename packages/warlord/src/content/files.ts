/**
 * All content files of the game. The number of a card follows from the order here: new files go to the end of their list.
 */
import bothActions from './cards/both-actions.json' with { type: 'json' };
import bothCharacters from './cards/both-characters.json' with { type: 'json' };
import bothItems from './cards/both-items.json' with { type: 'json' };
import ceActions from './cards/ce-actions.json' with { type: 'json' };
import ceDeverenian from './cards/ce-deverenian.json' with { type: 'json' };
import ceDwarf from './cards/ce-dwarf.json' with { type: 'json' };
import ceElf from './cards/ce-elf.json' with { type: 'json' };
import ceFreeKingdoms from './cards/ce-free-kingdoms.json' with { type: 'json' };
import ceItems from './cards/ce-items.json' with { type: 'json' };
import ceMercenary from './cards/ce-mercenary.json' with { type: 'json' };
import ceNothrog from './cards/ce-nothrog.json' with { type: 'json' };
import eeActions from './cards/ee-actions.json' with { type: 'json' };
import eeDeverenian from './cards/ee-deverenian.json' with { type: 'json' };
import eeDwarf from './cards/ee-dwarf.json' with { type: 'json' };
import eeElf from './cards/ee-elf.json' with { type: 'json' };
import eeFreeKingdoms from './cards/ee-free-kingdoms.json' with { type: 'json' };
import eeItems from './cards/ee-items.json' with { type: 'json' };
import eeMercenary from './cards/ee-mercenary.json' with { type: 'json' };
import eeNothrog from './cards/ee-nothrog.json' with { type: 'json' };
import epicDeverenianDeck from './decks/epic-deverenian.json' with { type: 'json' };
import epicDwarfDeck from './decks/epic-dwarf.json' with { type: 'json' };
import epicElfDeck from './decks/epic-elf.json' with { type: 'json' };
import epicFreeKingdomsDeck from './decks/epic-free-kingdoms.json' with { type: 'json' };
import epicMercenaryDeck from './decks/epic-mercenary.json' with { type: 'json' };
import epicNothrogDeck from './decks/epic-nothrog.json' with { type: 'json' };
import campaignDeverenianDeck from './decks/campaign-deverenian.json' with { type: 'json' };
import campaignDwarfDeck from './decks/campaign-dwarf.json' with { type: 'json' };
import campaignElfDeck from './decks/campaign-elf.json' with { type: 'json' };
import campaignFreeKingdomsDeck from './decks/campaign-free-kingdoms.json' with { type: 'json' };
import campaignMercenaryDeck from './decks/campaign-mercenary.json' with { type: 'json' };
import campaignNothrogDeck from './decks/campaign-nothrog.json' with { type: 'json' };

export interface ContentFile {
  /** What problems call it. */
  readonly file: string;
  readonly data: unknown;
}

export const CARD_FILES: readonly ContentFile[] = [
  { file: 'cards/both-actions.json', data: bothActions },
  { file: 'cards/both-characters.json', data: bothCharacters },
  { file: 'cards/both-items.json', data: bothItems },
  { file: 'cards/ce-actions.json', data: ceActions },
  { file: 'cards/ce-deverenian.json', data: ceDeverenian },
  { file: 'cards/ce-dwarf.json', data: ceDwarf },
  { file: 'cards/ce-elf.json', data: ceElf },
  { file: 'cards/ce-free-kingdoms.json', data: ceFreeKingdoms },
  { file: 'cards/ce-items.json', data: ceItems },
  { file: 'cards/ce-mercenary.json', data: ceMercenary },
  { file: 'cards/ce-nothrog.json', data: ceNothrog },
  { file: 'cards/ee-actions.json', data: eeActions },
  { file: 'cards/ee-deverenian.json', data: eeDeverenian },
  { file: 'cards/ee-dwarf.json', data: eeDwarf },
  { file: 'cards/ee-elf.json', data: eeElf },
  { file: 'cards/ee-free-kingdoms.json', data: eeFreeKingdoms },
  { file: 'cards/ee-items.json', data: eeItems },
  { file: 'cards/ee-mercenary.json', data: eeMercenary },
  { file: 'cards/ee-nothrog.json', data: eeNothrog },
];

export const DECK_FILES: readonly ContentFile[] = [
  { file: 'decks/epic-deverenian.json', data: epicDeverenianDeck },
  { file: 'decks/epic-dwarf.json', data: epicDwarfDeck },
  { file: 'decks/epic-elf.json', data: epicElfDeck },
  { file: 'decks/epic-free-kingdoms.json', data: epicFreeKingdomsDeck },
  { file: 'decks/epic-mercenary.json', data: epicMercenaryDeck },
  { file: 'decks/epic-nothrog.json', data: epicNothrogDeck },
  { file: 'decks/campaign-deverenian.json', data: campaignDeverenianDeck },
  { file: 'decks/campaign-dwarf.json', data: campaignDwarfDeck },
  { file: 'decks/campaign-elf.json', data: campaignElfDeck },
  { file: 'decks/campaign-free-kingdoms.json', data: campaignFreeKingdomsDeck },
  { file: 'decks/campaign-mercenary.json', data: campaignMercenaryDeck },
  { file: 'decks/campaign-nothrog.json', data: campaignNothrogDeck },
];
