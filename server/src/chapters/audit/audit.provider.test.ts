import { listAudit } from '@pasok/domain/audit/audit.provider.contract'
import type { QueryIn } from '@pasok/domain/kernel/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { companyId, idOf, nameOf, userId } from '../../../test/company'

let api: Api
let provider: Person

interface Row {
  at: string
  who: string
  action: string
  company?: string
  actingFor?: string
}

const ROWS: readonly Row[] = [
  { at: '2026-05-01T16:59:59.999Z', who: 'owner@maju.test', action: 'a', company: 'maju' },
  { at: '2026-05-01T17:00:00.000Z', who: 'owner@maju.test', action: 'b', company: 'maju' },
  { at: '2026-05-02T16:59:59.900Z', who: 'owner@lain.test', action: 'c', company: 'lain' },
  { at: '2026-05-02T17:00:00.000Z', who: 'provider@pasok.test', action: 'd' },
  {
    at: '2026-05-03T01:00:00.000Z',
    who: 'superadmin@pasok.test',
    action: '100%_done',
    company: 'lain',
    actingFor: 'lain',
  },
]

beforeAll(async () => {
  api = await startApi()
  provider = await api.as('provider@pasok.test')
  for (const { at, who, action, company, actingFor } of ROWS)
    await api.pool.query(
      `insert into audit_log (at, buyer_id, actor_id, actor_name, acting_for, action, subject, subject_id, before, after)
       values ($1, $2, $3, $4, $5, $6, 'thing', $7, null, '{"x":1}')`,
      [
        at,
        company ? companyId(company) : null,
        userId(who),
        nameOf(who),
        actingFor ? companyId(actingFor) : null,
        action,
        `subject-${action}`,
      ],
    )
})
afterAll(() => api.drop())

const list = async (query: QueryIn<typeof listAudit>) => {
  const answer = await provider.request(listAudit, { query })
  const rows = listAudit.data.parse(answer.data)
  return { actions: rows.map(({ action }) => action), count: answer.count }
}

describe('the audit log', () => {
  it('is listed newest first, by pages, with the user and the companies', async () => {
    expect(await list({ limit: 2 })).toEqual({ actions: ['100%_done', 'd'], count: 5 })
    expect(await list({ limit: 2, skip: 2 })).toEqual({ actions: ['a'], count: 5 })
    const [row] = await provider.must(listAudit, {})
    expect(row).toMatchObject({
      at: '2026-05-03T01:00:00.000Z',
      actor_name: nameOf('superadmin@pasok.test'),
      actor_email: 'superadmin@pasok.test',
      acting_for: 'PT Lain Sendiri',
      company_name: 'PT Lain Sendiri',
      before: null,
      after: { x: 1 },
    })
  })

  it('is searched in name, email, action and subject, each character as it is', async () => {
    expect((await list({ search: 'OWNER@maju' })).actions).toEqual(['b', 'a'])
    expect((await list({ search: 'person owner of lain' })).actions).toEqual(['c'])
    expect((await list({ search: 'subject-d' })).actions).toEqual(['d'])
    expect((await list({ search: '100%_' })).actions).toEqual(['100%_done'])
    for (const search of ['___________', 'a%e', "' or true --"])
      expect((await list({ search })).count).toBe(0)
  })

  it('can be filtered by company, and is empty for an unknown id', async () => {
    expect((await list({ company_id: companyId('lain') })).actions).toEqual(['100%_done', 'c'])
    for (const company_id of [idOf('none'), 'x', "' or true --"])
      expect(await list({ company_id })).toEqual({ actions: [], count: 0 })
  })

  it('can be filtered by calendar days in Jakarta, both included', async () => {
    expect((await list({ from: '2026-05-02', to: '2026-05-02' })).actions).toEqual(['c', 'b'])
    expect((await list({ to: '2026-05-01' })).actions).toEqual(['a'])
    expect((await list({ from: '2026-05-03' })).actions).toEqual(['100%_done', 'd'])
    expect((await provider.request(listAudit, { query: { from: '02-05-2026' } })).status).toBe(400)
    expect((await provider.request(listAudit, { query: { from: '2026-02-30' } })).status).toBe(400)
    for (const from of ['0000-01-01', '0001-01-01', '9999-12-31'])
      expect((await provider.request(listAudit, { query: { from } })).status).toBe(400)
  })
})
