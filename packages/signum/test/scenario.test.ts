import { fileURLToPath } from 'node:url';
import { testScenarios } from '@muster/notation/scenario-files';
import { signum } from '../src/index.ts';

testScenarios(signum, fileURLToPath(new URL('../scenarios', import.meta.url)));
