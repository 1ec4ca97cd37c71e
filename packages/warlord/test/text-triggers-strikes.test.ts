/**
 * What a React waits for: strikes and die rolls.
 */
import { describe } from 'vitest';
import type { Trigger } from '../src/abilities/language.ts';
import { reactsTo, RUTH, testTexts, type Phrase } from './text-samples.ts';

const EXAMPLES: readonly Phrase<Trigger>[] = [
  [
    { at: 'reforming', on: 'this' },
    'Before Ruth falls forward from an illegal rank',
    'Bevor Ruth aus einem illegalen Rang vorwärts fällt',
    'Prima che Ruth cada in avanti da un rango illegale',
  ],
  [
    { at: 'before_ranged_target', by: 'this' },
    'Before Ruth chooses the target of a ranged strike',
    'Bevor Ruth ein Ziel für einen Fernangriff erklärt',
    'Prima che Ruth scelga il bersaglio di un colpo a distanza',
  ],
  [
    { at: 'after_targeted_melee', on: 'this' },
    'After Ruth is targeted with a melee strike',
    'Nachdem Ruth zum Ziel eines Nahkampfschlags erklärt wurde',
    'Dopo che un colpo di mischia ha preso di mira Ruth',
  ],
  [
    { at: 'after_targeted_ranged', on: { faction: 'Elf' }, by: { controller: 'opponent' } },
    'After an Elf is targeted by an opposing character with a ranged strike',
    'Nachdem ein Elf zum Ziel eines Fernangriffs eines gegnerischen Charakters erklärt wurde',
    'Dopo che un colpo a distanza di un personaggio avversario ha preso di mira un Elfo',
  ],
  [
    { at: 'after_targeted_action', on: { adjacent: true } },
    'After an adjacent character is targeted with an action',
    'Nachdem ein nebenstehender Charakter zum Ziel einer Aktion erklärt wurde',
    "Dopo che un'azione ha preso di mira un personaggio adiacente",
  ],
  [
    { at: 'after_targeted_spell', on: 'this' },
    'After Ruth is targeted with a spell',
    'Nachdem Ruth zum Ziel eines Zauberspruchs erklärt wurde',
    'Dopo che un incantesimo ha preso di mira Ruth',
  ],
  [
    { at: ['after_targeted_melee', 'after_targeted_ranged', 'after_targeted_action'], on: 'this' },
    'After Ruth is targeted with a melee strike, a ranged strike or an action',
    'Nachdem Ruth zum Ziel eines Nahkampfschlags, eines Fernangriffs oder einer Aktion erklärt wurde',
    "Dopo che un colpo di mischia, un colpo a distanza o un'azione ha preso di mira Ruth",
  ],
  [
    { at: 'after_aiming_melee', by: 'this' },
    'After Ruth targets a melee strike',
    'Nachdem Ruth ein Ziel für einen Nahkampfschlag erklärt hat',
    'Dopo che Ruth ha scelto il bersaglio di un colpo di mischia',
  ],
  [
    { at: 'after_aiming_melee', by: 'this', on: { state: 'stunned' } },
    'After Ruth targets a melee strike against a stunned character',
    'Nachdem Ruth einen betäubten Charakter zum Ziel eines Nahkampfschlags erklärt hat',
    'Dopo che Ruth ha preso di mira un personaggio stordito con un colpo di mischia',
  ],
  [
    { at: 'after_aiming_ranged', by: { faction: 'Elf' }, on: 'this' },
    'After an Elf targets a ranged strike against Ruth',
    'Nachdem ein Elf Ruth zum Ziel eines Fernangriffs erklärt hat',
    'Dopo che un Elfo ha preso di mira Ruth con un colpo a distanza',
  ],
  [
    { at: 'before_strike_roll', by: 'this' },
    'Before Ruth makes a melee strike roll',
    'Bevor Ruth für einen Nahkampfschlag würfelt',
    'Prima che Ruth tiri il dado per un colpo di mischia',
  ],
  [
    { at: 'before_strike_roll', on: 'this' },
    'Before a melee strike roll against Ruth',
    'Bevor für einen Nahkampfschlag gegen Ruth gewürfelt wird',
    'Prima del tiro per un colpo di mischia contro Ruth',
  ],
  [
    { at: 'after_die_roll', by: { other: true, sameRank: true } },
    'After another character in this rank makes a die roll',
    'Nachdem ein anderer Charakter in diesem Rang gewürfelt hat',
    'Dopo che un altro personaggio in questo rango ha effettuato un tiro di dado',
  ],
  [{ at: 'after_die_roll' }, 'After a die roll', 'Nach einem Würfelwurf', 'Dopo un tiro di dado'],
  [
    { at: 'after_die_roll', roll: ['melee', 'ranged'], on: 'this' },
    'After a melee strike roll or a ranged strike roll against Ruth',
    'Nachdem für einen Nahkampfschlag oder Fernangriff gegen Ruth gewürfelt wurde',
    'Dopo il tiro per un colpo di mischia o a distanza contro Ruth',
  ],
  [
    { at: 'after_die_roll', by: 'this', result: 'critical-success' },
    'After Ruth rolls a Critical Success',
    'Nachdem Ruth einen kritischen Erfolg gewürfelt hat',
    'Dopo che Ruth ha ottenuto un Successo Critico',
  ],
  [
    { at: 'after_die_roll', roll: 'save', result: 'critical-failure' },
    'After a Critical Failure is rolled on a save',
    'Nachdem bei einem Rettungswurf ein kritischer Misserfolg gewürfelt wurde',
    'Dopo che è stato ottenuto un Fallimento Critico in un tiro salvezza',
  ],
  [
    { at: 'before_die_roll', by: { army: 'yours' }, roll: 'save' },
    'Before a character in your army makes a save',
    'Bevor ein Charakter in deiner Armee einen Rettungswurf macht',
    'Prima che un personaggio nel tuo esercito effettui un tiro salvezza',
  ],
  [{ at: 'before_die_roll', roll: 'check' }, 'Before a check', 'Vor einer Probe', 'Prima di una prova'],
  [
    { at: 'before_die_roll', by: { controller: 'you', warlord: true }, roll: 'initiative' },
    'Before a Warlord you control makes an initiative roll',
    'Bevor einer deiner Warlords einen Initiativewurf macht',
    'Prima che un Warlord che controlli effettui un tiro di iniziativa',
  ],
  [
    { at: 'after_hit', by: 'this', via: 'melee' },
    'After Ruth hits with a melee strike',
    'Nachdem Ruth mit einem Nahkampfschlag getroffen hat',
    'Dopo che Ruth ha messo a segno un colpo di mischia',
  ],
  [
    { at: 'after_hit', on: 'this', via: ['melee', 'ranged'] },
    'After Ruth is hit by a melee or ranged strike',
    'Nachdem Ruth von einem Nahkampfschlag oder Fernangriff getroffen wurde',
    'Dopo che un colpo di mischia o a distanza contro Ruth è andato a segno',
  ],
  [
    { at: 'strike_missed', by: 'this', on: { faction: 'Elf' }, via: 'melee' },
    'After Ruth misses an Elf with a melee strike',
    'Nachdem Ruth einen Elfen mit einem Nahkampfschlag verfehlt hat',
    'Dopo che Ruth ha mancato un Elfo con un colpo di mischia',
  ],
  [
    { at: 'strike_missed', on: 'this', via: 'ranged' },
    'After a ranged strike against Ruth misses',
    'Nachdem ein Fernangriff gegen Ruth sein Ziel verfehlt hat',
    'Dopo che un colpo a distanza contro Ruth è andato a vuoto',
  ],
];

describe('triggers of strikes and rolls', () => testTexts(RUTH, reactsTo(EXAMPLES)));
