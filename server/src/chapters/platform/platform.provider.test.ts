import { listFeedback, markFeedback } from '@pasok/domain/platform/platform.provider.contract'
import type { QueryIn } from '@pasok/domain/kernel/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { companyId, idOf, userId } from '../../../test/company'

let api: Api
let provider: Person
const id = (at: number) => idOf(`feedback ${at}`)
beforeAll(async () => {
  api = await startApi()
  provider = await api.as('provider@pasok.test')
  for (let at = 0; at < 3; at += 1)
    await api.pool.query(
      `insert into feedback (id, buyer_id, user_id, name, company_name, feedback, created_at)
       values ($1, $2, $3, $4, 'PT Maju Bersama', $5, '2026-05-01'::timestamptz + make_interval(days => $6))`,
      [id(at), companyId('maju'), userId('owner@maju.test'), `Rina ${at}`, `50% of ${at}`, at],
    )
})
afterAll(() => api.drop())

const list = async (query: QueryIn<typeof listFeedback>) => {
  const answer = await provider.request(listFeedback, { query })
  const rows = listFeedback.data.parse(answer.data)
  return { ids: rows.map(({ _id }) => _id), count: answer.count }
}
const mark = (which: string, read: boolean) =>
  provider.request(markFeedback, { params: { id: which }, body: { read } })

describe('the feedback inbox', () => {
  it('is listed newest first, by pages, and searched by text and author', async () => {
    expect(await list({ limit: 2 })).toEqual({ ids: [id(2), id(1)], count: 3 })
    expect(await list({ limit: 2, skip: 1 })).toEqual({ ids: [id(0)], count: 3 })
    expect(await list({ search: 'rina 1' })).toEqual({ ids: [id(1)], count: 1 })
    expect((await list({ search: '0% OF' })).count).toBe(3)
    expect((await list({ search: '0_ of' })).count).toBe(0)
  })

  it('is read once and can be unread again', async () => {
    expect((await mark(id(1), true)).status).toBe(200)
    const [, row] = await provider.must(listFeedback, {})
    expect((await mark(id(1), true)).status).toBe(200)
    expect((await provider.must(listFeedback, {}))[1]).toEqual(row)
    expect(row?.read_at).not.toBeNull()
    expect((await list({ unread: '1' })).ids).toEqual([id(2), id(0)])
    await mark(id(1), false)
    expect((await list({ unread: '1' })).count).toBe(3)
    const { rows } = await api.pool.query(
      "select after from audit_log where action = 'feedback.mark' order by id",
    )
    expect(rows).toEqual([{ after: { read: true } }, { after: { read: false } }])
    for (const none of [idOf('none'), 'x']) expect((await mark(none, true)).status).toBe(404)
  })
})
