/**
 * The armies that come with the game, in the order in which they are offered.
 */
import breathOfWinter from './breath-of-winter.json' with { type: 'json' };
import councilOfLeaves from './council-of-leaves.json' with { type: 'json' };
import courtOfTheUndying from './court-of-the-undying.json' with { type: 'json' };
import eyesOfTheForest from './eyes-of-the-forest.json' with { type: 'json' };
import howlAtDusk from './howl-at-dusk.json' with { type: 'json' };
import hungerOfTheHive from './hunger-of-the-hive.json' with { type: 'json' };
import ironProtocol from './iron-protocol.json' with { type: 'json' };
import legionInStep from './legion-in-step.json' with { type: 'json' };
import lineOfMuskets from './line-of-muskets.json' with { type: 'json' };
import quietHands from './quiet-hands.json' with { type: 'json' };
import redFlags from './red-flags.json' with { type: 'json' };
import rustAndWire from './rust-and-wire.json' with { type: 'json' };
import scaleAndArrow from './scale-and-arrow.json' with { type: 'json' };
import shieldsOfTheFjord from './shields-of-the-fjord.json' with { type: 'json' };
import teethAndGruts from './teeth-and-gruts.json' with { type: 'json' };
import twoCrowns from './two-crowns.json' with { type: 'json' };
import unbentReeds from './unbent-reeds.json' with { type: 'json' };
import underTheMountain from './under-the-mountain.json' with { type: 'json' };
import vigilOfWeston from './vigil-of-weston.json' with { type: 'json' };
import wingsOfJandar from './wings-of-jandar.json' with { type: 'json' };

export const ARMY_FILES: readonly unknown[] = [
  shieldsOfTheFjord,
  teethAndGruts,
  legionInStep,
  eyesOfTheForest,
  rustAndWire,
  courtOfTheUndying,
  breathOfWinter,
  unbentReeds,
  quietHands,
  vigilOfWeston,
  lineOfMuskets,
  hungerOfTheHive,
  underTheMountain,
  scaleAndArrow,
  howlAtDusk,
  ironProtocol,
  wingsOfJandar,
  redFlags,
  councilOfLeaves,
  twoCrowns,
];
