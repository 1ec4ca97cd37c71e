export { DEFAULTS, type Settings } from './settings.ts';
export { startServer, type RunningServer } from './start-server.ts';
