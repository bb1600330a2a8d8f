import {
  approveRequest,
  deleteRequest,
  listRequests,
  rejectRequest,
  saveRequest,
  submitRequest,
  updateRequest,
} from '@pasok/domain/requests/requests.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../test/api'
import { companyId } from '../../test/company'
import { assertSound, readStock } from '../../test/invariants'
import { bodyOf } from '../../test/requests'
import { foldCounts, readCounts } from './document-counts'
import { buyerScope } from './scope'

const ROUNDS = process.env['FAULTS'] === 'full' ? 40 : 6

let api: Api
let stock: Map<string, string>
let people: readonly Person[]
let approver: Person
const scope = buyerScope(companyId('maju'))
const body = bodyOf('maju', [{ product: 'kertas', quantity: 1 }])

beforeAll(async () => {
  api = await startApi()
  stock = await readStock(api.pool)
  people = [await api.as('purchasing@maju.test'), await api.as('owner@maju.test')]
  approver = await api.as('approver@maju.test')
})
afterAll(() => api.drop())

/** Moves one request through one of the possible sequences of states. */
async function live(person: Person, scenario: number): Promise<void> {
  const { _id: id } = await person.must(saveRequest, { body })
  const params = { id }
  if (scenario === 0) return
  await person.must(updateRequest, { body: { ...body, id } })
  if (scenario === 1) return void (await person.must(deleteRequest, { params }))
  await person.must(submitRequest, { params })
  if (scenario === 2) await approver.must(rejectRequest, { params, body: { note: 'No' } })
  if (scenario === 3) await approver.request(approveRequest, { params })
}

async function recount(): Promise<Map<string, number>> {
  const { rows } = await api.pool.query<{ status: string; count: string }>(
    `select last_status as status, count(*) from purchase_requests where buyer_id = $1 group by 1`,
    [scope.id],
  )
  return new Map(rows.map(({ status, count }) => [status, Number(count)]))
}

const readStored = async () =>
  new Map([...(await readCounts(api.db, scope, 'request'))].filter(([, count]) => count !== 0))

describe('the counts that the database keeps', () => {
  it('are those of a recount after saves, moves and deletions at once, folded in between', async () => {
    let isFolding = true
    const folding = (async () => {
      while (isFolding) {
        await foldCounts(api.db)
        await new Promise((resolve) => setImmediate(resolve))
      }
    })()
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        await Promise.all(
          people.flatMap((person) => [0, 1, 2, 3, 4].map((scenario) => live(person, scenario))),
        )
        await assertSound(api.pool, stock)
      }
    } finally {
      isFolding = false
      await folding
    }
    expect(await readStored()).toEqual(await recount())
    await foldCounts(api.db)
    expect(await readStored()).toEqual(await recount())
    const { rows } = await api.pool.query('select from document_count_deltas')
    expect(rows).toHaveLength(0)
    const { count } = await approver.request(listRequests, { params: { buyer_id: scope.id } })
    const { rows: listed } = await api.pool.query<{ count: number }>(
      `select count(*)::int from purchase_requests where buyer_id = $1 and last_status <> 'Deleted'`,
      [scope.id],
    )
    expect(count).toBe(listed[0]?.count)
  }, 120_000)

  it('know nothing of what was taken back', async () => {
    const before = await readStored()
    const client = await api.pool.connect()
    try {
      await client.query('begin')
      await client.query(`update purchase_requests set last_status = 'Rejected'`)
      expect(await readStored()).toEqual(before)
    } finally {
      await client.query('rollback')
      client.release()
    }
    expect(await readStored()).toEqual(before)
  })

  it('follow statements of many rows, of several companies, and rows that are removed', async () => {
    const client = await api.pool.connect()
    try {
      await client.query('begin')
      await client.query(`insert into purchase_requests
        select (jsonb_populate_record(request, jsonb_build_object(
          'id', gen_random_uuid(), 'code', code || '-' || copy))).*
        from purchase_requests request, generate_series(1, 3) copy`)
      await client.query(`update purchase_requests set last_status = 'Approved', total = total`)
      await client.query(`delete from purchase_requests where code like '%-2' and id not in
        (select request_id from request_lines)`)
      const { rows } = await client.query(`
        select owner_id, status, sum(count)::int as count from (
          select owner_id, status, count from document_counts where document = 'request'
          union all select owner_id, status, delta from document_count_deltas
          where document = 'request') all_of_them
        group by owner_id, status having sum(count) <> 0 order by owner_id, status`)
      const { rows: counted } = await client.query(`
        select buyer_id as owner_id, last_status as status, count(*)::int from purchase_requests
        group by buyer_id, last_status order by buyer_id, last_status`)
      expect(rows).toEqual(counted)
      expect(rows.length).toBeGreaterThan(0)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})
