import { fileURLToPath } from 'node:url';
import { testScenarios } from '@muster/notation/scenario-files';
import { warlord } from '../src/index.ts';

testScenarios(warlord, fileURLToPath(new URL('../scenarios', import.meta.url)));
