import { afterAll, expect, test } from 'vitest'
import { buildRepository, CLEAN, expectFound, type Planted, removeRepositories } from './planted'

import { runStep } from './run'

afterAll(removeRepositories)

test('a clean repository passes', async () => {
  expect(await runStep('layers', buildRepository(CLEAN))).toEqual([])
})

const rooms: Planted[] = [
  {
    what: 'domain imports another package',
    files: {
      'domain/src/orders/orders.model.ts': `import { sql } from 'kysely'\nexport const q = sql\n`,
    },
    rule: 'rooms/packages',
    expected: /domain imports only zod, big\.js/,
  },
  {
    what: 'domain imports a module of Node',
    files: {
      'domain/src/orders/orders.model.ts': `import { readFileSync } from 'node:fs'\nexport const r = readFileSync\n`,
    },
    rule: 'rooms/packages',
  },
  {
    what: 'a test of the domain imports the server',
    files: {
      'domain/src/orders/orders.model.test.ts': `import { db } from '@pasok/server/db/db'\nexport const d = db\n`,
    },
    rule: 'rooms/arrows',
  },
  {
    what: 'web imports the server, by a type alone',
    files: {
      'web/src/lib/session.ts': `import type { Db } from '@pasok/server/db/db'\nexport type D = Db\n`,
    },
    rule: 'rooms/arrows',
  },
  {
    what: 'web imports the server through import()',
    files: { 'web/src/lib/session.ts': `export type D = import('@pasok/server/db/db').Db\n` },
    rule: 'rooms/arrows',
  },
  {
    what: 'server imports web',
    files: {
      'server/src/http/page.ts': `export const page = () => import('@pasok/web/lib/api')\n`,
    },
    rule: 'rooms/arrows',
  },
  {
    what: 'server imports tools',
    files: {
      'server/src/http/page.ts': `import { mark } from '../../../tools/make-map'\nexport const m = mark\n`,
    },
    rule: 'rooms/arrows',
  },
  {
    what: 'bench is imported',
    files: {
      'tools/set-up.ts': `import { load } from '../bench/load/orders'\nexport const l = load\n`,
    },
    rule: 'rooms/arrows',
  },
  {
    what: 'a journey imports the server',
    files: {
      'e2e/journeys/02-x.test.ts': `import { start } from '@pasok/server/test/harness'\nexport const s = start\n`,
    },
    rule: 'rooms/arrows',
  },
  {
    what: 'the support of the journeys reaches into the server',
    files: {
      'e2e/support/db.ts': `import type { Db } from '@pasok/server/db/db'\nexport type D = Db\n`,
    },
    rule: 'rooms/arrows',
  },
  {
    what: 'another room by a path',
    files: {
      'web/src/lib/day.ts': `import { dayOf } from '../../../domain/src/kernel/clock'\nexport const d = dayOf\n`,
    },
    rule: 'rooms/arrows',
    expected: /by its name/,
  },
  {
    what: 'its own room by name',
    files: {
      'domain/src/orders/orders.model.ts': `import { dayOf } from '@pasok/domain/kernel/clock'\nexport const d = dayOf\n`,
    },
    rule: 'rooms/arrows',
    expected: /relative/,
  },
  {
    what: 'big.js outside the kernel',
    files: {
      'domain/src/orders/orders.model.ts': `import Big from 'big.js'\nexport const b = Big\n`,
    },
    rule: 'rooms/packages',
    expected: /kernel\/decimal/,
  },
  {
    what: 'a package that the room does not declare',
    files: { 'web/src/lib/day.ts': `import dayjs from 'dayjs'\nexport const d = dayjs\n` },
    rule: 'rooms/packages',
    expected: /dayjs/,
  },
  {
    what: 'a tool of development in what is shipped',
    files: { 'server/src/http/page.ts': `import { vi } from 'vitest'\nexport const v = vi\n` },
    rule: 'rooms/packages',
  },
  {
    what: 'an import that leads nowhere',
    files: { 'web/src/lib/day.ts': `export { day } from './calendar'\n export const x = 1\n` },
    rule: 'rooms/missing',
  },
]

