import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The server in development (`npm run dev`); its default port unless said. */
const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'
const SERVER_PATHS = [
  '/api',
  '/oauth',
  '/live',
  '/1',
  '/files',
  '/health',
  '/.well-known',
  '/mailbox',
  '/pictures',
]

export default defineConfig({
  plugins: [react()],
  server: {
    proxy: Object.fromEntries(
      SERVER_PATHS.map((path) => [path, { target: server, ws: path === '/live' }]),
    ),
  },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
  },
})
