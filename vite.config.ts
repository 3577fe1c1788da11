import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the API answers while the application is served by Vite (`npm run dev`). */
const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react()],
  publicDir: 'src/web/app/public',
  build: {
    outDir: 'dist',
    target: 'es2024',
    sourcemap: true,
    manifest: true,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': API } },
});
