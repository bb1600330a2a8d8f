import react from '@vitejs/plugin-react'
import { defineConfig, type InlineConfig, type Plugin } from 'vite'
import { filesByScreen, isStart, pageOfEachScreen } from './vite.chunks'
import { lightSearch } from './vite.light-search'
import { loadFilesFirst } from './vite.load-files'

/** The development server (`npm run dev`) on its default port, unless `API_ORIGIN` is set. */
const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'
const SERVER_PATHS =
  '^/(api|oauth|live|1|files|health|\\.well-known|mailbox|sandbox-pay|pictures)(/|$|\\?)'

/** Preloads the code of the first screen in parallel with the entry. */
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
  plugins: [lightSearch(), loadFilesFirst(), react()],
  build: {
    target: 'es2023',
    // A single stylesheet: split up, a screen would request twenty.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // Removes unused texts from modules that only declare texts.
    rolldownOptions: { treeshake: { manualPureFunctions: ['defineTexts'] } },
  },
} satisfies InlineConfig

export default defineConfig({
  ...app,
  plugins: [...app.plugins, preloadStart(), filesByScreen(app), pageOfEachScreen()],
  server: { proxy: { [SERVER_PATHS]: { target: server, ws: true } } },
})