const chapters: Planted[] = [
  {
    what: 'an earlier chapter of the domain imports a later one',
    files: {
      'domain/src/requests/requests.rules.ts': `import type { orderTexts } from '../orders/orders.texts'\nexport type T = typeof orderTexts\n`,
    },
    rule: 'chapters/order',
  },
  {
    what: 'an earlier chapter of the server imports a later one',
    files: {
      'server/src/chapters/catalog/catalog.store.ts': `import { findOrder } from '../orders/orders.store'\nexport const f = findOrder\n`,
    },
    rule: 'chapters/order',
  },
  {
    what: 'a chapter of the server imports a later one of the domain',
    files: {
      'server/src/chapters/cart/cart.queries.ts': `import { orderTexts } from '@pasok/domain/orders/orders.texts'\nexport const t = orderTexts\n`,
    },
    rule: 'chapters/order',
  },
  {
    what: 'a feature of the web imports a later chapter of the domain',
    files: {
      'web/src/features/cart/cart.total.ts': `import { orderTexts } from '@pasok/domain/orders/orders.texts'\nexport const t = orderTexts\n`,
    },
    rule: 'chapters/order',
  },
  {
    what: 'a feature imports a sibling, even an earlier one',
    files: {
      'web/src/features/orders/orders.lines.ts': `import { lines } from '../cart/cart.store'\nexport const l = lines\n`,
    },
    rule: 'chapters/siblings',
  },
  {
    what: 'a chapter that is in no list',
    files: { 'domain/src/billing/billing.model.ts': 'export const b = 1\n' },
    rule: 'chapters/unknown',
  },
  {
    what: 'a file outside any chapter',
    files: { 'web/src/features/helpers.ts': 'export const b = 1\n' },
    rule: 'chapters/unknown',
  },
]

const importOrders = `import { moveAnOrder } from '../chapters/orders/move-order'\nexport const m = moveAnOrder\n`

const server: Planted[] = [
  ...['http', 'db', 'ports', 'realtime', 'jobs'].map((folder) => ({
    what: `${folder} imports a chapter`,
    files: { [`server/src/${folder}/reach.ts`]: importOrders },
    rule: 'server/layers',
    expected: /only the tables of src and main\.ts know the chapters/,
  })),
  {
    what: 'config imports a chapter',
    files: {
      'server/src/config.ts': `import { moveAnOrder } from './chapters/orders/move-order'\nexport const m = moveAnOrder\n`,
    },
    rule: 'server/layers',
  },
  {
    what: 'an adapter imports a chapter',
    files: {
      'server/src/adapters/mail/smtp.ts': `import { moveAnOrder } from '../../chapters/orders/move-order'\nexport const m = moveAnOrder\n`,
    },
    rule: 'server/layers',
  },
  {
    what: "an adapter imports another port's adapter",
    files: {
      'server/src/adapters/mail/smtp.ts': `import { createDisk } from '../object-store/disk'\nexport const m = createDisk\n`,
    },
    rule: 'server/layers',
  },
  {
    what: 'an adapter imports http',
    files: {
      'server/src/adapters/mail/smtp.ts': `import { endpoint } from '../../http/endpoint'\nexport const m = endpoint\n`,
    },
    rule: 'server/layers',
  },
  {
    what: 'a chapter imports the assembly',
    files: {
      'server/src/chapters/orders/ship-order.ts': `import type { startApp } from '../../app'\nexport type A = typeof startApp\n`,
    },
    rule: 'server/layers',
  },
  {
    what: 'a subscriber is imported by a chapter',
    files: {
      'server/src/chapters/orders/ship-order.ts': `import { onRequestApproved } from './on-request-approved'\nexport const o = onRequestApproved\n`,
    },
    rule: 'server/layers',
    expected: /subscribers are named in subscriptions\.ts alone/,
  },
  {
    what: 'src imports test helpers',
    files: {
      'server/src/http/page.ts': `import { start } from '../../test/harness'\nexport const s = start\n`,
    },
    rule: 'server/layers',
  },
  {
    what: 'src imports demo data',
    files: {
      'server/src/http/page.ts': `import { loadDemo } from '../../demo/load-demo'\nexport const s = loadDemo\n`,
    },
    rule: 'server/layers',
  },
]

