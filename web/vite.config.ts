import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type InlineConfig, type Plugin } from 'vite'
import { groupModules } from './vite.chunks'
import { lightSearch } from './vite.light-search'

/** The server in development (`npm run dev`); its default port unless said. */
const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'
const SERVER_PATHS = [
  '/api',
  '/oauth',
  '/live',
  '/1/',
  '/files',
  '/health',
  '/.well-known',
  '/mailbox',
  '/sandbox-pay',
  '/pictures',
]

/** Lets the page request what every first screen needs together with the entry, not after it. */
function preloadStart(): Plugin {
  return {
    name: 'preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const font = Object.keys(bundle).find((name) =>
          /inter-latin-wght-normal.*\.woff2$/.test(name),
        )
        const start = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/start.tsx'),
        )
        if (!font || start?.type !== 'chunk') throw new Error('The bundle has no font or no start')
        const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { crossorigin: '', ...attrs },
          injectTo: 'head',
        })
        return [
          link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}` }),
          ...[start.fileName, ...start.imports].map((name) =>
            link({ rel: 'modulepreload', href: `/${name}` }),
          ),
        ]
      },
    },
  }
}

const config = {
  plugins: [lightSearch(), react()],
  server: {
    proxy: Object.fromEntries(
      SERVER_PATHS.map((path) => [path, { target: server, ws: path === '/live' }]),
    ),
  },
  build: {
    target: 'es2023',
    // One file of styles: in pieces a screen requests twenty, each with a line of its own to wait in.
    cssCodeSplit: false,
    // The files of each screen, for those who measure them.
    manifest: true,
    modulePreload: { polyfill: false },
    // Modules that only declare texts: texts that nobody uses stay out.
    rolldownOptions: { treeshake: { manualPureFunctions: ['defineTexts'] } },
  },
} satisfies InlineConfig

export default defineConfig(async ({ command }) => ({
  ...config,
  plugins: [...config.plugins, preloadStart()],
  build: {
    ...config.build,
    rolldownOptions: {
      ...config.build.rolldownOptions,
      ...(command === 'build' && {
        output: { codeSplitting: { groups: await groupModules(config) } },
      }),
    },
  },
}))
