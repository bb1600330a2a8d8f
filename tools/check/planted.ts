import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { runStep, type Step } from './run'

export type Files = Readonly<Record<string, string>>

const contract = (name: string, method: string, path: string) =>
  `export const ${name} = { kind: 'contract', name: '${name}', method: '${method}', path: '${path}', host: 'api', summary: 'Says ${name}', surface: 'buyer', token: 'access', feature: 'any' }\n`

/** A small repository without violations, with a file of every kind that a rule concerns. */
export const CLEAN: Files = {
  'package.json': '{ "type": "module", "devDependencies": { "vitest": "4", "fast-check": "4" } }',
  'domain/package.json': '{ "type": "module", "dependencies": { "zod": "4", "big.js": "7" } }',
  'server/package.json':
    '{ "type": "module", "dependencies": { "kysely": "0" }, "devDependencies": { "@types/pg": "8" } }',
  'web/package.json': '{ "type": "module", "dependencies": { "react": "19" } }',
  'e2e/package.json': '{ "devDependencies": { "@playwright/test": "1" } }',

  'domain/src/kernel/decimal.ts': `import Big from 'big.js'\nexport const decimal = (text: string) => new Big(text)\n`,
  'domain/src/kernel/clock.ts': `export const dayOf = (now: Date) => new Date(now.getTime())\n`,
  'domain/src/requests/requests.events.ts': `import { z } from 'zod'\nexport const approvedShape = z.object({})\n`,
  'domain/src/orders/orders.contract.ts':
    contract('getOrder', 'GET', '/purchase-order/:id') +
    contract('moveOrder', 'PUT', '/purchase-order/:id'),
  'domain/src/orders/orders.rules.ts': `import { decimal } from '../kernel/decimal'\n/** Rupiah of a line. Rounds down. */\nexport function priceLine(text: string) {\n  return decimal(text)\n}\n`,
  'domain/src/orders/orders.texts.ts': `export const orderTexts = {\n  hello: { en: 'Hello {{name}}', id: 'Halo {{name}}' },\n}\n`,
  'domain/src/orders/orders.rules.test.ts': `import { expect, test } from 'vitest'\nimport { priceLine } from './orders.rules'\ntest('prices', () => {\n  expect(priceLine('1')).toEqual(new Date())\n})\n`,

  'server/migrations/0001_kernel.sql': '-- The counters of codes.\nSELECT 1;\n',
  'server/src/config.ts': `export const readConfig = (env: NodeJS.ProcessEnv) => ({ port: env['PORT'] ?? process.env['X'] })\n`,
  'server/src/main.ts': `import { startApp } from './app'\nimport { readConfig } from './config'\nstartApp(readConfig(process.env))\n`,
  'server/src/endpoints.ts': `import { orderEndpoints } from './chapters/orders/orders.routes'\nexport const ENDPOINTS = [orderEndpoints]\n`,
  'server/src/app.ts': `import { ENDPOINTS } from './endpoints'\nimport { onRequestApproved } from './chapters/orders/on-request-approved'\nimport { createDisk } from './adapters/object-store/disk'\nexport const startApp = (config: object) => [config, ENDPOINTS, onRequestApproved, createDisk]\n`,
  'server/src/db/db.ts': `export interface Db {\n  all(): string[]\n}\n`,
  'server/src/db/work.ts': `import type { Db } from './db'\nexport interface Work {\n  trx: Db\n}\n`,
  'server/src/db/scope.ts': `export interface BuyerScope {\n  id: string\n}\n`,
  'server/src/http/endpoint.ts': `export const endpoint = (contract: object, handle: (call: unknown) => unknown) => ({ contract, handle })\n`,
  'server/src/ports/object-store.ts': `export interface ObjectStore {\n  put(): void\n}\n`,
  'server/src/adapters/object-store/disk.ts': `import type { ObjectStore } from '../../ports/object-store'\n/** Files on disk. */\nexport const createDisk = (): ObjectStore => ({ put: () => undefined })\n`,
  'server/src/chapters/regions/regions.store.ts': `import type { Db } from '../../db/db'\nexport function listProvinces(db: Db) {\n  return db.all()\n}\n`,
  'server/src/chapters/orders/orders.routes.ts': `import { getOrder, moveOrder } from '@pasok/domain/orders/orders.contract'\nimport { endpoint } from '../../http/endpoint'\nimport { moveAnOrder } from './move-order'\nimport { readOrder } from './orders.queries'\nexport const orderEndpoints = [\n  endpoint(getOrder, () => readOrder()),\n  endpoint(moveOrder, () => moveAnOrder),\n]\n`,
  'server/src/chapters/orders/orders.queries.ts': `export const readOrder = () => 'select 1'\n`,
  'server/src/chapters/orders/orders.store.ts': `import type { Db } from '../../db/db'\nimport type { BuyerScope } from '../../db/scope'\nexport function findOrder(db: Db, scope: BuyerScope, id: string) {\n  return [db, scope, id]\n}\n`,
  'server/src/chapters/orders/move-order.ts': `import type { Work } from '../../db/work'\n/** Moves an order. */\nexport const moveAnOrder = (work: Work) => work.trx\n`,
  'server/src/chapters/orders/on-request-approved.ts': `import { approvedShape } from '@pasok/domain/requests/requests.events'\n/** Makes the orders of a request. */\nexport const onRequestApproved = () => approvedShape\n`,
  'server/test/harness.ts': `import { startApp } from '../src/app'\nexport const start = () => startApp({})\n`,
  'server/demo/load-demo.ts': `export const loadDemo = () => undefined\n`,

  'web/src/main.tsx': `import { Router } from './app/router'\nexport const root = Router\n`,
  'web/src/app/router.tsx': `export const Router = () => import('../screens/dashboard/orders/screen')\n`,
  'web/src/screens/dashboard/orders/screen.tsx': `import { useOrders } from '../../../features/orders/orders.queries'\nimport { Chip } from '../../../documents/chip'\nimport { OrderRow } from './order-row'\n/** The orders in their tabs. */\nexport const OrdersScreen = () => [useOrders, Chip, OrderRow]\n`,
  'web/src/screens/dashboard/orders/order-row.tsx': `export const OrderRow = () => <p title="order #1">Row</p>\n`,
  'web/src/screens/dashboard/orders/orders.module.css': '.row { color: var(--pasok-accent); }\n',
  'web/src/features/orders/orders.queries.ts': `import { getOrder } from '@pasok/domain/orders/orders.contract'\nimport { call } from '../../lib/api'\nexport const useOrders = () => call(getOrder)\n`,
  'web/src/features/cart/cart.store.ts': `export const lines: string[] = []\n`,
  'web/src/documents/chip.tsx': `import { Tag } from '../ui/tag'\nexport const Chip = () => <Tag />\n`,
  'web/src/ui/tag.tsx': `import { accent } from './theme'\nexport const Tag = () => <b style={{ color: accent }} />\n`,
  'web/src/ui/theme.ts': `export const accent = '#0f766e'\n`,
  'web/src/lib/api.ts': `export const call = (contract: object) => contract\n`,

  'e2e/support/server.ts': `import { start } from '@pasok/server/test/harness'\nexport const up = start\n`,
  'e2e/journeys/01-approve.test.ts': `import { test } from '@playwright/test'\nimport { up } from '../support/server'\ntest('approves', async () => up())\n`,
  'bench/load/orders.ts': `import { loadDemo } from '@pasok/server/demo/load-demo'\nexport const load = loadDemo\n`,
  'tools/make-map.ts': `export const mark = '@ts-ignore and TODO are fine in a text'\n`,
}

const made: string[] = []

export function buildRepository(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'house-'))
  made.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

export function removeRepositories(): void {
  for (const root of made.splice(0)) rmSync(root, { recursive: true, force: true })
}

/** A violation added to the clean repository: the files, and the expected finding. */
export interface Planted {
  readonly what: string
  readonly files: Files
  /** The file that the check must report; defaults to the first added file. */
  readonly file?: string
  readonly rule: string
  readonly expected?: RegExp
}

/** Adds a violation and expects the check to report exactly this violation in the right file. */
export async function expectFound(step: Step, planted: Planted): Promise<void> {
  const found = await runStep(step, buildRepository({ ...CLEAN, ...planted.files }))
  const file = planted.file ?? Object.keys(planted.files)[0]
  expect([...new Set(found.map((one) => `${one.file} ${one.rule}`))]).toEqual([
    `${file} ${planted.rule}`,
  ])
  if (planted.expected)
    expect(found.map(({ message }) => message).join('\n')).toMatch(planted.expected)
}
