import {
  getCompany,
  saveLegalDocumentDraft,
  saveLegalDocuments,
  updateCompany,
} from '@pasok/domain/company/company.contract'
import { getCompanyFile, verifyCompany } from '@pasok/domain/company/provider/provider.contract'
import { getFile } from '@pasok/domain/files/files.contract'
import type { BodyIn } from '@pasok/domain/kernel/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { companyId, idOf } from '../../../../test/company'
import { assertSound } from '../../../../test/invariants'
import { addCustomRole } from '../../../../test/people'
import { addUpload, kindsOf, numberOf } from '../../../../test/way-in'

const PT = 'Perseroan Terbatas (PT)'
const COMPANY = companyId('baru')

let api: Api
let owner: Person
let kinds: Map<string, string>
beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@baru.test')
  kinds = await kindsOf(api, PT)
})
beforeEach(async () => {
  await api.pool.query('delete from legal_document_drafts')
  await api.pool.query('delete from legal_documents')
  await api.pool.query("update files set attached_at = null where prefix = 'buyer'")
  await owner.must(updateCompany, { body: { type: '' } })
  await owner.must(updateCompany, { body: { type: PT } })
})
afterEach(() => assertSound(api.pool))
afterAll(() => api.drop())

const upload = () => addUpload(api, 'owner@baru.test', 'baru')
type Draft = BodyIn<typeof saveLegalDocumentDraft>
const saveDraft = (body: Draft, person = owner) => person.request(saveLegalDocumentDraft, { body })
const save = (short: string, value: string, url = '', version?: number) =>
  saveDraft({
    id: kinds.get(short) ?? short,
    value,
    url,
    ...(version !== undefined && { version }),
  })
const drafts = async (person = owner) =>
  (await person.must(getCompany, {})).legal_document_drafts.map(
    ({ id, value, file_id, version }) => ({ id, value, file_id, version }),
  )
const attached = async () =>
  (await api.pool.query<{ id: string }>('select id from files where attached_at is not null')).rows
    .map(({ id }) => id)
    .toSorted()

const REQUIRED = ['Akta', 'SK Kemenkum', 'NPWP', 'NIB']
const submit = async (versions: Readonly<Record<string, number>> = {}) => {
  const legal_documents = await Promise.all(
    REQUIRED.map(async (short) => ({
      id: kinds.get(short) ?? '',
      value: numberOf(short),
      url: await upload(),
      ...(short in versions && { version: versions[short] }),
    })),
  )
  return owner.request(saveLegalDocuments, { body: { legal_documents } })
}

