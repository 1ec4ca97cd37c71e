/**
 * The battlefields that come with the game, as their files say it.
 */
import brokenCauseway from './broken-causeway.json' with { type: 'json' };
import cinderCaldera from './cinder-caldera.json' with { type: 'json' };
import fourRoadsKnoll from './four-roads-knoll.json' with { type: 'json' };
import hollowgateCastle from './hollowgate-castle.json' with { type: 'json' };
import loneMesa from './lone-mesa.json' with { type: 'json' };
import millraceCrossing from './millrace-crossing.json' with { type: 'json' };
import rimefangTarn from './rimefang-tarn.json' with { type: 'json' };
import saddlebackRidge from './saddleback-ridge.json' with { type: 'json' };
import sixfoldCrown from './sixfold-crown.json' with { type: 'json' };
import sunkenCanopy from './sunken-canopy.json' with { type: 'json' };
import threeSpans from './three-spans.json' with { type: 'json' };
import umbralGalleries from './umbral-galleries.json' with { type: 'json' };

export const MAP_FILES: readonly unknown[] = [
  brokenCauseway,
  cinderCaldera,
  fourRoadsKnoll,
  hollowgateCastle,
  loneMesa,
  millraceCrossing,
  rimefangTarn,
  saddlebackRidge,
  sixfoldCrown,
  sunkenCanopy,
  threeSpans,
  umbralGalleries,
];
