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
            // What stands around every screen of whoever is in.
            {
              name: 'around',
              test: new RegExp(
                [
                  '/node_modules/@floating-ui/',
                  '@mantine/core/esm/components/(?:NativeSelect|Portal|Tooltip|VisuallyHidden)/',
                  '@mantine/core/esm/components/Checkbox/CheckIcon\\.',
                  '@mantine/core/esm/components/Combobox/(?:Combobox\\.module|ComboboxChevron|get-parsed-combobox-data)',
                  '@mantine/core/esm/core/DirectionProvider/',
                  '@mantine/core/esm/core/utils/(?:create-safe-context|get-default-z-index|get-ref-prop|get-single-element-child|is-element)/',
                  '@mantine/core/esm/utils/Floating/',
                  '@mantine/hooks/esm/use-merged-ref/',
                  '@tabler/icons-react/dist/esm/icons/Icon(?:ChevronDown|ChevronRight|Dots|InfoCircle|LayoutSidebarLeft\\w+|Refresh|Search)\\.m?js',
                  '/domain/src/kernel/(?:calendar|connection\\.texts|figures)\\.ts$',
                  '/web/src/app/(?:bottom-bar\\.module|breadcrumbs\\.module|extras|extras\\.store|inside|palette-button|pinned|shell\\.module|side-menu\\.module|toast-host|top-bar\\.module|user-button|user-menu|user-menu\\.module)\\.(?:tsx?|css)$',
                  '/web/src/lib/(?:format|tell-missing|toast|use-phone)\\.tsx?$',
                  '/web/src/ui/(?:confirm|confirm-host|page-head|page-head\\.module|skeleton-rows|skeleton-rows\\.module)\\.(?:tsx?|css)$',
                ].join('|'),
              ),
            },
            // What one chooses from, with what floats.
            {
              name: 'choose',
              test: /@mantine\/core\/esm\/(?:components\/(?:Combobox|FocusTrap|Popover|ScrollArea|Select|Text)|core\/utils\/(?:create-scoped-keydown-handler|find-element-ancestor))\//,
            },
            // What opens over a screen.
            {
              name: 'over',
              test: /@mantine\/core\/esm\/components\/(?:Drawer|Menu|Modal|ModalBase|NativeScrollArea|Overlay)\/|\/node_modules\/react-remove-scroll\//,
            },
            // What a table has.
            {
              name: 'table',
              test: /\/web\/src\/ui\/(?:data-cards|data-table|row-actions|search-box)(?:\.module|\.types)?\.(?:tsx?|css)$/,
            },
          ],
        },
      },
    },
  },
})
