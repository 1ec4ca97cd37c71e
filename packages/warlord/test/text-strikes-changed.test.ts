/**
 * Strikes that are changed, canceled, redirected.
 */
import { describe } from 'vitest';
import { STAFF, testTexts, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [
    'alter: bonus',
    { kind: 'react', on: { at: 'after_targeted_melee', on: 'this' }, do: [{ do: 'alterStrike', bonus: 5 }] },
    'React: After this Wizard is targeted with a melee strike: Add 5 to the strike roll.',
    'Reaktion: Nachdem dieser Zauberer zum Ziel eines Nahkampfschlags erklärt wurde: Der Schlag erhält +5 auf den Wurf.',
    'Reazione: Dopo che un colpo di mischia ha preso di mira questo Mago: Il colpo riceve +5 al tiro.',
  ],
  [
    'alter: AC',
    { kind: 'react', on: { at: 'after_targeted_melee', on: 'this' }, do: [{ do: 'alterStrike', ac: 2 }] },
    'React: After this Wizard is targeted with a melee strike: This Wizard gains +2 AC for this strike.',
    'Reaktion: Nachdem dieser Zauberer zum Ziel eines Nahkampfschlags erklärt wurde: Dieser Zauberer erhält für diesen Schlag +2 AC.',
    'Reazione: Dopo che un colpo di mischia ha preso di mira questo Mago: Questo Mago riceve +2 AC per questo colpo.',
  ],
  [
    'alter: wounds',
    {
      kind: 'react',
      on: { at: 'after_targeted_melee', on: 'this' },
      do: [{ do: 'alterStrike', extraWounds: { stat: 'level', of: 'this' } }],
    },
    "React: After this Wizard is targeted with a melee strike: The strike inflicts a number of additional wounds equal to this Wizard's Level.",
    'Reaktion: Nachdem dieser Zauberer zum Ziel eines Nahkampfschlags erklärt wurde: Der Schlag fügt so viele zusätzliche Wunden zu, wie die Stufe dieses Zauberers beträgt.',
    'Reazione: Dopo che un colpo di mischia ha preso di mira questo Mago: Il colpo infligge un numero di ferite supplementari pari al livello di questo Mago.',
  ],
  [
    'alter: result',
    {
      kind: 'react',
      on: { at: 'after_targeted_melee', on: 'this' },
      do: [{ do: 'alterStrike', result: 'critical-failure' }],
    },
    'React: After this Wizard is targeted with a melee strike: The strike is a Critical Failure.',
    'Reaktion: Nachdem dieser Zauberer zum Ziel eines Nahkampfschlags erklärt wurde: Der Schlag ist ein kritischer Misserfolg.',
    'Reazione: Dopo che un colpo di mischia ha preso di mira questo Mago: Il colpo è un Fallimento Critico.',
  ],
  [
    'alter: no wounds',
    { kind: 'react', on: { at: 'after_targeted_melee', on: 'this' }, do: [{ do: 'alterStrike', noWounds: true }] },
    'React: After this Wizard is targeted with a melee strike: The strike inflicts no wounds.',
    'Reaktion: Nachdem dieser Zauberer zum Ziel eines Nahkampfschlags erklärt wurde: Der Schlag fügt keine Wunden zu.',
    'Reazione: Dopo che un colpo di mischia ha preso di mira questo Mago: Il colpo non infligge ferite.',
  ],
  [
    'alter: ignores',
    {
      kind: 'react',
      on: { at: 'after_targeted_melee', on: 'this' },
      do: [{ do: 'alterStrike', ignores: ['Astral', 'Ethereal'] }],
    },
    'React: After this Wizard is targeted with a melee strike: The strike ignores the effects of Astral and Ethereal.',
    'Reaktion: Nachdem dieser Zauberer zum Ziel eines Nahkampfschlags erklärt wurde: Der Schlag ignoriert die Effekte von Astral und Ätherisch.',
    'Reazione: Dopo che un colpo di mischia ha preso di mira questo Mago: Il colpo ignora gli effetti di Astrale ed Etereo.',
  ],
  [
    'alter: on hit',
    {
      kind: 'react',
      on: { at: 'after_aiming_ranged', by: 'this' },
      do: [{ do: 'alterStrike', onHit: [{ do: 'spend', who: 'it' }] }],
    },
    'React: After this Wizard targets a ranged strike: If the strike hits, but before wounds are suffered, spend the target.',
    'Reaktion: Nachdem dieser Zauberer ein Ziel für einen Fernangriff erklärt hat: Wenn der Fernangriff trifft, aber bevor Wunden erlitten werden, verausgabe das Ziel.',
    'Reazione: Dopo che questo Mago ha scelto il bersaglio di un colpo a distanza: Se il colpo va a segno, ma prima che vengano subite ferite, spendi il bersaglio.',
  ],
  [
    'alter: after',
    {
      kind: 'react',
      on: { at: 'after_targeted_melee', on: 'this' },
      do: [{ do: 'alterStrike', after: [{ do: 'ready', who: 'this' }] }],
    },
    'React: After this Wizard is targeted with a melee strike: After the strike, ready this Wizard.',
    'Reaktion: Nachdem dieser Zauberer zum Ziel eines Nahkampfschlags erklärt wurde: Nach dem Schlag richte diesen Zauberer auf.',
    'Reazione: Dopo che un colpo di mischia ha preso di mira questo Mago: Dopo il colpo, rendi pronto questo Mago.',
  ],
  [
    'cancel a strike',
    { kind: 'react', on: { at: 'after_targeted_melee', on: 'this' }, do: [{ do: 'cancel' }] },
    'React: After this Wizard is targeted with a melee strike: Cancel the strike.',
    'Reaktion: Nachdem dieser Zauberer zum Ziel eines Nahkampfschlags erklärt wurde: Hebe den Schlag auf.',
    'Reazione: Dopo che un colpo di mischia ha preso di mira questo Mago: Cancella il colpo.',
  ],
  [
    'cancel an action',
    { kind: 'react', on: { at: 'after_targeted_action', on: 'this' }, do: [{ do: 'cancel' }] },
    'React: After this Wizard is targeted with an action: Cancel the action.',
    'Reaktion: Nachdem dieser Zauberer zum Ziel einer Aktion erklärt wurde: Hebe die Aktion auf.',
    "Reazione: Dopo che un'azione ha preso di mira questo Mago: Cancella l'azione.",
  ],
  [
    'cancel a spell',
    { kind: 'react', on: { at: 'after_targeted_spell', on: 'this' }, do: [{ do: 'cancel' }] },
    'React: After this Wizard is targeted with a spell: Cancel the spell.',
    'Reaktion: Nachdem dieser Zauberer zum Ziel eines Zauberspruchs erklärt wurde: Hebe den Zauberspruch auf.',
    "Reazione: Dopo che un incantesimo ha preso di mira questo Mago: Cancella l'incantesimo.",
  ],
  [
    'cancel a React',
    {
      kind: 'react',
      on: { at: 'action_played', by: { controller: 'opponent' }, action: 'react' },
      do: [{ do: 'cancel' }],
    },
    'React: After an opposing character pays the costs of a React: Cancel the React.',
    'Reaktion: Nachdem ein gegnerischer Charakter die Kosten für eine Reaktion bezahlt hat: Hebe die Reaktion auf.',
    'Reazione: Dopo che un personaggio avversario ha pagato i costi di una reazione: Cancella la reazione.',
  ],
  [
    'redirect',
    {
      kind: 'react',
      on: { at: ['after_targeted_melee', 'after_targeted_action'], on: 'this' },
      do: [{ do: 'redirect', to: { choose: { adjacent: true } } }],
    },
    'React: After this Wizard is targeted with a melee strike or an action: Redirect the strike or action to an adjacent character.',
    'Reaktion: Nachdem dieser Zauberer zum Ziel eines Nahkampfschlags oder einer Aktion erklärt wurde: Lenke den Schlag oder die Aktion auf einen nebenstehenden Charakter um.',
    "Reazione: Dopo che un colpo di mischia o un'azione ha preso di mira questo Mago: Devia il colpo o l'azione su un personaggio adiacente.",
  ],
];

describe('changes to a strike', () => testTexts(STAFF, EXAMPLES));
