/**
 * A small picture of a battlefield, made from its data.
 */
import { use, useMemo } from 'react';
import type { GameId } from '../games.ts';
import { colourOf } from '../play/seats.ts';
import { loadMaps } from './map-hexes.ts';
import styles from './map-picture.module.css';
import { mapShapes } from './map-shapes.ts';

export function MapPicture({ game, map }: { readonly game: GameId; readonly map: string }) {
  const lookup = use(loadMaps(game));
  const { box, grounds, zones } = useMemo(() => mapShapes(lookup(map)), [lookup, map]);
  return (
    <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} className={styles['map']} aria-hidden>
      {grounds.map(({ colour, path }) => (
        <path key={colour} d={path} fill={colour} />
      ))}
      {zones.map(({ seat, path }) => (
        <path key={seat} d={path} fill={colourOf(seat)} className={styles['zone']} />
      ))}
    </svg>
  );
}
