import { afterAll, expect, test } from 'vitest'
import { buildRepository, CLEAN, expectFound, type Planted, removeRepositories } from './planted'

import { runStep } from './run'

afterAll(removeRepositories)

test('a clean repository passes', async () => {
  expect(await runStep('rules', buildRepository(CLEAN))).toEqual([])
})

const pure: Planted[] = [
  'Date.now()',
  'new Date()',
  'Date()',
  'Math.random()',
  'process.exit',
  'fetch("/")',
  'setTimeout(() => 1, 1)',
  'console.info(1)',
  'crypto.randomUUID()',
].map((code) => ({
  what: `${code} in the domain`,
  files: { 'domain/src/orders/orders.clock.ts': `export const x = () => ${code}\n` },
  rule: 'domain/pure',
}))

test.each(pure)('$what', (planted) => expectFound('rules', planted))

test('own declarations named like globals are no breach', async () => {
  const files = {
    'domain/src/orders/orders.clock.ts': `export const title = (document: { process: string }, at: Date) =>\n  [document.process, { console: 1 }, new Date(at), document]\n`,
  }
  expect(await runStep('rules', buildRepository({ ...CLEAN, ...files }))).toEqual([])
})

const words: Planted[] = [
  { what: 'as unknown as', text: `export const x = 1 as unknown as string\n`, rule: 'words/types' },
  ...[
    '@ts-ignore',
    '@ts-expect-error',
    '@ts-nocheck',
    'eslint-disable-next-line',
    'oxlint-disable no-console',
  ].map((word) => ({
    what: word,
    text: `export const x = 1\n// ${word}\n`,
    rule: 'words/comments',
  })),
].map(({ what, text, rule }) => ({ what, files: { 'web/src/lib/x.ts': text }, rule }))

test.each([...words])('words: $what', (planted) => expectFound('rules', planted))

const dialect: Planted[] = [
  ['a comment', '// Returns what was told.\nexport const x = 1\n', 'words/comments', /"told"/],
  [
    'a comment in capitals',
    '/** WHOEVER calls. */\nexport const x = 1\n',
    'words/comments',
    /"whoever"/,
  ],
  [
    'a phrase',
    '// Reports it at once.\nexport const x = 1\n',
    'words/comments',
    /write immediately/,
  ],
  ['a variable', 'export const toldAt = 1\n', 'words/names', /toldAt, "told"/],
  ['a constant', 'export const ASKED_MS = 1\n', 'words/names', /"asked": write requested/],
  ['a function', 'export function findKept() {}\n', 'words/names', /"kept"/],
  ['a parameter', 'export const f = (isHeld: boolean) => isHeld\n', 'words/names', /"held"/],
  ['a type', 'export interface Desk {}\n', 'words/names', /write portal/],
  ['a member', 'export interface X {\n  duties: 1\n}\n', 'words/names', /write to-dos/],
].map(([what, text, rule, says]) => ({
  what: String(what),
  files: { 'web/src/lib/x.ts': String(text) },
  rule: String(rule),
  ...(says instanceof RegExp && { expected: says }),
}))
const elsewhere: Planted[] = [
  {
    what: 'a file name',
    files: { 'web/src/lib/kept-pages.ts': 'export const x = 1\n' },
    rule: 'words/names',
    expected: /"kept"/,
  },
  {
    what: 'a style sheet',
    files: { 'web/src/ui/tag.module.css': '/* What is said. */\n.a {\n}\n' },
    rule: 'words/comments',
    expected: /"said"/,
  },
]
test.each([...dialect, ...elsewhere])('private words: $what', (planted) =>
  expectFound('rules', planted),
)

test('quoted code, API fields and words that only contain a private one are no breach', async () => {
  const files = {
    'web/src/lib/x.ts': `/** The field \`held_by\` of \`told\`; doorstep, upheld. */\nexport interface X {\n  held_by: 1\n  household: 1\n}\n`,
  }
  expect(await runStep('rules', buildRepository({ ...CLEAN, ...files }))).toEqual([])
})

