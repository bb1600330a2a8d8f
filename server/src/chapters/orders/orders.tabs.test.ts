import { PACKAGE_STATES } from '@pasok/domain/orders/orders.states'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Api } from '../../../test/api'
import { foldCounts } from '../../db/document-counts'
import { findBreaches } from '../../../test/invariants'
import { approved } from '../../../test/requests'

const ROUNDS = process.env['FAULTS'] === 'full' ? 60 : 8

let api: Api
let packages: string[]

beforeAll(async () => {
  api = await startApi()
  const purchasing = await api.as('purchasing@maju.test')
  const approver = await api.as('approver@maju.test')
  for (let at = 0; at < 3; at += 1)
    await approved(purchasing, approver, [
      { product: 'kertas', quantity: 1 },
      { product: 'kabel', quantity: 3 },
      { product: 'bor', quantity: 1 },
    ])
  const { rows } = await api.pool.query<{ id: string }>('select id from packages order by code')
  packages = rows.map(({ id }) => id)
})
afterAll(() => api.drop())

const tabBreaches = async () =>
  (await findBreaches(api.pool)).filter((one) => /\btabs?\b/.test(one.split(':')[0] ?? ''))

let turn = 0
const someState = () => {
  turn += 1
  return PACKAGE_STATES[(turn * 5 + Math.floor(turn / 7)) % PACKAGE_STATES.length]
}
const move = (ids: readonly string[]) =>
  api.pool.query('update packages set last_status = $2 where id = any($1)', [ids, someState()])

it('orders are in the tabs of their packages after concurrent moves within one order', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all([...packages.map((id) => move([id])), foldCounts(api.db)])
    expect(await tabBreaches()).toEqual([])
  }
})

it('and when many are moved by one statement, or none is', async () => {
  for (let size = 0; size <= packages.length; size += 1) {
    await move(packages.slice(0, size))
    expect(await tabBreaches()).toEqual([])
  }
  await api.pool.query('update packages set shipping_cost = shipping_cost + 1')
  await foldCounts(api.db)
  expect(await tabBreaches()).toEqual([])
})

it('and what was taken back left nothing', async () => {
  const client = await api.pool.connect()
  try {
    await client.query('begin')
    await client.query(`update packages set last_status = 'Paid'`)
    await client.query('rollback')
  } finally {
    client.release()
  }
  expect(await tabBreaches()).toEqual([])
})

it('and a change that concerns no count writes none', async () => {
  await foldCounts(api.db)
  for (const table of ['purchase_orders', 'packages'])
    await api.pool.query(`update ${table} set updated_at = now()`)
  expect((await api.pool.query('select from document_count_deltas')).rows).toEqual([])
})