describe('a draft of a legal document', () => {
  it('stores incomplete entries, is readable by all users who may see the documents, and submits nothing', async () => {
    const stage = async () => {
      const text = `select first_time, verification_status, submitted_at, buyers.version from users
        join buyers on buyers.id = buyer_id where buyer_id = $1 and is_owner`
      return (await api.pool.query(text, [COMPANY])).rows
    }
    await api.pool.query('update buyers set submitted_at = null where id = $1', [COMPANY])
    await api.pool.query('update users set first_time = true where buyer_id = $1', [COMPANY])
    const before = await stage()
    const file = await upload()
    expect((await save('Akta', 'AHU-1')).status).toBe(200)
    expect((await save('NPWP', '02.7', file)).status).toBe(200)
    const staged = await stage()
    await api.pool.query('update users set first_time = false where buyer_id = $1', [COMPANY])
    await api.pool.query('update buyers set submitted_at = now() where id = $1', [COMPANY])
    const reader = await api.as(await addCustomRole(api.db, 'baru', 'reader', ['company.read']))
    const clerk = await api.as(await addCustomRole(api.db, 'baru', 'clerk', ['departments.manage']))
    const expected = [
      { id: kinds.get('Akta'), value: 'AHU-1', file_id: '' },
      { id: kinds.get('NPWP'), value: '02.7', file_id: file },
    ]
    expect(await drafts()).toMatchObject(expected)
    expect(await drafts(reader)).toMatchObject(expected)
    expect(await drafts(clerk)).toEqual([])
    expect(await attached()).toEqual([file])
    const { legal_documents } = await owner.must(getCompany, {})
    expect(legal_documents.every(({ value, url }) => value === '' && url === '')).toBe(true)
    expect(staged).toEqual(before)
  })

  it('is not shown to the provider, and its file is reachable from no other company', async () => {
    const file = await upload()
    await save('Akta', 'AHU-SECRET', file)
    const provider = await api.as('provider@pasok.test')
    const seen = await provider.must(getCompanyFile, { params: { id: COMPANY } })
    expect(JSON.stringify(seen)).not.toContain('AHU-SECRET')
    expect(JSON.stringify(seen)).not.toContain(file)
    const other = await api.as('owner@lain.test')
    expect((await other.request(getFile, { params: { id: file } })).status).toBe(404)
    expect(await drafts(other)).toEqual([])
  })

  it("refuses another company's file, another type's document, and users who are not the owner", async () => {
    const foreign = await addUpload(api, 'owner@lain.test', 'lain')
    const unknown = await save('Akta', '1', idOf('no upload'))
    const foreignSave = await save('Akta', '1', foreign)
    expect(unknown.status).toBe(422)
    expect([foreignSave.status, foreignSave.errors]).toEqual([unknown.status, unknown.errors])
    const koperasi = (await kindsOf(api, 'Koperasi')).get('Akta') ?? ''
    expect((await save(koperasi, '1')).errors).toMatchObject([{ code: 'rule', path: 'id' }])
    const editor = await api.as(
      await addCustomRole(api.db, 'baru', 'editor', ['company.read', 'company.edit']),
    )
    const answer = await saveDraft({ id: kinds.get('Akta') ?? '', value: '1', url: '' }, editor)
    expect(answer.status).toBe(403)
    expect(await drafts()).toEqual([])
  })

  it('releases a replaced file', async () => {
    const [one, other] = [await upload(), await upload()]
    await save('Akta', '1', one)
    await save('Akta', '1', other)
    expect(await attached()).toEqual([other])
  })

  it('is not overwritten unseen: of two concurrent saves the second one learns who was first', async () => {
    const answers = await Promise.all([save('Akta', 'mine', '', 0), save('Akta', 'theirs', '', 0)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const lost = answers.find(({ status }) => status === 409)
    expect(lost).toMatchObject({ codes: ['stale_version'] })
    expect(lost?.message).toMatch(/You|you/)
    const [draft] = await drafts()
    expect((await save('Akta', 'again', '', draft?.version)).status).toBe(200)
  })
})

describe('submitting', () => {
  it('replaces the drafts that were seen', async () => {
    await save('Akta', 'AHU-1', await upload())
    const [draft] = await drafts()
    expect((await submit({ Akta: draft?.version ?? 0, NPWP: 0 })).status).toBe(200)
    expect(await drafts()).toEqual([])
    expect(await attached()).toHaveLength(4)
    const late = await save('Akta', 'late', '', draft?.version)
    expect(late).toMatchObject({ status: 409, codes: ['stale_version'] })
  })

  it('is refused when a draft was saved meanwhile, which stays', async () => {
    await save('Akta', 'AHU-1')
    const answer = await submit({ Akta: 0 })
    expect(answer).toMatchObject({ status: 409, codes: ['stale_version'] })
    expect(await drafts()).toMatchObject([{ value: 'AHU-1' }])
    expect(await attached()).toEqual([])
  })

  it('that breaks a rule keeps the drafts', async () => {
    await save('Akta', 'AHU-1')
    expect(
      (await owner.request(saveLegalDocuments, { body: { legal_documents: [] } })).status,
    ).toBe(422)
    expect(await drafts()).toMatchObject([{ value: 'AHU-1' }])
  })
})

describe('another company type', () => {
  const choose = async (type: string) => {
    await owner.must(updateCompany, { body: { type } })
    const { legal_document_drafts: rows } = await owner.must(getCompany, {})
    const names = new Map([...(await kindsOf(api, type))].map(([short, id]) => [id, short]))
    return Object.fromEntries(rows.map(({ id, value }) => [names.get(id), value]))
  }

  it('adopts the newest required entries with the same title, and sets the rest aside', async () => {
    await save('Akta', 'AHU-1', await upload())
    await save('SK Kemenkum', 'SK-1')
    await save('NPWP', 'old')
    const cv = 'Persekutuan Komanditer (CV)'
    expect(await choose(cv)).toEqual({ Akta: 'AHU-1', NPWP: 'old' })
    const npwp = (await kindsOf(api, cv)).get('NPWP') ?? ''
    await saveDraft({ id: npwp, value: 'new', url: '' })
    expect(await choose('Perusahaan Perorangan (UD)')).toEqual({ NPWP: 'new' })
    expect(await choose(PT)).toEqual({ Akta: 'AHU-1', NPWP: 'new', 'SK Kemenkum': 'SK-1' })
  })

  it('keeps submitted entries as a draft', async () => {
    await submit()
    expect(await choose('Koperasi')).toEqual(
      Object.fromEntries(REQUIRED.map((short) => [short, numberOf(short)])),
    )
    expect(await attached()).toHaveLength(4)
    expect(await choose(PT)).toMatchObject({ NIB: numberOf('NIB') })
    await submit()
    expect(await drafts()).toEqual([])
  })
})

it('verification removes the drafts and releases their files', async () => {
  await submit()
  await save('SPPKP', 'S-1', await upload())
  await api.pool.query('update users set email_verified_at = now() where buyer_id = $1', [COMPANY])
  const provider = await api.as('provider@pasok.test')
  await provider.must(verifyCompany, { params: { id: COMPANY }, body: {} })
  expect(await drafts()).toEqual([])
  expect(await attached()).toHaveLength(4)
  expect(await save('SPPKP', 'S-2')).toMatchObject({ status: 409, codes: ['illegal_move'] })
})
