import { rngFromSeed } from '@muster/engine';
import { it } from 'vitest';
import { invariants } from '../src/invariants.ts';
import { matchOf, playOn, startNumber, step } from './random-play.ts';
it('time', () => {
  for (const players of [2,3,4,6]) {
    const t0 = performance.now(); let answers=0, turns=0, ends:Record<string,number>={};
    for (let n=0;n<20;n++){ const rng=rngFromSeed(`a${n}`); const m=matchOf(startNumber(n,players,rng)); playOn(m,rng); answers+=m.answers.length; turns+=m.state.turn; const r=m.outcome?.reason??'?'; ends[r]=(ends[r]??0)+1;}
    console.log(players, 'ms/game', (performance.now()-t0)/20, 'answers', answers/20, 'turns', turns/20, ends);
  }
  const rng=rngFromSeed('x'); const m=matchOf(startNumber(3,3,rng)); playOn(m,rng,300);
  const t=performance.now(); for(let i=0;i<1000;i++) invariants(m.state); console.log('inv us', performance.now()-t);
  const t2=performance.now(); for(let i=0;i<1000;i++) m.hash; console.log('hash us', performance.now()-t2);
});