const queries = 'server/src/chapters/orders/orders.queries.ts'
const routes = 'server/src/chapters/orders/orders.routes.ts'
const routesHead = `import { endpoint } from '../../http/endpoint'\nimport { moveAnOrder } from './move-order'\n`
const reads: Planted[] = [
  ...[
    `(db: { insertInto(t: string): void }) => db.insertInto('orders')`,
    `(db: { updateTable(t: string): void }) => db.updateTable('orders')`,
    `(db: { deleteFrom(t: string): void }) => db.deleteFrom('orders')`,
    '() => sql`INSERT INTO orders VALUES (1)`',
    '() => sql<number>`update orders set x = ${1}`',
    '() => sql.raw(`delete from orders`)',
  ].map((code) => ({
    what: `${code} in queries`,
    files: {
      [queries]: `declare const sql: { <T>(t: TemplateStringsArray, ...v: unknown[]): T; raw(t: string): void }\nexport const readOrder = ${code}\nexport const tag = sql\n`,
    },
    rule: 'reads/queries',
  })),
  {
    what: 'a GET answered by a command',
    files: {
      [routes]: `import { getOrder, moveOrder } from '@pasok/domain/orders/orders.contract'\n${routesHead}export const orderEndpoints = [\n  endpoint(getOrder, () => moveAnOrder),\n  endpoint(moveOrder, () => moveAnOrder),\n]\n`,
    },
    rule: 'reads/routes',
    expected: /GET \/purchase-order\/:id \(getOrder\) calls .*move-order\.ts/,
  },
  {
    what: 'a GET declared by defineContract and answered by a command',
    files: {
      [routes]: `import { listOrders } from '@pasok/domain/orders/orders.contract'\n${routesHead}export const orderEndpoints = [endpoint(listOrders, () => moveAnOrder)]\n`,
      'domain/src/kernel/contract.ts': `export const defineContract = (declared: object) => ({ ...declared, kind: 'contract' })\n`,
      'domain/src/orders/orders.contract.ts': `import { defineContract } from '../kernel/contract'\nexport const listOrders = defineContract({ name: 'listOrders', method: 'GET', path: '/purchase-order' })\n`,
    },
    rule: 'reads/routes',
  },
  {
    what: 'a GET answered by a command, the contracts imported as a whole',
    files: {
      [routes]: `import * as calls from '@pasok/domain/orders/orders.contract'\n${routesHead}export const orderEndpoints = [\n  endpoint(calls.getOrder, () => moveAnOrder),\n  endpoint(calls.moveOrder, () => moveAnOrder),\n]\n`,
    },
    rule: 'reads/routes',
  },
]
test.each(reads)('reads: $what', (planted) => expectFound('rules', planted))

test("the specification's own writing GET is let through", async () => {
  const files = {
    'domain/src/orders/orders.contract.ts': `export const signInAs = { kind: 'contract', name: 'signInAs', method: 'GET', path: '/user-buyer/:id/admin' }\n`,
    [routes]: `import { signInAs } from '@pasok/domain/orders/orders.contract'\n${routesHead}export const orderEndpoints = [endpoint(signInAs, () => moveAnOrder)]\n`,
  }
  expect(await runStep('rules', buildRepository({ ...CLEAN, ...files }))).toEqual([])
})

const store = 'server/src/chapters/orders/orders.store.ts'
const types = `import type { Db } from '../../db/db'\nimport type { BuyerScope } from '../../db/scope'\nexport type Both = [Db, BuyerScope]\n`
const stores: Planted[] = [
  [`export function findOrder(db: Db, id: string) {\n  return [db, id]\n}\n`, /`scope`/],
  [`export function findOrder(scope: BuyerScope, db: Db) {\n  return [db, scope]\n}\n`, /handle/],
  [`export const findOrder = (db: Db, scope: string) => [db, scope]\n`, /typed as a scope/],
  [`const findOrder = (id: string) => id\nexport { findOrder }\n`, /handle/],
].map(([text, expected]) => ({
  what: String(text).slice(0, 60),
  files: { [store]: `${types}${String(text)}` },
  rule: 'stores/scope',
  ...(expected instanceof RegExp && { expected }),
}))
test.each(stores)('stores: $what', (planted) => expectFound('rules', planted))

const names: Planted[] = [
  ['web/src/lib/formatDate.ts', 'export const x = 1\n', 'names/files'],
  ['web/src/features/cart/CartLines.tsx', 'export const x = 1\n', 'names/files'],
  ['web/src/features/cart/cart_lines.css', '.a {\n}\n', 'names/files'],
  ['domain/src/orders/rules.ts', 'export const x = 1\n', 'names/files'],
  ['domain/src/orders/order.rules.ts', 'export const x = 1\n', 'names/files'],
  ['server/src/chapters/orders/helpers.ts', 'export const x = (work: 1) => work\n', 'names/files'],
  ['server/src/chapters/orders/order-rows.ts', 'export const x = (row: 1) => row\n', 'names/files'],
  ['server/src/chapters/orders/invoices.routes.ts', 'export const x = 1\n', 'names/files'],
  ['server/migrations/orders.sql', 'SELECT 1;\n', 'names/migrations'],
  ['server/migrations/0001_orders.sql', 'SELECT 1;\n', 'names/migrations'],
].map(([file = '', text = '', rule = '']) => ({ what: file, files: { [file]: text }, rule }))
test.each(names)('names: $what', (planted) => expectFound('rules', planted))

