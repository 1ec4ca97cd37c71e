/**
 * Where the project's own files are.
 */
import { fileURLToPath } from 'node:url';

/** The folder of all packages; the bundle lies as deep in it as this file. */
export const packagesFolder = fileURLToPath(new URL('../../', import.meta.url));
