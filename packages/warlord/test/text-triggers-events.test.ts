/**
 * What a React waits for: wounds, deaths, cards, movement, initiative.
 */
import { describe } from 'vitest';
import type { Trigger } from '../src/abilities/language.ts';
import { reactsTo, RUTH, testTexts, type Phrase } from './text-samples.ts';

const EXAMPLES: readonly Phrase<Trigger>[] = [
  [
    { at: 'before_wounds', on: { faction: 'Elf' } },
    'Before an Elf suffers wounds',
    'Bevor ein Elf Wunden erleidet',
    'Prima che un Elfo subisca ferite',
  ],
  [
    { at: 'before_wounds', by: 'this', on: { faction: 'Elf' }, via: 'spell' },
    'Before Ruth inflicts wounds on an Elf with a spell',
    'Bevor Ruth einem Elfen mit einem Zauberspruch Wunden zufügt',
    'Prima che Ruth infligga ferite a un Elfo con un incantesimo',
  ],
  [
    { at: 'wounded', on: 'this', via: 'fall' },
    'After Ruth suffers wounds from falling forward',
    'Nachdem Ruth durch Vorwärtsfallen Wunden erlitten hat',
    'Dopo che Ruth ha subito ferite da una caduta in avanti',
  ],
  [
    { at: 'wounded', by: { faction: 'Elf' }, on: 'this', via: 'action' },
    'After an Elf inflicts wounds on Ruth with an action',
    'Nachdem ein Elf Ruth mit einer Aktion Wunden zugefügt hat',
    "Dopo che un Elfo ha inflitto ferite a Ruth con un'azione",
  ],
  [
    { at: 'killed', on: 'this' },
    'After Ruth is killed',
    'Nachdem Ruth getötet wurde',
    'Dopo che questo personaggio è stato ucciso',
  ],
  [
    { at: 'killed', by: 'this', on: { controller: 'opponent' }, via: 'ranged' },
    'After Ruth kills an opposing character with a ranged strike',
    'Nachdem Ruth einen gegnerischen Charakter mit einem Fernangriff getötet hat',
    'Dopo che Ruth ha ucciso un personaggio avversario con un colpo a distanza',
  ],
  [
    { at: 'killed', on: { faction: 'Elf' }, via: 'cost' },
    'After an Elf is killed as a cost',
    'Nachdem ein Elf als Kosten getötet wurde',
    'Dopo che un Elfo è stato ucciso come costo',
  ],
  [
    { at: 'killed_by_melee', on: { faction: 'Elf' } },
    'After an Elf is killed by a melee strike',
    'Nachdem ein Elf durch einen Nahkampfschlag getötet wurde',
    'Dopo che un Elfo è stato ucciso da un colpo di mischia',
  ],
  [
    { at: 'killed_by_melee', by: 'this' },
    'After Ruth kills a character with a melee strike',
    'Nachdem Ruth einen Charakter mit einem Nahkampfschlag getötet hat',
    'Dopo che Ruth ha ucciso un personaggio con un colpo di mischia',
  ],
  [
    { at: 'after_melee_strike', on: 'this' },
    'After a melee strike against Ruth',
    'Nach einem Nahkampfschlag gegen Ruth',
    'Dopo un colpo di mischia contro Ruth',
  ],
  [
    { at: 'after_ranged_strike', by: 'this', on: { faction: 'Elf' } },
    'After Ruth performs a ranged strike against an Elf',
    'Nachdem Ruth einen Fernangriff gegen einen Elfen ausgeführt hat',
    'Dopo che Ruth ha effettuato un colpo a distanza contro un Elfo',
  ],
  [
    { at: 'card_drawn', by: { controller: 'opponent' } },
    'After an opponent draws a card',
    'Nachdem ein Gegner eine Karte gezogen hat',
    'Dopo che un avversario ha pescato una carta',
  ],
  [
    { at: 'card_drawn', by: 'this', card: 'self' },
    'After you draw Ruth',
    'Nachdem du Ruth gezogen hast',
    'Dopo che hai pescato Ruth',
  ],
  [
    { at: 'retrieved', card: { type: 'item' } },
    'After a player retrieves an item card',
    'Nachdem ein Spieler eine Gegenstandskarte herausgeholt hat',
    'Dopo che un giocatore ha recuperato una carta oggetto',
  ],
  [{ at: 'attack_declared', by: 'this' }, 'When Ruth attacks', 'Wenn Ruth angreift', 'Quando Ruth attacca'],
  [
    { at: 'attack_ended', by: { faction: 'Elf' } },
    'After an Elf has attacked',
    'Nachdem ein Elf angegriffen hat',
    'Dopo che un Elfo ha attaccato',
  ],
  [
    { at: 'action_played', card: { type: 'spell' } },
    'After the costs of a spell are paid',
    'Nachdem die Kosten für einen Zauberspruch bezahlt wurden',
    'Dopo che sono stati pagati i costi di un incantesimo',
  ],
  [
    { at: 'action_played', by: { controller: 'opponent' }, action: 'react' },
    'After an opposing character pays the costs of a React',
    'Nachdem ein gegnerischer Charakter die Kosten für eine Reaktion bezahlt hat',
    'Dopo che un personaggio avversario ha pagato i costi di una reazione',
  ],
  [
    { at: 'action_played', by: 'this', card: { type: 'spell', class: 'Cleric' }, action: 'spend' },
    'After Ruth spends to pay the costs of a Cleric spell',
    'Nachdem Ruth sich verausgabt hat, um einen Kleriker-Zauberspruch zu wirken',
    'Dopo che Ruth ha pagato i costi di un incantesimo da Chierico spendendosi',
  ],
  [
    { at: 'action_performed', by: 'this', action: 'order' },
    'After Ruth performs an Order',
    'Nachdem Ruth einen Befehl ausgeführt hat',
    'Dopo che Ruth ha eseguito un ordine',
  ],
  [
    { at: 'action_performed', by: 'this', card: { type: 'spell' } },
    'After Ruth casts a spell',
    'Nachdem Ruth einen Zauberspruch gewirkt hat',
    'Dopo che Ruth ha lanciato un incantesimo',
  ],
  [
    { at: 'entered_play', on: 'this' },
    'After Ruth enters play',
    'Nachdem Ruth ins Spiel gekommen ist',
    'Dopo che questo personaggio è entrato in gioco',
  ],
  [
    { at: 'left_play', on: { faction: 'Elf' } },
    'After an Elf leaves play',
    'Nachdem ein Elf das Spiel verlassen hat',
    'Dopo che un Elfo ha lasciato il gioco',
  ],
  [
    { at: 'moved', on: 'this' },
    'After Ruth moves',
    'Nachdem Ruth sich bewegt hat',
    'Dopo che questo personaggio si è mosso',
  ],
  [
    { at: 'moved', on: { faction: 'Elf' }, movedBy: 'fall' },
    'After an Elf falls forward',
    'Nachdem ein Elf vorwärts gefallen ist',
    'Dopo che un Elfo è caduto in avanti',
  ],
  [
    { at: 'moved', on: { faction: 'Elf' }, movedBy: 'maneuver' },
    'After an Elf moves by maneuvering',
    'Nachdem ein Elf sich durch ein Manöver bewegt hat',
    'Dopo che un Elfo si è mosso con una manovra',
  ],
  [
    { at: 'moved', on: { faction: 'Elf' }, movedBy: 'effect' },
    'After an Elf is moved by an effect',
    'Nachdem ein Elf durch einen Effekt bewegt wurde',
    'Dopo che un Elfo è stato mosso da un effetto',
  ],
  [
    { at: 'maneuvered', by: { faction: 'Elf' } },
    'After an Elf maneuvers',
    'Nachdem ein Elf manövriert hat',
    'Dopo che un Elfo ha manovrato',
  ],
  [
    { at: 'orientation_changed', on: 'this', became: 'stunned' },
    'After Ruth becomes stunned',
    'Nachdem Ruth betäubt wurde',
    'Dopo che questo personaggio è diventato stordito',
  ],
  [
    { at: 'orientation_changed', on: { faction: 'Elf' }, by: 'this', became: 'ready' },
    'After an Elf becomes ready because of Ruth',
    'Nachdem ein Elf sich durch Ruth erholt hat',
    'Dopo che un Elfo è diventato pronto a causa di Ruth',
  ],
  [
    { at: 'equipped', on: 'this', card: { trait: 'Weapon' } },
    'After Ruth equips a Weapon',
    'Nachdem Ruth mit einer Waffe ausgerüstet wurde',
    "Dopo che questo personaggio è stato equipaggiato con un'Arma",
  ],
  [
    { at: 'equipped', card: 'self' },
    'After Ruth is equipped',
    'Nachdem Ruth ausgerüstet wurde',
    'Dopo che questo personaggio è stato equipaggiato',
  ],
  [
    { at: 'check_or_save_result', by: 'this', roll: 'check', result: 'failure' },
    'After Ruth fails a check',
    'Nachdem Ruth eine Probe nicht bestanden hat',
    'Dopo che Ruth ha fallito una prova',
  ],
  [
    { at: 'check_or_save_result', by: { faction: 'Elf' }, roll: 'save', result: 'success' },
    'After an Elf succeeds with a save',
    'Nachdem ein Elf einen Rettungswurf bestanden hat',
    'Dopo che un Elfo ha superato un tiro salvezza',
  ],
  [
    { at: 'initiative_settled', initiative: 'won' },
    'After you win initiative',
    'Nachdem du die Initiative gewonnen hast',
    "Dopo che hai vinto l'iniziativa",
  ],
  [
    { at: 'initiative_settled', initiative: 'lost' },
    'After you lose initiative',
    'Nachdem du die Initiative verloren hast',
    "Dopo che hai perso l'iniziativa",
  ],
  [
    { at: 'initiative_settled' },
    'After initiative is settled',
    'Nachdem die Initiative feststeht',
    "Dopo che l'iniziativa è stata stabilita",
  ],
  [
    { at: ['entered_play', 'moved'], on: 'this' },
    'After Ruth enters play or after Ruth moves',
    'Nachdem Ruth ins Spiel gekommen ist oder nachdem Ruth sich bewegt hat',
    'Dopo che questo personaggio è entrato in gioco o dopo che questo personaggio si è mosso',
  ],
  [
    { at: 'killed', on: { faction: 'Elf' }, if: { test: 'wonInitiative' } },
    'After an Elf is killed, if you won initiative this turn',
    'Nachdem ein Elf getötet wurde, falls du in dieser Runde die Initiative gewonnen hast',
    "Dopo che un Elfo è stato ucciso, se hai vinto l'iniziativa in questo turno",
  ],
];

describe('triggers of other events', () => testTexts(RUTH, reactsTo(EXAMPLES)));
