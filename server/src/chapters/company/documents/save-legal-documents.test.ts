import {
  getCompany,
  resubmitCompany,
  saveLegalDocuments,
  updateCompany,
} from '@pasok/domain/company/company.contract'
import type { BodyIn } from '@pasok/domain/kernel/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { companyId, idOf } from '../../../../test/company'
import { addCustomRole } from '../../../../test/people'
import { assertSound } from '../../../../test/invariants'
import { addUpload, DETAIL, kindsOf, numberOf } from '../../../../test/way-in'

const PT = 'Perseroan Terbatas (PT)'

let api: Api
let owner: Person
let kinds: Map<string, string>
beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@baru.test')
  kinds = await kindsOf(api, PT)
})
afterEach(() => assertSound(api.pool))
afterAll(() => api.drop())

type Entries = BodyIn<typeof saveLegalDocuments>['legal_documents']
const save = (legal_documents: Entries, person = owner) =>
  person.request(saveLegalDocuments, { body: { legal_documents } })
const id = (kind: string) => kinds.get(kind) ?? kind
const upload = () => addUpload(api, 'owner@baru.test', 'baru')
const entry = async (kind: string, value: string, file?: string) => ({
  id: id(kind),
  value,
  url: file ?? (await upload()),
})
const REQUIRED = ['Akta', 'SK Kemenkum', 'NPWP', 'NIB']
const whole = () => Promise.all(REQUIRED.map((kind) => entry(kind, numberOf(kind))))
const attached = async () =>
  (
    await api.pool.query<{ id: string }>(
      'select id from files where attached_at is not null order by id',
    )
  ).rows.map((row) => row.id)

describe('without a company type', () => {
  it('there are none, and an empty list is accepted', async () => {
    const answer = await save([])
    expect(answer).toMatchObject({ status: 200, data: [] })
    expect((await save([await entry('Akta', '1')])).errors).toMatchObject([
      { code: 'rule', path: 'legal_documents.0.id' },
    ])
  })
})

