import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { gameIcons } from './build/game-icons.ts';
import { ruleTexts } from './build/rule-texts.ts';

export default defineConfig({
  plugins: [
    react(),
    gameIcons(),
    ruleTexts(),
    VitePWA({
      registerType: 'autoUpdate',
      // They are among the files below already.
      includeManifestIcons: false,
      // Everything is kept for offline play; nothing of the server's own answers is.
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,woff2,png}'],
        maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/health/, /^\/metrics/],
      },
      manifest: {
        name: 'Muster',
        short_name: 'Muster',
        description: 'Tabletop battle games with every rule enforced.',
        theme_color: '#1d1712',
        background_color: '#1d1712',
        display: 'standalone',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  worker: { format: 'es' },
  build: { target: 'es2022', sourcemap: false, chunkSizeWarningLimit: 2000 },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:4600', ws: true } } },
});