test('the files of a folder within a chapter are named by what they do', async () => {
  const files = {
    'server/src/chapters/catalog/search-protocol/read-request.ts': 'export const x = 1\n',
  }
  expect(await runStep('rules', buildRepository({ ...CLEAN, ...files }))).toEqual([])
})

test('two migrations with one number are reported once', async () => {
  const files = { 'server/migrations/0001_orders.sql': 'SELECT 1;\n' }
  const found = await runStep('rules', buildRepository({ ...CLEAN, ...files }))
  expect(found).toHaveLength(1)
})

const texts: Planted[] = [
  [`hello: { en: 'Hello' }`, /in en only/],
  [`hello: { id: 'Halo' }`, /in id only/],
  [`hello: { en: 'Hello', id: '' }`, /empty/],
  [`hello: { en: 'Hello {{name}}', id: 'Halo {{nama}}' }`, /\{\{name\}\}.*\{\{nama\}\}/],
  [`all: { en: { a: 'A', b: 'B' }, id: { a: 'A' } }`, /id lacks b/],
  [`all: { en: { a: { c: 'A' } }, id: { a: { d: 'A' } } }`, /id lacks c[\s\S]*en lacks d/],
].map(([entry, expected]) => ({
  what: String(entry),
  files: {
    'domain/src/orders/orders.texts.ts': `export const orderTexts = {\n  ${String(entry)},\n}\n`,
  },
  rule: 'texts/languages',
  ...(expected instanceof RegExp && { expected }),
}))
test.each(texts)('texts: $what', (planted) => expectFound('rules', planted))

const head = `import { describe, it, test } from 'vitest'\nexport const all = [describe, it, test]\n`
const honest: Planted[] = [
  `test.skip('x', () => {})`,
  `it.only('x', () => {})`,
  `describe.only('x', () => {})`,
  `test.todo('x')`,
  `test.describe.skip('x', () => {})`,
  `it.skipIf(true)('x', () => {})`,
  `it.runIf(false)('x', () => {})`,
  `xit('x', () => {})`,
  `fdescribe('x', () => {})`,
].map((code) => ({
  what: code,
  files: { 'domain/src/orders/orders.model.test.ts': `${head}${code}\n` },
  rule: 'tests/honest',
}))
test.each([
  ...honest,
  {
    what: 'waitForTimeout in a journey',
    files: {
      'e2e/journeys/02-pay.test.ts': `export const pay = (page: { waitForTimeout(ms: number): void }) => page.waitForTimeout(100)\n`,
    },
    rule: 'tests/honest',
  },
  {
    what: 'test.fixme in a screen test',
    files: {
      'e2e/screens/orders.spec.ts': `import { test } from '@playwright/test'\ntest.fixme('x', () => {})\n`,
    },
    rule: 'tests/honest',
  },
])('tests: $what', (planted) => expectFound('rules', planted))

const vi = `import { vi } from 'vitest'\n`
const left: Planted[] = [
  `vi.mock('./orders.store')`,
  `vi.doMock('./orders.store')`,
  `vi.stubGlobal('fetch', () => 1)`,
  `vi.stubEnv('PORT', '1')`,
  `vi.useFakeTimers()`,
  `vi.setSystemTime(0)`,
  `vi.spyOn(console, 'info')`,
].map((code) => ({
  what: code,
  files: { 'server/src/chapters/orders/orders.left.test.ts': `${vi}${code}\n` },
  rule: 'tests/leave-nothing',
}))
left.push({
  what: 'a clock in a test of the web that shares modules',
  files: { 'web/src/features/orders/times.test.ts': `${vi}vi.useFakeTimers()\n` },
  rule: 'tests/leave-nothing',
})
test.each(left)('shared modules: $what', (planted) => expectFound('rules', planted))

test('globals that a test restores are no breach, nor those in an isolated test', async () => {
  const files = {
    'server/src/chapters/orders/orders.clock.test.ts': `${vi}vi.useFakeTimers()\nvi.useRealTimers()\nvi.spyOn(console, 'info').mockRestore()\n`,
    'web/src/features/orders/orders.queries.test.ts': `${vi}vi.mock('./orders.live')\nvi.stubGlobal('fetch', 1)\n`,
  }
  expect(await runStep('rules', buildRepository({ ...CLEAN, ...files }))).toEqual([])
})
