/**
 * A war camp by leadership: a hero, and the characters whose stars the hero can lead.
 */
import type { ContentEntry } from '@muster/engine';
import { cardById, type CharacterRecord, type HeroRecord } from '@muster/signum';
import { useMemo, useState } from 'react';
import { useWords } from '../words/index.ts';
import { Builder } from './builder.tsx';
import styles from './builder.module.css';
import type { OwnDeck } from './own-decks.ts';
import { mayLead, METALS, starsIn } from './warband.ts';

export interface WarbandBuilderProps {
  /** The war camp so far, as `hero:character+character`; empty for none. */
  readonly deck: string;
  readonly content: readonly ContentEntry[];
  take(deck: OwnDeck): void;
}

export function WarbandBuilder({ deck, content, take }: WarbandBuilderProps) {
  const { setup: words } = useWords();
  const heroes = useMemo(() => content.flatMap(({ id }) => heroWith(id) ?? []), [content]);
  const [first = '', band = ''] = deck.split(':');
  const [heroId, setHeroId] = useState(first === '' ? (heroes[0]?.id ?? '') : first);
  const [ids, setIds] = useState<readonly string[]>(() => band.split('+').filter((id) => characterWith(id) !== null));
  const hero = heroWith(heroId);
  if (hero === null) return null;
  const warband = ids.flatMap((id) => characterWith(id) ?? []);
  const candidates = content.filter(
    ({ kind, set }) => kind === 'mercenary' || (kind === 'character' && set === hero.faction),
  );
  return (
    <Builder
      game="signum"
      lead={
        <label className={styles['hero']}>
          {words.hero}
          <select
            value={heroId}
            onChange={(event) => {
              setHeroId(event.target.value);
              setIds([]);
            }}
          >
            {heroes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      }
      sum={
        <p className={styles['stars']}>
          <strong>{words.leadership}</strong>
          {METALS.map((metal) => (
            <span key={metal}>
              ★ {starsIn(warband, metal)}/{hero.leadership[metal]} {words.stars[metal]}
            </span>
          ))}
        </p>
      }
      picked={ids.flatMap((id) => content.find((entry) => entry.id === id) ?? [])}
      entries={candidates}
      isWhole={ids.length > 0}
      note={(id) => starText(characterWith(id), words.stars)}
      mayAdd={(id) => {
        const character = characterWith(id);
        return character !== null && mayLead(hero.leadership, warband, character);
      }}
      add={(id) => setIds([...ids, id])}
      takeOut={(place) => setIds(ids.filter((_, at) => at !== place))}
      take={() => take({ id: `${hero.id}:${ids.join('+')}` })}
    />
  );
}

function starText(
  character: CharacterRecord | null,
  metals: Readonly<Record<(typeof METALS)[number], string>>,
): string {
  return (character?.stars ?? []).map((star) => `★ ${metals[star]}`).join(' ');
}

function heroWith(id: string): HeroRecord | null {
  const record = cardById(id);
  return record?.kind === 'hero' ? record : null;
}

function characterWith(id: string): CharacterRecord | null {
  const record = cardById(id);
  return record?.kind === 'character' ? record : null;
}
