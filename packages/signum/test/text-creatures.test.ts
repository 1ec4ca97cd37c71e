/**
 * Whom texts speak of: each word of a filter, one creature or many.
 */
import type { Creatures } from '../src/abilities/language.ts';
import { character, saidBy, saidOfCreatures, testTexts, type Example, type Said } from './text-samples.ts';

const ONE: readonly Example<Creatures>[] = [
  [
    {},
    'First Word: A creature of your choice takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl erleidet 1 Schaden.',
    'Prima parola: una creatura a tua scelta subisce 1 danno.',
  ],
  [
    { side: 'your' },
    'First Word: One of your creatures takes 1 damage.',
    'Erstes Wort: Eine deiner Kreaturen erleidet 1 Schaden.',
    'Prima parola: una delle tue creature subisce 1 danno.',
  ],
  [
    { side: 'allied' },
    'First Word: An allied creature of your choice takes 1 damage.',
    'Erstes Wort: Eine verbündete Kreatur deiner Wahl erleidet 1 Schaden.',
    'Prima parola: una creatura alleata a tua scelta subisce 1 danno.',
  ],
  [
    { side: 'enemy' },
    'First Word: An enemy creature of your choice takes 1 damage.',
    'Erstes Wort: Eine gegnerische Kreatur deiner Wahl erleidet 1 Schaden.',
    'Prima parola: una creatura nemica a tua scelta subisce 1 danno.',
  ],
  [
    { class: ['hero'] },
    'First Word: A hero of your choice takes 1 damage.',
    'Erstes Wort: Ein Held deiner Wahl erleidet 1 Schaden.',
    'Prima parola: un eroe a tua scelta subisce 1 danno.',
  ],
  [
    { class: ['character'] },
    'First Word: A character of your choice takes 1 damage.',
    'Erstes Wort: Eine Spielfigur deiner Wahl erleidet 1 Schaden.',
    'Prima parola: un personaggio a tua scelta subisce 1 danno.',
  ],
  [
    { class: ['minion'] },
    'First Word: A minion of your choice takes 1 damage.',
    'Erstes Wort: Ein Diener deiner Wahl erleidet 1 Schaden.',
    'Prima parola: un servitore a tua scelta subisce 1 danno.',
  ],
  [
    { side: 'enemy', class: ['character', 'minion'] },
    'First Word: An enemy character or minion of your choice takes 1 damage.',
    'Erstes Wort: Eine gegnerische Spielfigur oder ein gegnerischer Diener deiner Wahl erleidet 1 Schaden.',
    'Prima parola: un personaggio o servitore nemico a tua scelta subisce 1 danno.',
  ],
  [
    { side: 'your', class: ['minion', 'character'] },
    'First Word: One of your minions or characters takes 1 damage.',
    'Erstes Wort: Einer deiner Diener oder eine deiner Spielfiguren erleidet 1 Schaden.',
    'Prima parola: uno dei tuoi servitori o personaggi subisce 1 danno.',
  ],
  [
    { side: 'your', class: ['hero'] },
    'First Word: Your hero takes 1 damage.',
    'Erstes Wort: Dein Held erleidet 1 Schaden.',
    'Prima parola: il tuo eroe subisce 1 danno.',
  ],
  [
    { side: 'enemy', rank: ['gold'] },
    'First Word: An enemy gold character of your choice takes 1 damage.',
    'Erstes Wort: Eine gegnerische Spielfigur deiner Wahl mit Goldrang erleidet 1 Schaden.',
    'Prima parola: un personaggio nemico di rango oro a tua scelta subisce 1 danno.',
  ],
  [
    { side: 'enemy', rank: ['rankless', 'bronze'] },
    'First Word: An enemy rankless or bronze character of your choice takes 1 damage.',
    'Erstes Wort: Eine gegnerische Spielfigur deiner Wahl ohne Rang oder mit Bronzerang erleidet 1 Schaden.',
    'Prima parola: un personaggio nemico senza rango o di rango bronzo a tua scelta subisce 1 danno.',
  ],
  [
    { side: 'your', rank: ['bronze', 'silver'] },
    'First Word: One of your bronze or silver characters takes 1 damage.',
    'Erstes Wort: Eine deiner Spielfiguren mit Bronze- oder Silberrang erleidet 1 Schaden.',
    'Prima parola: uno dei tuoi personaggi di rango bronzo o argento subisce 1 danno.',
  ],
  [
    { faction: 'thornveil' },
    'First Word: A creature of your choice of the faction Thornveil Kin takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl der Fraktion Thornveil Kin erleidet 1 Schaden.',
    'Prima parola: una creatura a tua scelta della fazione Thornveil Kin subisce 1 danno.',
  ],
  [
    { affinity: ['Beast'] },
    'First Word: A creature of your choice with the affinity Beast takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl mit der Affinität Bestie erleidet 1 Schaden.',
    "Prima parola: una creatura a tua scelta con l'affinità Bestia subisce 1 danno.",
  ],
  [
    { affinity: ['Undead', 'Mech'] },
    'First Word: A creature of your choice with the affinity Undead or Mech takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl mit der Affinität Untot oder Mech erleidet 1 Schaden.',
    "Prima parola: una creatura a tua scelta con l'affinità Non morto o Mech subisce 1 danno.",
  ],
  [
    { keyword: ['Brave'] },
    'First Word: A creature of your choice with Brave takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl mit Mut erleidet 1 Schaden.',
    'Prima parola: una creatura a tua scelta con Coraggio subisce 1 danno.',
  ],
  [
    { keyword: ['Attack Master', 'close'] },
    'First Word: A creature of your choice with Attack Master or a close property takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl mit Angriffsmeister oder einer Schließeigenschaft erleidet 1 Schaden.',
    "Prima parola: una creatura a tua scelta con Maestro d'attacco o una proprietà di chiusura subisce 1 danno.",
  ],
  [
    { side: 'allied', other: true },
    'First Word: Another allied creature of your choice takes 1 damage.',
    'Erstes Wort: Eine andere verbündete Kreatur deiner Wahl erleidet 1 Schaden.',
    "Prima parola: un'altra creatura alleata a tua scelta subisce 1 danno.",
  ],
  [
    { side: 'your', other: true },
    'First Word: One of your other creatures takes 1 damage.',
    'Erstes Wort: Eine deiner anderen Kreaturen erleidet 1 Schaden.',
    'Prima parola: una delle tue altre creature subisce 1 danno.',
  ],
  [
    { wounded: true },
    'First Word: A wounded creature of your choice takes 1 damage.',
    'Erstes Wort: Eine verwundete Kreatur deiner Wahl erleidet 1 Schaden.',
    'Prima parola: una creatura ferita a tua scelta subisce 1 danno.',
  ],
  [
    { wounded: false, side: 'enemy' },
    'First Word: An unwounded enemy creature of your choice takes 1 damage.',
    'Erstes Wort: Eine unverwundete gegnerische Kreatur deiner Wahl erleidet 1 Schaden.',
    'Prima parola: una creatura nemica non ferita a tua scelta subisce 1 danno.',
  ],
  [
    { attack: ['melee'] },
    'First Word: A creature of your choice with a melee attack takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl mit Nahkampfangriff erleidet 1 Schaden.',
    'Prima parola: una creatura a tua scelta con un attacco in mischia subisce 1 danno.',
  ],
  [
    { attack: ['ranged', 'magic'] },
    'First Word: A creature of your choice with a ranged or magic attack takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl mit Fernkampfangriff oder magischem Angriff erleidet 1 Schaden.',
    'Prima parola: una creatura a tua scelta con un attacco a distanza o magico subisce 1 danno.',
  ],
  [
    { within: 1 },
    'First Word: A creature of your choice within 1 hex of this character takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl im Umkreis von 1 Sechseck um diese Spielfigur erleidet 1 Schaden.',
    'Prima parola: una creatura a tua scelta entro 1 esagono da questo personaggio subisce 1 danno.',
  ],
  [
    { within: 3, side: 'enemy' },
    'First Word: An enemy creature of your choice within 3 hexes of this character takes 1 damage.',
    'Erstes Wort: Eine gegnerische Kreatur deiner Wahl im Umkreis von 3 Sechsecken um diese Spielfigur erleidet 1 Schaden.',
    'Prima parola: una creatura nemica a tua scelta entro 3 esagoni da questo personaggio subisce 1 danno.',
  ],
  [
    { contact: true },
    'First Word: A creature of your choice in contact with this character takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl in Kontakt mit dieser Spielfigur erleidet 1 Schaden.',
    'Prima parola: una creatura a tua scelta in contatto con questo personaggio subisce 1 danno.',
  ],
  [
    { sight: true },
    'First Word: A creature of your choice in line of sight of this character takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl in Sichtlinie zu dieser Spielfigur erleidet 1 Schaden.',
    'Prima parola: una creatura a tua scelta nella linea di vista di questo personaggio subisce 1 danno.',
  ],
  [
    { near: { side: 'your' } },
    'First Word: A creature of your choice in contact with one of your creatures takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl in Kontakt mit einer deiner Kreaturen erleidet 1 Schaden.',
    'Prima parola: una creatura a tua scelta in contatto con una delle tue creature subisce 1 danno.',
  ],
  [
    { terrain: ['forest'] },
    'First Word: A creature of your choice in or next to a forest takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl in oder neben einem Wald erleidet 1 Schaden.',
    'Prima parola: una creatura a tua scelta dentro o accanto a una foresta subisce 1 danno.',
  ],
  [
    { terrain: ['ruins', 'hill', 'portal'] },
    'First Word: A creature of your choice in or next to ancient ruins, a hill or a spherical portal takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl in oder neben Antiken Ruinen, einem Hügel oder einem Sphärischen Portal erleidet 1 Schaden.',
    'Prima parola: una creatura a tua scelta dentro o accanto a rovine antiche, una collina o un portale sferico subisce 1 danno.',
  ],
  [
    { activated: true },
    'First Word: A creature of your choice that counts as activated takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl, die als aktiviert gilt, erleidet 1 Schaden.',
    'Prima parola: una creatura a tua scelta che conta come attivata subisce 1 danno.',
  ],
  [
    { activated: false },
    'First Word: A creature of your choice that has not been activated yet takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl, die noch nicht aktiviert wurde, erleidet 1 Schaden.',
    'Prima parola: una creatura a tua scelta che non è ancora stata attivata subisce 1 danno.',
  ],
  [
    { side: 'your', acted: true },
    'First Word: One of your creatures that was activated this turn takes 1 damage.',
    'Erstes Wort: Eine deiner Kreaturen, die in diesem Spielzug aktiviert wurde, erleidet 1 Schaden.',
    'Prima parola: una delle tue creature che è stata attivata in questo turno subisce 1 danno.',
  ],
  [
    { hasToken: 'poison' },
    'First Word: A creature of your choice with a poison token takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl mit Giftmarke erleidet 1 Schaden.',
    'Prima parola: una creatura a tua scelta con un segnalino veleno subisce 1 danno.',
  ],
  [
    { hasToken: 'armour' },
    'First Word: A creature of your choice with an armour token takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl mit Rüstungsmarke erleidet 1 Schaden.',
    'Prima parola: una creatura a tua scelta con un segnalino armatura subisce 1 danno.',
  ],
  [
    { not: { class: ['hero'] } },
    'First Word: A creature of your choice that is not a hero takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl, die kein Held ist, erleidet 1 Schaden.',
    'Prima parola: una creatura a tua scelta che non è un eroe subisce 1 danno.',
  ],
  [
    { not: { wounded: true } },
    'First Word: A creature of your choice that is not wounded takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl, die nicht verwundet ist, erleidet 1 Schaden.',
    'Prima parola: una creatura a tua scelta che non è ferita subisce 1 danno.',
  ],
  [
    { side: 'enemy', not: { keyword: ['Brave', 'triggered'] } },
    'First Word: An enemy creature of your choice without Brave or a triggered property takes 1 damage.',
    'Erstes Wort: Eine gegnerische Kreatur deiner Wahl ohne Mut oder eine auslösbare Eigenschaft erleidet 1 Schaden.',
    'Prima parola: una creatura nemica a tua scelta senza Coraggio o una proprietà innescata subisce 1 danno.',
  ],
  [
    { not: { attack: ['melee'] } },
    'First Word: A creature of your choice without a melee attack takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl ohne Nahkampfangriff erleidet 1 Schaden.',
    'Prima parola: una creatura a tua scelta senza attacco in mischia subisce 1 danno.',
  ],
  [
    { not: { hasToken: 'stun' } },
    'First Word: A creature of your choice without a stun token takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl ohne Betäubungsmarke erleidet 1 Schaden.',
    'Prima parola: una creatura a tua scelta senza segnalino stordimento subisce 1 danno.',
  ],
  [
    { not: { contact: true } },
    'First Word: A creature of your choice that is not in contact with this character takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl, die nicht in Kontakt mit dieser Spielfigur ist, erleidet 1 Schaden.',
    'Prima parola: una creatura a tua scelta che non è in contatto con questo personaggio subisce 1 danno.',
  ],
  [
    { affinity: ['Beast'], hasToken: 'plague', keyword: ['reuse', 'grants'] },
    'First Word: A creature of your choice with the affinity Beast and a reusable property or a permanent property and a plague token takes 1 damage.',
    'Erstes Wort: Eine Kreatur deiner Wahl mit der Affinität Bestie und einer wiederverwendbaren Eigenschaft oder einer dauerhaften Eigenschaft und Seuchenmarke erleidet 1 Schaden.',
    "Prima parola: una creatura a tua scelta con l'affinità Bestia e una proprietà riutilizzabile o una proprietà permanente e un segnalino peste subisce 1 danno.",
  ],
  [
    { side: 'enemy', class: ['character'], not: { wounded: true, side: 'enemy' } },
    'First Word: An enemy character of your choice that is not a wounded enemy creature takes 1 damage.',
    'Erstes Wort: Eine gegnerische Spielfigur deiner Wahl, die keine verwundete gegnerische Kreatur ist, erleidet 1 Schaden.',
    'Prima parola: un personaggio nemico a tua scelta che non è una creatura nemica ferita subisce 1 danno.',
  ],
  [
    {
      side: 'enemy',
      wounded: true,
      class: ['character'],
      rank: ['silver'],
      attack: ['magic'],
      within: 2,
      activated: false,
    },
    'First Word: A wounded enemy silver character of your choice with a magic attack within 2 hexes of this character that has not been activated yet takes 1 damage.',
    'Erstes Wort: Eine verwundete gegnerische Spielfigur deiner Wahl mit Silberrang und magischem Angriff im Umkreis von 2 Sechsecken um diese Spielfigur, die noch nicht aktiviert wurde, erleidet 1 Schaden.',
    'Prima parola: un personaggio nemico ferito di rango argento a tua scelta con un attacco magico entro 2 esagoni da questo personaggio che non è ancora stato attivato subisce 1 danno.',
  ],
];

