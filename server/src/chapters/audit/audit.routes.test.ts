import { exportCompanyAudit, listCompanyAudit } from '@pasok/domain/audit/audit.contract'
import { listAudit } from '@pasok/domain/audit/audit.provider.contract'
import type { QueryIn } from '@pasok/domain/kernel/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { companyId, idOf, nameOf, userId } from '../../../test/company'
import { addCustomRole } from '../../../test/people'
import { statementsOf } from '../../../test/count-statements'

let api: Api
let owner: Person

interface Row {
  at: string
  who?: string
  name?: string
  action: string
  subject?: string
  company?: string
  actingFor?: string
  after?: unknown
}

/** The company's rows in the order of their ids, mixed with rows of others. */
const ROWS: readonly Row[] = [
  { at: '2026-05-01T16:59:59.999Z', who: 'owner@maju.test', action: 'company.update' },
  {
    at: '2026-05-01T17:00:00.000Z',
    who: 'purchasing@maju.test',
    action: 'request.save',
    after: { code: 'PR-MAJU-202605-00077', note: 'kept by the log alone' },
  },
  {
    at: '2026-05-01T18:00:00.000Z',
    who: 'owner@lain.test',
    action: 'role.create',
    company: 'lain',
  },
  { at: '2026-05-02T16:59:59.900Z', who: 'provider@pasok.test', action: 'company.verify' },
  { at: '2026-05-02T17:00:00.000Z', name: 'Night job', action: 'role.update', subject: 'role' },
  {
    at: '2026-05-03T01:00:00.000Z',
    who: 'superadmin@pasok.test',
    action: 'address.add',
    subject: 'address',
    actingFor: 'maju',
    after: { name: '=HYPERLINK("x")', default: true, phone: '' },
  },
  { at: '2026-05-03T02:00:00.000Z', who: 'vendor@sinar.test', action: 'package.ship' },
]

beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
  for (const {
    at,
    who,
    name,
    action,
    subject = 'company',
    company = 'maju',
    actingFor,
    after,
  } of ROWS)
    await api.pool.query(
      `insert into audit_log (at, buyer_id, actor_id, actor_name, acting_for, action, subject, subject_id, before, after, address)
       values ($1, $2, $3, $4, $5, $6, $7, $8, null, $9, '10.1.2.3')`,
      [
        at,
        companyId(company),
        who === undefined ? null : userId(who),
        name ?? nameOf(who ?? ''),
        actingFor === undefined ? null : companyId(actingFor),
        action,
        subject,
        `subject of ${action}`,
        JSON.stringify(after ?? { x: 1 }),
      ],
    )
})
afterAll(() => api.drop())

const list = async (query: QueryIn<typeof listCompanyAudit>, headers = {}) => {
  const answer = await owner.request(listCompanyAudit, { query, headers })
  const rows = listCompanyAudit.data.parse(answer.data)
  return { actions: rows.map(({ action }) => action), count: answer.count }
}
const exported = (query: QueryIn<typeof exportCompanyAudit> = {}, headers = {}) =>
  owner.request(exportCompanyAudit, { query, headers })
const INDONESIAN = { 'accept-language': 'id' }

