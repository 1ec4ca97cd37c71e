import { LocalBus } from '../src/bus.ts';
import { busContract } from './bus-contract.ts';

busContract('within one process', () => Promise.resolve({ bus: new LocalBus(), close: () => Promise.resolve() }));