describe('of a company type', () => {
  beforeAll(async () => {
    await owner.must(updateCompany, { body: { type: PT } })
  })

  // proves 1.3.7
  it('are listed before anything was given', async () => {
    const { legal_documents: rows } = await owner.must(getCompany, {})
    expect(rows.map(({ short_title }) => short_title)).toEqual([
      ...REQUIRED,
      'Akta Perubahan',
      'SPPKP',
    ])
    expect(rows[0]).toMatchObject({ value: '', url: '', file_id: '', file_name: '' })
  })

  it('are only for users who may see the profile', async () => {
    const clerk = await api.as(await addCustomRole(api.db, 'maju', 'clerk', ['departments.manage']))
    const reader = await api.as(await addCustomRole(api.db, 'maju', 'reader', ['company.read']))
    await api.db
      .updateTable('buyers')
      .set({
        type_id: (await api.db.selectFrom('company_types').select('id').executeTakeFirstOrThrow())
          .id,
      })
      .where('id', '=', companyId('maju'))
      .execute()
    expect((await clerk.must(getCompany, {})).legal_documents).toEqual([])
    expect((await reader.must(getCompany, {})).legal_documents).not.toEqual([])
  })

  it('need all required documents, by name', async () => {
    const answer = await save([])
    expect(answer).toMatchObject({
      status: 422,
      errors: [{ code: 'rule', message: 'Akta Pendirian: number and file are required' }],
    })
  })

  it('have numbers in the format of their kind', async () => {
    const rows = await whole()
    for (const [at, value, message] of [
      [2, '02.734.518', 'an NPWP has 15 or 16 digits'],
      [3, 'AHU-0001', 'an NIB has 13 digits'],
    ] as const) {
      const entries = rows.map((row, place) => (place === at ? { ...row, value } : row))
      const answer = await save(entries)
      expect(answer.status).toBe(422)
      expect(answer.errors).toMatchObject([
        { path: `legal_documents.${at}.value`, message: expect.stringContaining(message) },
      ])
    }
  })

  it('need number and file together, once, of the own type', async () => {
    const rows = await whole()
    const [akta, ...others] = rows
    if (!akta) throw new Error('no entry')
    const cases: [Entries, string][] = [
      [[{ ...akta, value: '' }, ...others], 'legal_documents.0.value'],
      [[...others, { ...akta, url: '' }], 'legal_documents.3.url'],
      [[akta, akta, ...others], 'legal_documents.1.id'],
      [[akta, { ...akta, id: idOf('none') }], 'legal_documents.1.id'],
      [
        [{ ...akta, id: (await kindsOf(api, 'Koperasi')).get('Akta') ?? '' }],
        'legal_documents.0.id',
      ],
    ]
    for (const [entries, path] of cases) {
      const answer = await save(entries)
      expect([answer.status, answer.errors?.[0]?.path]).toEqual([422, path])
    }
    expect(await attached()).toEqual([])
  })

  it('accept own uploads only: others are treated as unknown', async () => {
    const rows = await whole()
    const foreign = await addUpload(api, 'owner@lain.test', 'lain')
    const answerFor = async (url: string) => {
      const { status, errors } = await save([...rows.slice(1), { id: id('Akta'), value: '1', url }])
      return [status, errors]
    }
    const unknown = await answerFor(idOf('no upload'))
    expect(unknown[0]).toBe(422)
    expect(await answerFor(foreign)).toEqual(unknown)
    expect(await answerFor(`/files/${foreign}/x.pdf?e=1&s=x`)).toEqual(unknown)
    expect(await answerFor(`https://evil.example/files/${foreign}`)).toEqual(unknown)
    expect(await answerFor('javascript:alert(1)')).toEqual(unknown)
    const order = await addUpload(api, 'owner@baru.test', 'baru', 'emailPO')
    expect((await answerFor(order))[0]).toBe(422)
    expect(await attached()).toEqual([])
  })

  // proves 1.3.7 1.7.16 1.7.29 1.7.30
  it('are stored with working links, and can be saved again by those links', async () => {
    const rows = await whole()
    const answer = await save([...rows, await entry('SPPKP', '', '')])
    const saved = saveLegalDocuments.data.parse(answer.data)
    expect(saved.slice(0, 4).map(({ value }) => value)).toEqual(REQUIRED.map(numberOf))
    expect(saved[0]).toMatchObject({ file_id: rows[0]?.url, file_type: 'application/pdf' })
    expect(saved[0]?.url).toContain(`/files/${rows[0]?.url}/`)
    expect(await attached()).toEqual(rows.map(({ url }) => url).toSorted())
    const again = saved.filter(({ url }) => url !== '')
    const same = await save(again.map(({ id: kind, value, url }) => ({ id: kind, value, url })))
    expect(same.status).toBe(200)
    const { rows: audits } = await api.pool.query(
      "select id from audit_log where action = 'company.documents'",
    )
    expect(audits).toHaveLength(1)
  })

  it('release a replaced file, and keep their names', async () => {
    const before = await attached()
    await api.pool.query("update legal_document_kinds set title = 'Nomor Induk' where id = $1", [
      id('NIB'),
    ])
    const next = await upload()
    const answer = await save([await entry('NPWP', '02.734.518.9-063.000', next)])
    const saved = saveLegalDocuments.data.parse(answer.data)
    expect(saved[2]).toMatchObject({ value: '02.734.518.9-063.000', file_id: next })
    expect(saved[3]?.title).toBe('Nomor Induk Berusaha')
    const after = await attached()
    expect(after).toContain(next)
    expect(after).toHaveLength(before.length)
  })

  it('of another type are set aside while the type is changed', async () => {
    await owner.must(updateCompany, { body: { type: 'Koperasi' } })
    const { legal_documents: rows } = await owner.must(getCompany, {})
    expect(rows.every(({ value, url }) => value === '' && url === '')).toBe(true)
    expect((await save([])).status).toBe(422)
    await owner.must(updateCompany, { body: { type: PT } })
    expect((await save([])).status).toBe(200)
  })

  it('close at verification', async () => {
    const set = (status: string) =>
      api.pool.query('update buyers set verification_status = $1 where id = $2', [
        status,
        companyId('baru'),
      ])
    await set('VERIFIED')
    expect(await save([])).toMatchObject({ status: 409, codes: ['illegal_move'] })
    await set('UNVERIFIED')
  })
})

describe('a company sent again', () => {
  it('has to be a returned one, and complete', async () => {
    const resubmit = () => owner.request(resubmitCompany)
    expect(await resubmit()).toMatchObject({ status: 409, codes: ['illegal_move'] })
    await api.pool.query(
      `update buyers set verification_status = 'RETURNED', returned_reason = 'NIB' where id = $1`,
      [companyId('baru')],
    )
    expect(await owner.must(getCompany, {})).toMatchObject({
      verification_status: 'UNVERIFIED',
      returned_reason: 'NIB',
    })
    expect((await resubmit()).errors).toContainEqual({
      code: 'rule',
      path: 'whatsapp',
      message: 'Hotline Number is required',
    })
    await owner.must(updateCompany, { body: DETAIL })
    const [one, other] = await Promise.all([resubmit(), resubmit()])
    expect(['200 409', '409 200']).toContain(`${one.status} ${other.status}`)
    expect(await owner.must(getCompany, {})).toMatchObject({ returned_reason: '' })
    const { rows } = await api.pool.query<{ names: string[] }>(
      `select array_agg(name) as names from outbox where payload ->> 'buyerId' = $1`,
      [companyId('baru')],
    )
    expect(rows[0]?.names).toEqual(['company.submitted'])
    const first = await api.as('owner@awal.test')
    expect((await first.request(resubmitCompany)).status).toBe(403)
  })
})
