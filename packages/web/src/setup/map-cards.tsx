/**
 * The battlefields, each with a picture made from its data.
 */
import type { SetupChoices } from '@muster/engine';
import { Suspense } from 'react';
import type { GameId } from '../games.ts';
import { MapPicture } from '../maps/map-picture.tsx';
import { useWords } from '../words/index.ts';
import { changed, mapsFor, type SetupDraft } from './draft.ts';
import { RadioCards } from './radio-cards.tsx';

export interface MapCardsProps {
  readonly game: GameId;
  readonly draft: SetupDraft;
  readonly choices: SetupChoices;
  set(draft: SetupDraft): void;
}

export function MapCards({ game, draft, choices, set }: MapCardsProps) {
  const { setup: words } = useWords();
  const maps = mapsFor(draft, choices);
  if (maps.length === 0) return null;
  return (
    <RadioCards
      legend={words.map}
      value={draft.map}
      cards={maps.map(({ id, name, text }) => ({
        value: id,
        name,
        text,
        picture: (
          <Suspense>
            <MapPicture game={game} map={id} />
          </Suspense>
        ),
      }))}
      onChange={(map) => set(changed(draft, { map }, choices))}
    />
  );
}