describe("the company's own log", () => {
  it('is listed newest first, by pages, without rows of other companies', async () => {
    expect(await list({})).toEqual({
      actions: [
        'package.ship',
        'address.add',
        'role.update',
        'company.verify',
        'request.save',
        'company.update',
      ],
      count: 6,
    })
    expect(await list({ limit: 2, skip: 1 })).toEqual({
      actions: ['role.update', 'company.verify'],
      count: 6,
    })
    const other = await api.as('owner@lain.test')
    const rows = await other.must(listCompanyAudit, {})
    expect(rows.map(({ action }) => action)).toEqual(['role.create'])
  })

  it('shows own users and those acting for the company in full, vendors by name, and nothing of the provider', async () => {
    const rows = await owner.must(listCompanyAudit, {})
    const actors = rows.map((row) => [row.actor_name, row.actor_email, row.acting_for, row.address])
    expect(actors).toEqual([
      [nameOf('vendor@sinar.test'), '', '', ''],
      [nameOf('superadmin@pasok.test'), 'superadmin@pasok.test', 'PT Maju Bersama', '10.1.2.3'],
      ['Pasok', '', '', ''],
      ['Pasok', '', '', ''],
      [nameOf('purchasing@maju.test'), 'purchasing@maju.test', '', '10.1.2.3'],
      [nameOf('owner@maju.test'), 'owner@maju.test', '', '10.1.2.3'],
    ])
    const provider = await api.as('provider@pasok.test')
    const seen = await provider.must(listAudit, { query: { company_id: companyId('maju') } })
    expect(seen.map((row) => [row.actor_name, row.actor_email, row.address])).toContainEqual([
      nameOf('provider@pasok.test'),
      'provider@pasok.test',
      '10.1.2.3',
    ])
  })

  it('is searched only in what it shows', async () => {
    expect((await list({ search: 'OWNER@maju' })).actions).toEqual(['company.update'])
    expect((await list({ search: 'person vendor' })).actions).toEqual(['package.ship'])
    expect((await list({ search: 'pasok' })).actions).toEqual([
      'address.add',
      'role.update',
      'company.verify',
    ])
    expect((await list({ search: 'subject of req' })).actions).toEqual(['request.save'])
    for (const hidden of ['provider', 'provider@', 'Night job', 'vendor@', '10.1.2', '%', '_'])
      expect([hidden, await list({ search: hidden })]).toEqual([hidden, { actions: [], count: 0 }])
  })

  it('is searched by the names of its actions, as its reader reads them', async () => {
    expect((await list({ search: 'Address added' })).actions).toEqual(['address.add'])
    expect((await list({ search: 'alamat ditambah' }, INDONESIAN)).actions).toEqual(['address.add'])
    expect((await list({ search: 'alamat ditambah' })).count).toBe(0)
  })

  it('is searched by the changed record: its code, otherwise its name', async () => {
    expect((await list({ search: 'hyperlink' })).actions).toEqual(['address.add'])
    expect((await list({ search: 'pr-maju-202605-00077' })).actions).toEqual(['request.save'])
    expect((await list({ search: 'kept by the log alone' })).count).toBe(0)
  })

  it('can be filtered by subject, and by calendar days of the company, both included', async () => {
    expect((await list({ subject: 'role' })).actions).toEqual(['role.update'])
    expect((await list({ subject: 'nothing' })).count).toBe(0)
    expect((await list({ from: '2026-05-02', to: '2026-05-02' })).actions).toEqual([
      'company.verify',
      'request.save',
    ])
    await api.pool.query(`update buyers set time_zone = 'America/New_York' where id = $1`, [
      companyId('maju'),
    ])
    expect((await list({ to: '2026-05-01' })).actions).toEqual(['request.save', 'company.update'])
    expect((await exported({ to: '2026-05-01' })).file).toContain('2026-05-01 13:00:00,')
    await api.pool.query(`update buyers set time_zone = 'Asia/Jakarta' where id = $1`, [
      companyId('maju'),
    ])
    expect((await owner.request(listCompanyAudit, { query: { from: '2026-02-30' } })).status).toBe(
      400,
    )
  })

  it('is for users with the permission', async () => {
    const reader = await api.as(await addCustomRole(api.db, 'maju', 'auditor', ['audit.read']))
    expect((await reader.request(listCompanyAudit, {})).count).toBe(6)
    expect((await reader.request(exportCompanyAudit, {})).status).toBe(200)
    const other = await api.as('purchasing@maju.test')
    for (const call of [listCompanyAudit, exportCompanyAudit])
      expect((await other.request(call, {})).status).toBe(403)
  })

  it('takes two statements, however long it is', async () => {
    const count = async (limit: number) => (await statementsOf(() => list({ limit }))).length
    expect(await count(100)).toBe(await count(1))
  })
})

