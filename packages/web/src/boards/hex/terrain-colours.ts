/**
 * The colours of the ground, as on the real tiles.
 */
const COLOURS: Readonly<Record<string, string>> = {
  // Heroscape
  grass: '#5f8f3e',
  swamp: '#5c6b3a',
  rock: '#8a857c',
  sand: '#d3b679',
  mud: '#7a5b3c',
  snow: '#e6ecf1',
  heavySnow: '#d3dfe9',
  lavaField: '#4a3a38',
  road: '#9a8f80',
  water: '#3f7fae',
  swampWater: '#4d6b55',
  ice: '#a9d3e6',
  slipperyIce: '#8cc2dd',
  moltenLava: '#d8531f',
  dungeon: '#6c6578',
  shadow: '#3b3547',
  asphalt: '#565759',
  concrete: '#a6a39c',
  // Signum
  plain: '#8f8a5e',
  forest: '#3f6b37',
  hill: '#9b8350',
  mountain: '#807a74',
  ruins: '#9b938a',
  wall: '#77716b',
  camp: '#a5793f',
  river: '#3f7fae',
  ford: '#7fa3a8',
  bridge: '#8f7450',
  catacombs: '#5b5266',
  spire: '#6f6a72',
  portal: '#7b5aa6',
  teleport: '#4f7fa8',
  altar: '#a04b4b',
};

export function colourOfTerrain(terrain: string): string {
  return COLOURS[terrain] ?? '#857a68';
}

/** Lighter the higher, so that levels can be told apart from above. */
export function shadeOf(terrain: string, height: number, highest: number): string {
  const share = highest === 0 ? 0 : height / highest;
  return `color-mix(in oklch, ${colourOfTerrain(terrain)}, ${share > 0.5 ? 'white' : 'black'} ${Math.round(Math.abs(share - 0.5) * 44)}%)`;
}
