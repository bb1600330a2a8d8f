import { listTypeOptions, updateCompany } from '@pasok/domain/company/company.contract'
import * as calls from '@pasok/domain/company/provider/provider.contract'
import type { QueryIn } from '@pasok/domain/kernel/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { idOf } from '../../../../test/company'
import { statementsOf } from '../../../../test/count-statements'
import { assertSound } from '../../../../test/invariants'
import { expectOneWinner } from '../../../../test/one-winner'
import { kindsOf } from '../../../../test/way-in'

let api: Api
let provider: Person
beforeAll(async () => {
  api = await startApi()
  provider = await api.as('provider@pasok.test')
})
afterAll(async () => {
  await assertSound(api.pool)
  await api.drop()
})

const codes = async (query: QueryIn<typeof calls.listCompanies>) => {
  const answer = await provider.request(calls.listCompanies, { query })
  const rows = calls.listCompanies.data.parse(answer.data)
  return { codes: rows.map((row) => row.company_code), count: answer.count }
}

/** Adds waiting companies without users, submitted on consecutive days. */
async function addWaiting(count: number): Promise<void> {
  await api.pool.query(
    `insert into buyers (id, company_code, legal_name, name, submitted_at)
     select gen_random_uuid(), 'W' || lpad(at::text, 2, '0'), '100%_Tunggu ' || at, 'Tunggu', '2026-03-01'::timestamptz + make_interval(days => at)
     from generate_series(1, $1) at`,
    [count],
  )
}

describe('the list of companies', () => {
  it('has each company with its stage, and the number in each stage', async () => {
    expect(await codes({})).toEqual({ codes: ['BARU'], count: 1 })
    expect(await codes({ standing: 'registering' })).toEqual({ codes: ['AWAL'], count: 1 })
    expect((await codes({ standing: 'verified' })).codes.toSorted()).toEqual(['LAIN', 'MAJU'])
    expect(await codes({ standing: 'returned' })).toEqual({ codes: [], count: 0 })
    expect(await provider.must(calls.countCompanies, {})).toEqual({
      registering: 1,
      waiting: 1,
      returned: 0,
      verified: 2,
    })
  })

  it('is searched in names, code, and the owner’s name and email, each character as it is', async () => {
    for (const search of ['baru TERBIT', 'BAR', 'owner@baru', 'Person owner of baru'])
      expect(await codes({ search })).toEqual({ codes: ['BARU'], count: 1 })
    for (const search of ['%', '_', 'b_ru', 'b%u', '\\', "' or true --", 'LAIN'])
      expect(await codes({ search })).toEqual({ codes: [], count: 0 })
    const rows = await provider.must(calls.listCompanies, { query: { standing: 'verified' } })
    expect(rows.find((row) => row.company_code === 'MAJU')).toMatchObject({
      legal_name: 'PT Maju Bersama',
      owner_email: 'owner@maju.test',
      standing: 'verified',
      city: 'Kota Administrasi Jakarta Selatan',
    })
  })

  it('has the longest waiting first, by pages, with the exact count and a fixed number of queries', async () => {
    await addWaiting(25)
    const first = await codes({ limit: 10 })
    expect(first.codes).toEqual(['BARU', ...Array.from({ length: 9 }, (_, at) => `W0${at + 1}`)])
    expect(first.count).toBe(26)
    expect((await codes({ limit: 10, skip: 2 })).codes).toEqual(
      Array.from({ length: 6 }, (_, at) => `W${at + 20}`),
    )
    expect(await codes({ limit: 10, skip: 3 })).toEqual({ codes: [], count: 26 })
    expect((await codes({ search: '100%_' })).count).toBe(25)
    expect((await provider.request(calls.listCompanies, { query: { limit: 101 } })).status).toBe(
      400,
    )
    const few = await statementsOf(() => codes({ limit: 1 }))
    const many = await statementsOf(() => codes({ limit: 100 }))
    expect(many).toHaveLength(few.length)
  })

  it('has the others newest first', async () => {
    await api.pool.query(`
      update buyers set verification_status = 'RETURNED', decided_at = '2026-04-01'::timestamptz
        + make_interval(days => substr(company_code, 2)::int) where company_code in ('W01', 'W02', 'W03')`)
    expect((await codes({ standing: 'returned' })).codes).toEqual(['W03', 'W02', 'W01'])
  })
})

