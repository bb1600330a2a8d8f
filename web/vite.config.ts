import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { lightDomain } from './vite.light-domain'
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

/** Asks for the letters of the first screen together with its styles, not after them. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) =>
          /inter-latin-wght-normal.*\.woff2$/.test(name),
        )
        if (!font) throw new Error('The bundle has no Inter')
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' }
        return [{ tag: 'link', attrs: { ...attrs, href: `/${font}` }, injectTo: 'head' }]
      },
    },
  }
}

export default defineConfig({
  plugins: [lightDomain(), lightSearch(), react(), preloadFont()],
  server: {
    proxy: Object.fromEntries(
      SERVER_PATHS.map((path) => [path, { target: server, ws: path === '/live' }]),
    ),
  },
  build: {
    target: 'es2023',
    // Which files a screen begins with, for those who measure them.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What changes only with their releases, kept apart so that it stays in the cache.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'tanstack', test: /node_modules\/@tanstack\// },
            // What every first load has: in pieces of its own each would travel alone, and larger.
            {
              name: 'first',
              test: new RegExp(
                [
                  '@mantine/core/esm/components/(?:ActionIcon|Alert|Button|CloseButton|Input|InputBase|Loader|TextInput|Transition|UnstyledButton)/',
                  '@mantine/core/esm/core/(?:Box|InlineStyles|factory|styles-api)/',
                  '@mantine/core/esm/core/MantineProvider/(?:color-functions|default-|merge-|use-props|Mantine\\.context|MantineThemeProvider|MantineCssVariables/virtual-color)',
                  '@mantine/core/esm/core/utils/(?:camel-to-kebab-case|deep-merge|filter-props|get-size|is-number-like|keys|shallow-equal|units-converters)/',
                  '@mantine/hooks/esm/(?:use-did-update|use-id|use-isomorphic-effect|use-media-query|use-reduced-motion|use-uncontrolled|utils/random-id)/',
                  '@tabler/icons-react/dist/esm/(?:createReactComponent|defaultAttributes|icons/IconAlertTriangle)\\.m?js',
                  '/web/src/ui/(?:brand|empty-state)\\.tsx$',
                  '/web/src/app/(?:focus-on-route|use-away)\\.ts$',
                  '/web/src/lib/(?:api|browser-storage|connection|fetched|identity-provider|language|list-address|reach|session|store|texts|title)(?!\\.acting|\\.pulse)[.\\w-]*\\.tsx?$',
                  '/search-params\\.ts$',
                  '/domain/src/kernel/(?:clean-name|contract|errors|kernel\\.texts|permissions|shell\\.texts|texts)\\.ts$',
                ].join('|'),
              ),
            },
            // What every way in has, and nobody who is in.
            {
              name: 'way-in',
              test: new RegExp(
                [
                  '/web/src/features/identity/(?:sign-in-rules|use-brief-error|use-sign-in|way-in)[.\\w-]*$',
                  '/domain/src/identity/identity\\.(?:errors|registration)\\.ts$',
                  '@mantine/core/esm/components/PasswordInput/',
                  '/web/src/features/identity/password-field\\.tsx$',
                ].join('|'),
              ),
            },
          ],
        },
      },
    },
  },
})
