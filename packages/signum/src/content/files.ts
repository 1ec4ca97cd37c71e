/**
 * All files of records. The number of a record follows from the order here: new files go to the end.
 */
import dawnward from './cards/dawnward.json' with { type: 'json' };
import emberforge from './cards/emberforge.json' with { type: 'json' };
import hollowCourt from './cards/hollow-court.json' with { type: 'json' };
import mercenaries from './cards/mercenaries.json' with { type: 'json' };
import thornveil from './cards/thornveil.json' with { type: 'json' };
import universal from './cards/universal.json' with { type: 'json' };
import feats from './feats.json' with { type: 'json' };
import bloodBaronsLegacy from './maps/blood-barons-legacy.json' with { type: 'json' };
import fieldOfBones from './maps/field-of-bones.json' with { type: 'json' };
import forestOfEvershade from './maps/forest-of-evershade.json' with { type: 'json' };
import greatTradeRoute from './maps/great-trade-route.json' with { type: 'json' };
import hillsOfForgottenHeroes from './maps/hills-of-forgotten-heroes.json' with { type: 'json' };
import hungryRiver from './maps/hungry-river.json' with { type: 'json' };
import landsOfLawlessness from './maps/lands-of-lawlessness.json' with { type: 'json' };
import landsOfPlenty from './maps/lands-of-plenty.json' with { type: 'json' };
import lonelyLands from './maps/lonely-lands.json' with { type: 'json' };
import oldSanctuary from './maps/old-sanctuary.json' with { type: 'json' };
import silentRiverValley from './maps/silent-river-valley.json' with { type: 'json' };
import whisperForest from './maps/whisper-forest.json' with { type: 'json' };

export interface ContentFile {
  readonly file: string;
  readonly data: unknown;
}

export interface ContentFiles {
  readonly records: readonly ContentFile[];
  readonly feats: ContentFile;
  readonly maps: readonly ContentFile[];
}

export const OWN_FILES: ContentFiles = {
  records: [
    { file: 'universal', data: universal },
    { file: 'dawnward', data: dawnward },
    { file: 'thornveil', data: thornveil },
    { file: 'hollow-court', data: hollowCourt },
    { file: 'emberforge', data: emberforge },
    { file: 'mercenaries', data: mercenaries },
  ],
  feats: { file: 'feats', data: feats },
  // In the order of SG-34.1.
  maps: [
    { file: 'old-sanctuary', data: oldSanctuary },
    { file: 'silent-river-valley', data: silentRiverValley },
    { file: 'hills-of-forgotten-heroes', data: hillsOfForgottenHeroes },
    { file: 'whisper-forest', data: whisperForest },
    { file: 'blood-barons-legacy', data: bloodBaronsLegacy },
    { file: 'lands-of-lawlessness', data: landsOfLawlessness },
    { file: 'field-of-bones', data: fieldOfBones },
    { file: 'lonely-lands', data: lonelyLands },
    { file: 'great-trade-route', data: greatTradeRoute },
    { file: 'forest-of-evershade', data: forestOfEvershade },
    { file: 'hungry-river', data: hungryRiver },
    { file: 'lands-of-plenty', data: landsOfPlenty },
  ],
};