const web: Planted[] = [
  {
    what: 'a feature imports a screen',
    files: {
      'web/src/features/orders/order-link.ts': `import { OrderRow } from '../../screens/dashboard/orders/order-row'\nexport const o = OrderRow\n`,
    },
    rule: 'web/layers',
  },
  {
    what: 'a screen imports app',
    files: {
      'web/src/screens/dashboard/orders/order-row.tsx': `import { guard } from '../../../app/guard'\nexport const OrderRow = guard\n`,
      'web/src/app/guard.ts': 'export const guard = 1\n',
    },
    rule: 'web/layers',
  },
  {
    what: 'a screen imports another screen',
    files: {
      'web/src/screens/dashboard/index.tsx': `import { OrderRow } from './orders/order-row'\nexport const D = OrderRow\n`,
      'web/src/screens/dashboard/requests/index.tsx': `import { OrderRow } from '../orders/order-row'\nexport const D = OrderRow\n`,
    },
    file: 'web/src/screens/dashboard/requests/index.tsx',
    rule: 'web/layers',
  },
  {
    what: 'documents import a feature',
    files: {
      'web/src/documents/total.tsx': `import { lines } from '../features/cart/cart.store'\nexport const l = lines\n`,
    },
    rule: 'web/layers',
  },
  {
    what: 'ui imports documents',
    files: {
      'web/src/ui/tag.tsx': `import { accent } from './theme'\nimport type { Total } from '../documents/total'\nexport const Tag = accent\nexport type T = Total\n`,
      'web/src/documents/total.ts': 'export type Total = number\n',
    },
    rule: 'web/layers',
  },
  {
    what: 'ui imports a chapter of the domain',
    files: {
      'web/src/ui/hello.tsx': `import { orderTexts } from '@pasok/domain/orders/orders.texts'\nexport const h = orderTexts\n`,
    },
    rule: 'web/layers',
  },
  {
    what: 'lib imports ui',
    files: {
      'web/src/lib/toast.ts': `import { accent } from '../ui/theme'\nexport const a = accent\n`,
    },
    rule: 'web/layers',
  },
  {
    what: 'a folder that the web app does not have',
    files: { 'web/src/helpers/sum.ts': `export const a = 1\n` },
    rule: 'web/layers',
  },
  ...[
    ['a hex colour', `export const OrderRow = () => <p style={{ color: '#0f766e' }} />\n`],
    ['a colour function', `export const OrderRow = () => <p style={{ color: 'rgb(1 2 3)' }} />\n`],
    ['a shadow', `export const OrderRow = () => <p style={{ boxShadow: '0 1px 2px black' }} />\n`],
    ['a font size', `export const OrderRow = () => <p style={{ fontSize: 13 }} />\n`],
    [
      'a colour in a template',
      'export const OrderRow = (w: number) => `border: ${w}px solid #ccc`\n',
    ],
  ].map(([what, text = '']) => ({
    what: `${what} in a screen`,
    files: { 'web/src/screens/dashboard/orders/order-row.tsx': text },
    rule: 'web/dress',
  })),
  ...[
    'color: #fff',
    'background: hsl(1 2% 3%)',
    'box-shadow: 0 1px 2px black',
    'font-size: 13px',
    'padding: 8px 7px',
    'row-gap: 5px',
  ].map((row) => ({
    what: `"${row}" in the style sheet of a feature`,
    files: { 'web/src/features/cart/cart.module.css': `.row {\n  ${row};\n}\n` },
    rule: 'web/dress',
  })),
  ...['max-width: 50em', 'min-width: 768px'].map((query) => ({
    what: `"${query}" in the style sheet of a screen`,
    files: {
      'web/src/screens/dashboard/orders/orders.module.css': `@media (${query}) {\n  .row {\n    margin: 0;\n  }\n}\n`,
    },
    rule: 'web/dress',
  })),
]

const broken: Planted[] = [
  {
    what: 'a source that cannot be parsed',
    files: { 'web/src/lib/all.ts': `export const = 1\n` },
    rule: 'parse',
  },
]

test.each([...rooms, ...chapters])('rooms and chapters: $what', (planted) =>
  expectFound('layers', planted),
)
test.each(server)('server: $what', (planted) => expectFound('layers', planted))
test.each(web)('web: $what', (planted) => expectFound('layers', planted))
test.each(broken)('$what', (planted) => expectFound('layers', planted))
