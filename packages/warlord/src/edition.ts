/**
 * The two rule sets as switches over one implementation: every difference of chapter 34 that changes play.
 */

export const EDITIONS = ['campaign', 'epic'] as const;
export type Edition = (typeof EDITIONS)[number];

export interface EditionRules {
  /** WL-4.12 */
  readonly stunnedCanBeEquipped: boolean;
  /** WL-5.15 */
  readonly fallWoundsStunned: boolean;
  /** WL-5.17: whether any card effect may prevent the penalty of a fall, or only Reacts for reforming. */
  readonly fallPenaltyPreventable: boolean;
  /** WL-14.3, WL-16.1, WL-27.4: who performs action cards and is given items. */
  readonly scope: 'own ranks' | 'controlled';
  /** WL-16.8 */
  readonly itemClash: 'shared traits' | 'equip locations';
  /** WL-17.6 */
  readonly stunnedItemsAct: boolean;
  /** WL-20.7 */
  readonly setAtkIgnoresEarlier: boolean;
  /** WL-21.6 */
  readonly saveNegatesSpell: boolean;
  /** WL-26.1, WL-26.4 */
  readonly charisma: 'same rank' | 'within one rank';
  /** WL-26.23 */
  readonly powerattackAt: 'before_strike_roll' | 'after_aiming_melee';
  /** WL-26.39, WL-26.40, WL-26.41 */
  readonly stealth: 'campaign' | 'epic';
  /** WL-27.6 */
  readonly lostStealthSendsHome: boolean;
  /** WL-30.8 */
  readonly charges: boolean;
  /** WL-31.1, WL-31.4, WL-31.5 */
  readonly elimination: 'own Warlord gone' | 'controls no Warlord';
}

const CAMPAIGN: EditionRules = {
  stunnedCanBeEquipped: false,
  fallWoundsStunned: false,
  fallPenaltyPreventable: false,
  scope: 'own ranks',
  itemClash: 'shared traits',
  stunnedItemsAct: true,
  setAtkIgnoresEarlier: true,
  saveNegatesSpell: true,
  charisma: 'same rank',
  powerattackAt: 'before_strike_roll',
  stealth: 'campaign',
  lostStealthSendsHome: true,
  charges: false,
  elimination: 'own Warlord gone',
};

const EPIC: EditionRules = {
  stunnedCanBeEquipped: true,
  fallWoundsStunned: true,
  fallPenaltyPreventable: true,
  scope: 'controlled',
  itemClash: 'equip locations',
  stunnedItemsAct: false,
  setAtkIgnoresEarlier: false,
  saveNegatesSpell: false,
  charisma: 'within one rank',
  powerattackAt: 'after_aiming_melee',
  stealth: 'epic',
  lostStealthSendsHome: false,
  charges: true,
  elimination: 'controls no Warlord',
};

export function rulesOf(edition: Edition): EditionRules {
  return edition === 'campaign' ? CAMPAIGN : EPIC;
}