const MANY: readonly Example<Creatures>[] = [
  [
    { side: 'allied', class: ['character'] },
    'Aura 2: Allied characters have Brave.',
    'Aura 2: Verbündete Spielfiguren haben Mut.',
    'Aura 2: i personaggi alleati hanno Coraggio.',
  ],
  [
    { side: 'your', class: ['minion'] },
    'Aura 2: Your minions have Brave.',
    'Aura 2: Deine Diener haben Mut.',
    'Aura 2: i tuoi servitori hanno Coraggio.',
  ],
  [
    { side: 'enemy', other: true },
    'Aura 2: Other enemy creatures have Brave.',
    'Aura 2: Andere gegnerische Kreaturen haben Mut.',
    'Aura 2: le altre creature nemiche hanno Coraggio.',
  ],
  [
    { side: 'enemy', class: ['hero', 'character'], wounded: true },
    'Aura 2: Wounded enemy heroes and characters have Brave.',
    'Aura 2: Verwundete gegnerische Helden und Spielfiguren haben Mut.',
    'Aura 2: gli eroi e i personaggi nemici feriti hanno Coraggio.',
  ],
  [
    { acted: true },
    'Aura 2: Creatures that were activated this turn have Brave.',
    'Aura 2: Kreaturen, die in diesem Spielzug aktiviert wurden, haben Mut.',
    'Aura 2: le creature che sono state attivate in questo turno hanno Coraggio.',
  ],
  [
    { activated: false },
    'Aura 2: Creatures that have not been activated yet have Brave.',
    'Aura 2: Kreaturen, die noch nicht aktiviert wurden, haben Mut.',
    'Aura 2: le creature che non sono ancora state attivate hanno Coraggio.',
  ],
  [
    { not: { affinity: ['Mech'] } },
    'Aura 2: Creatures without the affinity Mech have Brave.',
    'Aura 2: Kreaturen ohne die Affinität Mech haben Mut.',
    "Aura 2: le creature senza l'affinità Mech hanno Coraggio.",
  ],
];

/** What an aura gives to these. */
function saidOfMany(who: Creatures): Said {
  const grants = [{ grant: 'property', property: { keyword: 'Brave' } }] as const;
  return saidBy(character({ keyword: 'Aura', value: 2, who, grants }));
}

testTexts('one', ONE, saidOfCreatures);

testTexts('many', MANY, saidOfMany);