describe('its export', () => {
  it('is a spreadsheet in the reader’s language and the company’s time', async () => {
    const { file = '', headers } = await exported({ from: '2026-05-02', to: '2026-05-03' })
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toContain('"audit-MAJU-2026-05-02-2026-05-03.csv"')
    expect(file.startsWith('\uFEFF')).toBe(true)
    const lines = file.slice(1).split('\r\n')
    expect(lines[0]).toBe('Time,User,Email,Acting for,Action,What,ID,Before,After,IP address')
    expect(lines.slice(1)).toEqual([
      `2026-05-03 09:00:00,${nameOf('vendor@sinar.test')},,,Package shipped,Company,subject of package.ship,,X: 1,`,
      `2026-05-03 08:00:00,${nameOf('superadmin@pasok.test')},superadmin@pasok.test,PT Maju Bersama,Address added,Address,subject of address.add,,"Name: =HYPERLINK(""x""); Phone: empty; Default address: yes",10.1.2.3`,
      '2026-05-03 00:00:00,Pasok,,,Role changed,Role,subject of role.update,,X: 1,',
      '2026-05-02 23:59:59,Pasok,,,Company verified,Company,subject of company.verify,,X: 1,',
      `2026-05-02 00:00:00,${nameOf('purchasing@maju.test')},purchasing@maju.test,,Purchase request created,Company,subject of request.save,,Code: PR-MAJU-202605-00077; Note: kept by the log alone,10.1.2.3`,
      '',
    ])
    const indonesian = await exported({ subject: 'address' }, INDONESIAN)
    expect(indonesian.file?.slice(1).split('\r\n')[0]).toBe(
      'Waktu,Pengguna,Email,Bertindak untuk,Aksi,Apa,ID,Sebelum,Sesudah,Alamat IP',
    )
    expect(indonesian.file).toContain('Alamat ditambahkan')
    expect(indonesian.headers['content-disposition']).toMatch(/"audit-MAJU-\d{4}-\d\d-\d\d\.csv"/)
  })

  it('starts no formula, and has its heads when nothing is found', async () => {
    const none = await exported({ search: 'nothing at all' })
    expect(none.file?.trim().split('\r\n')).toHaveLength(1)
    await api.pool.query(
      `insert into audit_log (buyer_id, actor_id, actor_name, action, subject, subject_id, after)
       values ($1, $2, '=1+1', '+cmd', '@sum', '-2', '"\\t=3"')`,
      [companyId('maju'), userId('owner@maju.test')],
    )
    const { file = '' } = await exported({ search: '+cmd' })
    const [, line = ''] = file.split('\r\n')
    expect(line.split(',').slice(1)).toEqual([
      "'=1+1",
      'owner@maju.test',
      '',
      "'+cmd",
      "'@sum",
      "'-2",
      '',
      "'\t=3",
      '',
    ])
  })

  it('is complete and in order over many parts, and the first one is sent immediately', async () => {
    const company = companyId('lain')
    await api.pool.query(
      `insert into audit_log (at, buyer_id, actor_id, actor_name, action, subject, subject_id, after)
       select '2026-06-01'::timestamptz + (n / 700) * interval '1 microsecond', $1, $2, 'Person', 'role.update', 'role', 'row ' || n, jsonb_build_object('n', n)
       from generate_series(1, 2500) n`,
      [company, userId('owner@lain.test')],
    )
    const other = await api.as('owner@lain.test')
    let file = ''
    const statements = await statementsOf(async () => {
      const answer = await other.request(exportCompanyAudit, { query: { subject: 'role' } })
      file = answer.file ?? ''
    })
    const ids = file
      .split('\r\n')
      .slice(1, -1)
      .map((line) => /row (\d+)/.exec(line)?.[1])
    expect(ids).toEqual(Array.from({ length: 2500 }, (_, at) => String(2500 - at)))
    const reads = statements.filter((text) => text.includes('"audit_log"'))
    expect(reads).toHaveLength(6)
    expect(statements.filter((text) => /^begin/i.test(text))).toEqual([])
    const { file: filtered = '' } = await other.request(exportCompanyAudit, {
      query: { search: 'row 77' },
    })
    const found = [...filtered.matchAll(/row (\d+)/g)].map(([, at]) => at)
    expect(found).toEqual([
      '779',
      '778',
      '777',
      '776',
      '775',
      '774',
      '773',
      '772',
      '771',
      '770',
      '77',
    ])
  })

  it('never has a row of another company', async () => {
    for (const search of [idOf('company lain'), 'lain', 'row 7'])
      expect((await exported({ search })).file?.trim().split('\r\n')).toHaveLength(1)
    expect((await exported({ buyer_id: companyId('lain') })).status).toBe(404)
  })
})
