import react from '@vitejs/plugin-react'
import { defineConfig, type InlineConfig, type Plugin } from 'vite'
import { filesByScreen, isStart } from './vite.chunks'
import { lightSearch } from './vite.light-search'

/** The server in development (`npm run dev`); its default port unless said. */
const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'
const SERVER_PATHS =
  '^/(api|oauth|live|1|files|health|\\.well-known|mailbox|sandbox-pay|pictures)(/|$|\\?)'

/** Lets the page request what every first screen needs together with the entry, not after it. */
function preloadStart(): Plugin {
  return {
    name: 'preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const files = Object.values(bundle)
        const font = files.find(({ fileName }) =>
          /inter-latin-wght-normal.*\.woff2$/.test(fileName),
        )
        const start = files.find((file) => file.type === 'chunk' && isStart(file))
        if (!font || start?.type !== 'chunk') throw new Error('The bundle has no font or no start')
        const link = (attrs: Record<string, string>) => ({
          tag: 'link',
          attrs: { crossorigin: '', ...attrs },
          injectTo: 'head' as const,
        })
        return [
          link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font.fileName}` }),
          ...[start.fileName, ...start.imports].map((name) =>
            link({ rel: 'modulepreload', href: `/${name}` }),
          ),
        ]
      },
    },
  }
}

const app = {
  plugins: [lightSearch(), react()],
  build: {
    target: 'es2023',
    // One file of styles: in pieces a screen requests twenty, each with a line of its own to wait in.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // Modules that only declare texts: texts that nobody uses stay out.
    rolldownOptions: { treeshake: { manualPureFunctions: ['defineTexts'] } },
  },
} satisfies InlineConfig

export default defineConfig({
  ...app,
  plugins: [...app.plugins, preloadStart(), filesByScreen(app)],
  server: { proxy: { [SERVER_PATHS]: { target: server, ws: true } } },
})
