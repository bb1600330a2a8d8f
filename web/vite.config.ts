import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
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

export default defineConfig({
  plugins: [lightSearch(), react(), preloadStart()],
  server: {
    proxy: Object.fromEntries(
      SERVER_PATHS.map((path) => [path, { target: server, ws: path === '/live' }]),
    ),
  },
  build: {
    target: 'es2023',
    // One file of styles: in pieces a screen asks for twenty, each with a line of its own to wait in.
    cssCodeSplit: false,
    // Which files a screen begins with, for those who measure them.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // They only declare: what nobody asks for stays out.
      treeshake: { manualPureFunctions: ['defineTexts'] },
      output: {
        codeSplitting: {
          groups: [
            // The entry needs it before all else.
            { name: 'preload', test: 'vite/preload-helper' },
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
                  '/web/src/lib/(?:api|browser-storage|connection|identity-provider|language|lazy-boundary|list-address|query-client|reach|session|store|texts|title|written)(?!\\.acting|\\.desks|-names)[.\\w-]*\\.tsx?$',
                  '/search-params\\.ts$',
                  '/domain/src/kernel/(?:clean-name|contract|errors|kernel\\.texts|module-paths|shell\\.texts|texts)\\.ts$',
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
                  '/web/src/features/identity/(?:form\\.module\\.css|password-field\\.tsx|sign-in-form\\.tsx)$',
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
                  '@mantine/hooks/esm/use-(?:debounced-value|merged-ref)/',
                  '@tabler/icons-react/dist/esm/icons/Icon(?:ArrowRight|Building|BuildingStore|Cash|Category|ChartBar|ChevronDown|ChevronRight|Circle|CircleCheck|CircleX|ClipboardCheck|ClipboardList|Clock|CloudOff|CreditCard|Dots|Download|FileInvoice|FileText|Home|InfoCircle|LayoutSidebarLeft\\w+|Mail|MapOff|Message|Package|PhotoOff|Refresh|Search|Settings|Shield|ShoppingBag|Sitemap|Template|User|UserShield|Users|X)\\.m?js',
                  '/domain/src/kernel/(?:calendar|connection\\.texts|figures|menu\\.texts)\\.ts$',
                  '/domain/src/(?:cart/cart\\.rules|catalog/catalog\\.(?:constants|prices))\\.ts$',
                  '/web/src/app/(?:bottom-bar\\.module|breadcrumbs\\.module|extras|extras\\.store|inside|palette-button|pinned|shell\\.module|side-menu\\.module|toast-host|top-bar\\.module|use-change-company|user-button|user-menu|user-menu\\.module)\\.(?:tsx?|css)$',
                  '/web/src/lib/(?:cut-off|format|menu|next-page|screen-paths|session\\.acting|toast|use-phone)\\.tsx?$',
                  '/web/src/(?:documents/(?:cut-off-note|product-picture(?:\\.module)?)|screens/not-found(?:\\.module)?)\\.(?:tsx|css)$',
                  '/web/src/ui/(?:busy|confirm|confirm-host|menu-icon|money|money\\.module|page-head|page-head\\.module|skeleton-rows|skeleton-rows\\.module)\\.(?:tsx?|css)$',
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
            // What the documents' lists have, and their pages.
            {
              name: 'documents',
              test: new RegExp(
                [
                  '@mantine/core/esm/components/(?:Anchor|Badge|CopyButton)/',
                  '@mantine/hooks/esm/use-clipboard/',
                  '@tabler/icons-react/dist/esm/icons/Icon(?:Ban|ChevronLeft|ClockHour4|Copy|ExternalLink|Eye|Minus|Note|PackageExport|PackageImport|Pencil|Photo|PlayerPlay|Plus|SearchOff|Send|Trash|TruckDelivery)\\.m?js',
                  '/domain/src/(?:files/files\\.texts|kernel/(?:search|status)\\.texts|orders/orders\\.(?:constants|texts)|requests/requests\\.(?:documents\\.texts|list\\.contract))\\.ts$',
                  '/web/src/documents/(?:failure-notice|line-table|load-error|product-link|search-bar|status-chip)(?:\\.module)?\\.(?:tsx|css)$',
                  '/web/src/lib/use-(?:act|call-key)\\.ts$',
                  '/web/src/ui/(?:code|code\\.module|in-sight|in-sight\\.module|pager|pager\\.module)\\.(?:tsx?|css)$',
                ].join('|'),
              ),
            },
            {
              name: 'stages',
              test: /\/web\/src\/documents\/stage-tabs(?:\.module)?\.(?:tsx|css)$|@mantine\/core\/esm\/components\/Tabs\//,
            },
            // What a form in a dialog has.
            {
              name: 'forms',
              test: new RegExp(
                [
                  '@mantine/core/esm/components/(?:Stack|Textarea)/',
                  '@tabler/icons-react/dist/esm/icons/IconGitFork\\.m?js',
                  '/domain/src/kernel/form\\.texts\\.ts$',
                  '/web/src/documents/(?:edit-conflict|form-body|form-dialog|use-leave-question)(?:\\.module)?\\.(?:tsx?|css)$',
                  '/web/src/ui/focus-return\\.ts$',
                ].join('|'),
              ),
            },
            // What sends a file.
            {
              name: 'uploads',
              test: new RegExp(
                [
                  '@mantine/core/esm/components/FileButton/',
                  '/domain/src/files/files\\.(?:constants|contract)\\.ts$',
                  '/web/src/documents/sending-file(?:\\.module)?\\.(?:tsx|css)$',
                  '/web/src/features/files/(?:file-problem|upload|use-upload)\\.ts$',
                  '/web/src/lib/send-file\\.ts$',
                  '/web/src/ui/(?:file-drop|pasted-files|progress-track)(?:\\.module)?\\.(?:tsx|css)$',
                ].join('|'),
              ),
            },
            // What is printed or downloaded.
            {
              name: 'papers',
              test: new RegExp(
                [
                  '@tabler/icons-react/dist/esm/icons/Icon(?:FileTypePdf|Printer)\\.m?js',
                  '/web/src/documents/(?:paper-foot|paper-sheet|paper-sheet\\.module|tax-name|use-print)\\.(?:tsx?|css)$',
                  '/web/src/lib/(?:download|use-download)\\.ts$',
                ].join('|'),
              ),
            },
            // What a paper says.
            {
              name: 'papers-said',
              test: /\/domain\/src\/requests\/requests\.(?:address|paper\.parts|pdf\.texts)\.ts$/,
            },
            // How money is paid by hand, and proved.
            {
              name: 'proofs',
              test: /\/web\/src\/screens\/dashboard\/shared\/(?:proof\/|vendor-accounts)|\/web\/src\/features\/payments\/vendor-accounts\.queries\.ts$|\/domain\/src\/(?:files\/files\.proof\.texts|payments\/payments\.banks\.(?:constants|contract|texts))\.ts$/,
            },
            {
              name: 'orders',
              test: /\/domain\/src\/orders\/orders\.(?:abilities|contract|paper\.contract|paper\.texts|rules|screen\.texts)\.ts$|\/web\/src\/features\/orders\/(?:item-proposal|order-mail\.queries|order-totals|orders\.moves|orders\.queries)\.ts$/,
            },
            {
              name: 'cart',
              test: /\/domain\/src\/(?:cart\/cart\.(?:from-product|texts)|kernel\/place)\.ts$|icons\/IconFilePlus\.m?js/,
            },
            // What one looks for products with, and puts them into a request.
            {
              name: 'shop',
              test: new RegExp(
                [
                  '/node_modules/@swc/helpers/',
                  '@tabler/icons-react/dist/esm/icons/Icon(?:ArrowsLeftRight|ShoppingCart|ShoppingCartPlus)\\.m?js',
                  '/domain/src/catalog/catalog\\.(?:bar\\.texts|search\\.texts)\\.ts$',
                  '/web/src/features/cart/(?:cart\\.kind|cart\\.notices|use-add-to-cart)\\.ts$',
                  '/web/src/features/catalog/(?:add-button|card-buttons|comparison\\.store|company-prices|hit|hit-card\\.module|product-price|product-price\\.module|shown-price|stock-sign|stock-sign\\.module|use-comparing)\\.(?:tsx?|css)$',
                  '/web/src/features/requests/may-build\\.ts$',
                  '/web/src/screens/dashboard/products/(?:chosen-dialog|product-page\\.module|products-bar\\.module|trail|trail\\.module)\\.(?:tsx|css)$',
                  '/web/src/screens/dashboard/shared/adding/(?:add-to-cart|unavailable\\.store)\\.ts$',
                ].join('|'),
              ),
            },
          ],
        },
      },
    },
  },
})
