/**
 * Options that are figures: whom a power is used on.
 */
import { PASS, type Decision, type Option } from '@muster/engine';
import { cardOf, recordOf } from '../table.ts';
import { isPartner, worthOfFigure, type Outlook } from './outlook.ts';

export function rankFigure(o: Outlook, { kind, seat }: Decision, option: Option): number {
  if (option.key === PASS) return kind === 'gather' ? 0.5 : 0;
  const figure = 'figure' in option && typeof option.figure === 'number' ? o.g.state.figures[option.figure] : undefined;
  if (figure === undefined) return 1;
  const card = cardOf(o.g, figure.card);
  const record = recordOf(o.g, card);
  const worth = worthOfFigure(record);
  const own = isPartner(o.g.state, seat, card.controller);
  switch (kind) {
    case 'destroy-one':
    case 'distribute':
    case 'life-bond:figure':
    case 'glyph:Wannok:figure':
      // The one nearest to death first, and of the own the least.
      return own ? -worth : worth / (record.life - figure.wounds);
    case 'revive':
    case 'bonus-mover':
    case 'glyph:Erland:figure':
      return own ? 1 + worth : 0;
    default:
      return own ? 0.1 * worth : worth;
  }
}
