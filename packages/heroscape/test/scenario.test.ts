import { fileURLToPath } from 'node:url';
import { testScenarios } from '@muster/notation/scenario-files';
import { heroscape } from '../src/index.ts';

testScenarios(heroscape, fileURLToPath(new URL('../scenarios', import.meta.url)));