describe('company categories', () => {
  const save = (body: object) => provider.call('POST', '/api/provider/company-categories', { body })

  it('are added at the end, changed, and no longer offered, never removed', async () => {
    const before = await provider.must(calls.listCompanyCategories, {})
    const added = await provider.must(calls.saveCompanyCategory, { body: { name: ' Fishery ' } })
    expect(added).toMatchObject({ name: 'Fishery', active: true, version: 1, companies: 0 })
    const { _id, version } = added
    const changed = await provider.must(calls.saveCompanyCategory, {
      body: { _id, name: 'Fisheries', active: false, version },
    })
    expect(changed).toEqual({ ...added, name: 'Fisheries', active: false, version: 2 })
    const after = await provider.must(calls.listCompanyCategories, {})
    expect(after).toEqual([...before, changed])
  })

  it('have a name of their own, whatever its case, at once too', async () => {
    expect(await save({ name: 'reTAIL' })).toMatchObject({
      status: 422,
      errors: [
        { code: 'rule', path: 'name', message: 'Retail already exists. Choose another name.' },
      ],
    })
    expect((await save({ name: ' ' })).status).toBe(400)
    const answers = await Promise.all(Array.from({ length: 6 }, () => save({ name: 'Shipping' })))
    expectOneWinner(answers)
  })

  it('are changed by version', async () => {
    const [row] = await provider.must(calls.listCompanyCategories, {})
    if (!row) throw new Error('no category')
    const body = { _id: row._id, name: row.name, version: row.version }
    const answers = await Promise.all([save(body), save(body)])
    expect(answers.map(({ codes: [code] }) => code ?? 'saved').toSorted()).toEqual([
      'saved',
      'stale_version',
    ])
    for (const _id of [idOf('none'), 'x']) expect((await save({ ...body, _id })).status).toBe(404)
  })

  it('show their number of companies', async () => {
    const owner = await api.as('owner@lain.test')
    await owner.must(updateCompany, { body: { category: 'Retail' } })
    const rows = await provider.must(calls.listCompanyCategories, {})
    expect(rows.find(({ name }) => name === 'Retail')?.companies).toBe(1)
  })
})

describe('company types', () => {
  const named = async (name: string) => {
    const rows = await provider.must(calls.listCompanyTypes, {})
    const row = rows.find((one) => one.name === name)
    if (!row) throw new Error(`no ${name}`)
    return row
  }
  const save = (body: object) => provider.call('POST', '/api/provider/company-types', { body })

  it('are added with their documents in order', async () => {
    const added = await provider.must(calls.saveCompanyType, {
      body: {
        name: 'Perkumpulan',
        documents: [
          { title: 'Akta Pendirian', short_title: 'Akta' },
          { title: 'Daftar Anggota', short_title: '', required: false },
        ],
      },
    })
    expect(added.documents).toMatchObject([
      { title: 'Akta Pendirian', short_title: 'Akta', required: true, active: true },
      { title: 'Daftar Anggota', short_title: 'Daftar Anggota', required: false },
    ])
    expect((await save({ name: 'PERKUMPULAN', documents: [] })).status).toBe(422)
  })

  it('allow reordering, adding and no longer requiring documents', async () => {
    const type = await named('Perkumpulan')
    const [akta, list] = type.documents
    if (!akta || !list) throw new Error('no documents')
    const changed = await provider.must(calls.saveCompanyType, {
      body: {
        _id: type._id,
        name: type.name,
        version: type.version,
        documents: [
          { ...list, required: true },
          { title: 'NPWP', short_title: 'NPWP' },
        ],
      },
    })
    expect(changed.version).toBe(type.version + 1)
    expect(
      changed.documents.map(({ id, title, active }) => [id === list.id, title, active]),
    ).toEqual([
      [false, 'Akta Pendirian', false],
      [true, 'Daftar Anggota', true],
      [false, 'NPWP', true],
    ])
    const first = await api.as('owner@awal.test')
    const offered = await first.must(listTypeOptions, {})
    expect(offered.find(({ _id }) => _id === type._id)?.legalDoc.map(({ title }) => title)).toEqual(
      ['Daftar Anggota', 'NPWP'],
    )
  })

  it('refuse a document of another type, one that is listed twice, and an older version', async () => {
    const type = await named('Perkumpulan')
    const foreign = (await kindsOf(api, 'Koperasi')).get('NIB')
    const body = { _id: type._id, name: type.name }
    const document = { title: 'Baru', short_title: 'B' }
    for (const [documents, path] of [
      [[document, { ...document, id: foreign, title: 'NIB' }], 'documents.1.id'],
      [[document, { ...document, id: idOf('none'), title: 'NIB' }], 'documents.1.id'],
      [[document, { ...document, title: 'bARU' }], 'documents.1.title'],
    ] as const) {
      const answer = await save({ ...body, documents })
      expect([answer.status, answer.errors?.[0]?.path]).toEqual([422, path])
    }
    expect(await save({ ...body, version: 1, documents: [] })).toMatchObject({
      codes: ['stale_version'],
    })
    expect(await named('Perkumpulan')).toEqual(type)
  })

  it('are written in the audit log, before and after', async () => {
    const { rows } = await api.pool.query<{ action: string; before: object; after: object }>(
      "select action, before, after from audit_log where subject = 'company-type' order by id",
    )
    expect(rows).toHaveLength(2)
    expect(rows[1]).toMatchObject({
      action: 'company-type.edit',
      before: { documents: [{ title: 'Akta Pendirian' }, { title: 'Daftar Anggota' }] },
      after: { documents: [{ title: 'Daftar Anggota' }, { title: 'NPWP' }] },
    })
  })
})
