/**
 * All card files. The number of a card follows from the order here: new files go to the end.
 */
import aquillasAlliance from './aquillas-alliance.json' with { type: 'json' };
import battleForTheUnderdark from './battle-for-the-underdark.json' with { type: 'json' };
import blackmoonSiege from './blackmoon-siege.json' with { type: 'json' };
import championsOfTheForgottenRealms from './champions-of-the-forgotten-realms.json' with { type: 'json' };
import dawnOfDarkness from './dawn-of-darkness.json' with { type: 'json' };
import defendersOfKinsland from './defenders-of-kinsland.json' with { type: 'json' };
import fieldsOfValor from './fields-of-valor.json' with { type: 'json' };
import jandarsOath from './jandars-oath.json' with { type: 'json' };
import malliddonsProphecy from './malliddons-prophecy.json' with { type: 'json' };
import moltenclawsInvasion from './moltenclaws-invasion.json' with { type: 'json' };
import ormsReturn from './orms-return.json' with { type: 'json' };
import raknarsVision from './raknars-vision.json' with { type: 'json' };
import riseOfTheValkyrie from './rise-of-the-valkyrie.json' with { type: 'json' };
import roadToTheForgottenForest from './road-to-the-forgotten-forest.json' with { type: 'json' };
import specialRelease from './special-release.json' with { type: 'json' };
import specialReleaseCrestOfTheValkyrie from './special-release-crest-of-the-valkyrie.json' with { type: 'json' };
import swarmOfTheMarro from './swarm-of-the-marro.json' with { type: 'json' };
import thaelenkTundra from './thaelenk-tundra.json' with { type: 'json' };
import thorasVengeance from './thoras-vengeance.json' with { type: 'json' };
import ticallaJungle from './ticalla-jungle.json' with { type: 'json' };
import utgarsRage from './utgars-rage.json' with { type: 'json' };
import valkrillsGambit from './valkrills-gambit.json' with { type: 'json' };
import volcarrenWasteland from './volcarren-wasteland.json' with { type: 'json' };
import warriorsOfEberron from './warriors-of-eberron.json' with { type: 'json' };
import zanaforsDiscovery from './zanafors-discovery.json' with { type: 'json' };

export interface ContentFile {
  /** What problems call it. */
  readonly file: string;
  readonly data: unknown;
}

export const CARD_FILES: readonly ContentFile[] = [
  { file: 'rise-of-the-valkyrie.json', data: riseOfTheValkyrie },
  { file: 'malliddons-prophecy.json', data: malliddonsProphecy },
  { file: 'utgars-rage.json', data: utgarsRage },
  { file: 'jandars-oath.json', data: jandarsOath },
  { file: 'zanafors-discovery.json', data: zanaforsDiscovery },
  { file: 'orms-return.json', data: ormsReturn },
  { file: 'raknars-vision.json', data: raknarsVision },
  { file: 'aquillas-alliance.json', data: aquillasAlliance },
  { file: 'swarm-of-the-marro.json', data: swarmOfTheMarro },
  { file: 'battle-for-the-underdark.json', data: battleForTheUnderdark },
  { file: 'thoras-vengeance.json', data: thorasVengeance },
  { file: 'dawn-of-darkness.json', data: dawnOfDarkness },
  { file: 'fields-of-valor.json', data: fieldsOfValor },
  { file: 'defenders-of-kinsland.json', data: defendersOfKinsland },
  { file: 'blackmoon-siege.json', data: blackmoonSiege },
  { file: 'valkrills-gambit.json', data: valkrillsGambit },
  { file: 'champions-of-the-forgotten-realms.json', data: championsOfTheForgottenRealms },
  { file: 'warriors-of-eberron.json', data: warriorsOfEberron },
  { file: 'moltenclaws-invasion.json', data: moltenclawsInvasion },
  { file: 'road-to-the-forgotten-forest.json', data: roadToTheForgottenForest },
  { file: 'volcarren-wasteland.json', data: volcarrenWasteland },
  { file: 'thaelenk-tundra.json', data: thaelenkTundra },
  { file: 'ticalla-jungle.json', data: ticallaJungle },
  { file: 'special-release.json', data: specialRelease },
  { file: 'special-release-crest-of-the-valkyrie.json', data: specialReleaseCrestOfTheValkyrie },
];
