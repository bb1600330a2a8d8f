import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { CALLS, MAP, readWritten } from './map'
import { buildRepository, CLEAN, type Files, removeRepositories } from './planted'
import { runStep } from './run'
import { readTree } from './tree'

afterAll(removeRepositories)

/** Builds a project whose map is up to date. */
async function mapped(files: Files = {}): Promise<string> {
  const root = buildRepository({ ...CLEAN, ...files })
  mkdirSync(join(root, 'docs'))
  for (const [path, text] of await readWritten(readTree(root)))
    writeFileSync(join(root, path), text)
  return root
}

const breachesOf = async (files: Files) =>
  (await runStep('map', await mapped(files))).map((one) => `${one.file} ${one.rule}`)

test('a clean repository with its map passes', async () => {
  expect(await runStep('map', await mapped())).toEqual([])
})

test('the map lists every screen, call and command', async () => {
  const map = readFileSync(join(await mapped(), MAP), 'utf8')
  for (const row of [
    '| `/dashboard/orders` | [web/src/screens/dashboard/orders](../web/src/screens/dashboard/orders/screen.tsx) |',
    '| `GET /api/purchase-order/:id` | Says getOrder | buyer, access token, any | [orders.contract.ts](../domain/src/orders/orders.contract.ts) `getOrder` | [orders.routes.ts](../server/src/chapters/orders/orders.routes.ts) |',
    '| orders | [move-order.ts](../server/src/chapters/orders/move-order.ts) | Moves an order. |',
  ])
    expect(map).toContain(row)
})

test("the table of calls has each call's path and token", async () => {
  const table = readFileSync(join(await mapped(), CALLS), 'utf8')
  expect(table).toContain("  getOrder: ['GET', '/api/purchase-order/:id', 'access'],")
  expect(table).toContain("import type * as orders from '@pasok/domain/orders/orders.contract'")
})

test('a missing or outdated map or table of calls fails', async () => {
  const found = await runStep('map', buildRepository(CLEAN))
  expect(found).toMatchObject([
    { file: MAP, rule: 'map/stale' },
    { file: CALLS, rule: 'map/stale' },
  ])
  const root = await mapped()
  writeFileSync(join(root, MAP), '# Map\n')
  expect(await runStep('map', root)).toMatchObject([{ file: MAP, rule: 'map/stale' }])
})

const call = (exported: string, name: string, path: string) =>
  `export const ${exported} = { kind: 'contract', name: '${name}', method: 'GET', path: '${path}', host: 'api' }\n`
const contracts = 'domain/src/orders/orders.contract.ts'
const routes = 'server/src/chapters/orders/orders.routes.ts'
const serving = (...names: string[]) =>
  `import * as calls from '@pasok/domain/orders/orders.contract'\nimport { endpoint } from '../../http/endpoint'\nexport const orderEndpoints = [\n${names.map((name) => `  endpoint(${name}, () => 1),\n`).join('')}]\n`

const planted: readonly { what: string; files: Files; found: string[] }[] = [
  {
    what: 'a contract without a route',
    files: {
      [contracts]: call('a', 'a', '/a') + call('b', 'b', '/b'),
      [routes]: serving('calls.a'),
    },
    found: [`${contracts} map/unserved`],
  },
  {
    what: 'a route of an unknown contract',
    files: { [contracts]: call('a', 'a', '/a'), [routes]: serving('calls.a', 'calls.b') },
    found: [`${routes} map/unknown`],
  },
  {
    what: 'a route of something made on the spot',
    files: { [contracts]: call('a', 'a', '/a'), [routes]: serving('calls.a', `{ method: 'GET' }`) },
    found: [`${routes} map/unknown`],
  },
  {
    what: 'a contract served twice',
    files: { [contracts]: call('a', 'a', '/a'), [routes]: serving('calls.a', 'calls.a') },
    found: [`${routes} map/unknown`],
  },
  {
    what: 'one address declared twice',
    files: {
      [contracts]: call('a', 'a', '/a/:id') + call('b', 'b', '/a/:code'),
      [routes]: serving('calls.a', 'calls.b'),
    },
    found: [`${contracts} map/contracts`],
  },
  {
    what: 'a contract that calls itself otherwise than its export',
    files: { [contracts]: call('a', 'z', '/a'), [routes]: serving('calls.a') },
    found: [`${contracts} map/contracts`],
  },
  {
    what: 'a contract file that cannot be loaded',
    files: { 'domain/src/cart/cart.contract.ts': `throw new Error('broken')\n` },
    found: ['domain/src/cart/cart.contract.ts map/contracts'],
  },
  {
    what: 'routes that endpoints.ts does not name',
    files: { 'server/src/endpoints.ts': `export const ENDPOINTS = []\n` },
    found: [`${routes} map/assembly`],
  },
  {
    what: 'a screen that no address leads to',
    files: { 'web/src/screens/dashboard/lost.tsx': `export const Lost = 1\n` },
    found: ['web/src/screens/dashboard/lost.tsx map/screens'],
  },
]

test.each(planted)('$what', async ({ files, found }) => {
  expect(await breachesOf(files)).toEqual(found)
})
