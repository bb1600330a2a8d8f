import { listAddresses } from '@pasok/domain/company/addresses/addresses.contract'
import {
  getCompany,
  resubmitCompany,
  saveLegalDocuments,
  updateCompany,
} from '@pasok/domain/company/company.contract'
import {
  getCompanyFile,
  listCompanies,
  returnCompany,
  verifyCompany,
} from '@pasok/domain/company/provider/provider.contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type Answer, type Api, type Person } from '../../../../test/api'
import { companyId, idOf, nameOf } from '../../../../test/company'
import { addUsers } from '../../../../test/people'
import { assertSound } from '../../../../test/invariants'
import { addUpload, DETAIL, kindsOf, numberOf } from '../../../../test/way-in'

const ROUNDS = process.env['FAULTS'] === 'full' ? 50 : 5

let api: Api
let one: Person
let other: Person
let owner: Person
const params = { id: companyId('baru') }
beforeAll(async () => {
  api = await startApi()
  await addUsers(api.db, [{ email: 'provider2@pasok.test', flag: 'PROVIDER' }])
  one = await api.as('provider@pasok.test')
  other = await api.as('provider2@pasok.test')
  owner = await api.as('owner@baru.test')
})
afterEach(() => assertSound(api.pool))
afterAll(() => api.drop())

/** Resets the company to waiting, with the owner's email verified and without notifications. */
async function letWait(): Promise<void> {
  const client = await api.pool.connect()
  try {
    // History and audit log cannot be changed while their triggers are active.
    await client.query(`
      set session_replication_role = 'replica';
      update buyers set verification_status = 'UNVERIFIED', returned_reason = '', decided_at = null,
        submitted_at = '2026-02-01T00:00:00Z' where id = '${params.id}';
      update users set email_verified_at = now(), language = 'en' where email = 'owner@baru.test';
      delete from status_history where document = 'company';
      delete from audit_log where subject = 'company';
      delete from outbox;
      delete from mails;
      set session_replication_role = 'origin'`)
  } finally {
    client.release()
  }
}
beforeEach(letWait)

const fileOf = (id = params.id) => one.must(getCompanyFile, { params: { id } })
const verify = (person: Person, body = {}) => person.request(verifyCompany, { params, body })
const giveBack = (person: Person, reason = 'The NIB can not be read', body = {}) =>
  person.request(returnCompany, { params, body: { reason, ...body } })
const mails = async () =>
  (
    await api.pool.query<{ kind: string; to_email: string; language: string; text: string }>(
      'select kind, to_email, language, text from mails order by created_at, kind',
    )
  ).rows
const listNotified = async () =>
  (
    await api.pool.query<{ name: string; payload: object }>(
      'select name, payload from outbox order by id',
    )
  ).rows

describe('a company as the provider sees it', () => {
  it('has its details, documents by link, users, history and possible actions', async () => {
    const type = 'Perseroan Terbatas (PT)'
    const kinds = await kindsOf(api, type)
    await owner.must(updateCompany, { body: { ...DETAIL, type } })
    const files = await Promise.all(
      [...kinds].slice(0, 4).map(async ([short, id]) => ({
        id,
        value: numberOf(short),
        url: await addUpload(api, 'owner@baru.test', 'baru'),
      })),
    )
    await owner.must(saveLegalDocuments, { body: { legal_documents: files } })
    const file = await fileOf()
    expect(file).toMatchObject({
      _id: params.id,
      legal_name: 'PT Baru Terbit',
      standing: 'waiting',
      type_value: type,
      city: 'Kota Bandung',
      owner_name: nameOf('owner@baru.test'),
      owner_email: 'owner@baru.test',
      email_verified: true,
      submitted_at: '2026-02-01T00:00:00.000Z',
      decided_at: null,
      detail: { technical_contact: 'Rina', category: 'Manufacturing' },
      statuses: [],
      actions: { verify: true, return: true, 'hand-over': false },
    })
    expect(file.users).toMatchObject([{ email: 'owner@baru.test', role_name: 'Owner' }])
    expect(file.legal_documents.map(({ value }) => value).filter(Boolean)).toHaveLength(4)
    const [document] = file.legal_documents
    expect(document?.url).toMatch(
      new RegExp(`^/files/${document?.file_id}/.+[?]e=\\d+&i=[\\da-f-]+&s=`),
    )
    expect((await fileOf(companyId('maju'))).actions).toEqual({
      verify: false,
      return: false,
      'hand-over': true,
    })
    expect((await fileOf(companyId('awal'))).actions.return).toBe(false)
  })

  it('that does not exist is not found', async () => {
    for (const id of [idOf('none'), 'x', '../..', "' or true --"])
      for (const contract of [getCompanyFile, verifyCompany])
        expect(await one.request(contract, { params: { id } })).toMatchObject({ status: 404 })
  })
})

describe('verifying', () => {
  it('without the required documents has to be confirmed, and is in the audit log', async () => {
    const require = (required: boolean) =>
      api.pool.query(`update legal_document_kinds set required = $1 where short_title = 'SPPKP'`, [
        required,
      ])
    await require(true)
    const { legal_documents: documents } = await fileOf()
    const missing = documents.filter((document) => document.required && document.file_id === '')
    const [title = ''] = missing.map((document) => document.title)
    for (const body of [{}, { without_documents: false }]) {
      const answer = await verify(one, body)
      expect(answer).toMatchObject({ status: 422, codes: ['rule'] })
      expect(answer.errors?.[0]).toMatchObject({ path: 'without_documents' })
      expect(answer.message).toContain(title)
    }
    expect((await fileOf()).standing).toBe('waiting')
    expect((await verify(one, { without_documents: true })).status).toBe(200)
    const { rows } = await api.pool.query(
      `select after from audit_log where action = 'company.verify' and subject_id = $1`,
      [params.id],
    )
    expect(rows).toEqual([
      { after: { status: 'VERIFIED', missing: missing.map((document) => document.title) } },
    ])
    await require(false)
  })

  it('opens the company, mails its owner, and locks the details', async () => {
    expect((await owner.request(listAddresses)).status).toBe(403)
    const { version } = await fileOf()
    expect((await verify(one, { version })).status).toBe(200)
    expect(await owner.must(getCompany, {})).toMatchObject({ verification_status: 'VERIFIED' })
    expect((await owner.request(listAddresses)).status).toBe(200)
    expect(await mails()).toMatchObject([{ kind: 'company-verified', to_email: 'owner@baru.test' }])
    expect((await mails())[0]?.text).toContain('PT Baru Terbit has been verified')
    expect(await listNotified()).toEqual([
      {
        name: 'company.decided',
        payload: { buyerId: params.id, status: 'VERIFIED', reason: '' },
      },
    ])
    const file = await fileOf()
    expect(file).toMatchObject({ standing: 'verified', actions: { verify: false, return: false } })
    expect(file.statuses).toMatchObject([{ name: 'VERIFIED', user: nameOf(one.email) }])
    expect(file.decided_at).not.toBeNull()
    expect(
      await owner.request(saveLegalDocuments, { body: { legal_documents: [] } }),
    ).toMatchObject({
      status: 409,
      codes: ['illegal_move'],
    })
  })

  it('waits for the wizard and for the email of the owner', async () => {
    const awal = { params: { id: companyId('awal') }, body: {} }
    expect(await one.request(verifyCompany, awal)).toMatchObject({
      status: 422,
      message: 'The owner has not completed the registration yet.',
    })
    await api.pool.query(
      "update users set email_verified_at = null where email = 'owner@baru.test'",
    )
    expect((await fileOf()).actions).toMatchObject({ verify: false, return: true })
    expect(await verify(one)).toMatchObject({
      status: 422,
      message: 'The owner has not verified the email address yet.',
    })
    expect(await mails()).toEqual([])
    expect((await giveBack(one)).status).toBe(200)
  })

  it('needs the version that was seen', async () => {
    const { version } = await fileOf()
    await owner.must(updateCompany, { body: { technical_contact: 'Somebody else' } })
    expect(await verify(one, { version })).toMatchObject({ status: 409, codes: ['stale_version'] })
    expect(await giveBack(one, 'No', { version })).toMatchObject({ codes: ['stale_version'] })
    expect((await verify(one, { version: (await fileOf()).version })).status).toBe(200)
    await owner.must(updateCompany, { body: { technical_contact: 'Rina' } })
  })

  it('is refused when the company type was changed since', async () => {
    const { version, type_value: type } = await fileOf()
    expect(type).not.toBe('')
    await owner.must(updateCompany, { body: { type: '' } })
    expect(await verify(one, { version })).toMatchObject({ status: 409, codes: ['stale_version'] })
    expect(await fileOf()).toMatchObject({ standing: 'waiting', type_value: '' })
    await owner.must(updateCompany, { body: { type } })
  })

  it('with one idempotency key happens once', async () => {
    const sent = { params, body: {}, headers: { 'idempotency-key': 'verify-baru-1' } }
    const answers = [await one.request(verifyCompany, sent), await one.request(verifyCompany, sent)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await mails()).toHaveLength(1)
  })
})

describe('returning', () => {
  it('needs a reason, and returns the company to its owner, mailed in the owner’s language', async () => {
    for (const reason of ['', '   '])
      expect(await giveBack(one, reason)).toMatchObject({
        status: 422,
        errors: [{ path: 'reason', message: 'Reason is required!' }],
      })
    await api.pool.query("update users set language = 'id' where email = 'owner@baru.test'")
    expect((await giveBack(one, 'NIB <b>buram</b>\nUnggah lagi')).status).toBe(200)
    expect(await owner.must(getCompany, {})).toMatchObject({
      verification_status: 'UNVERIFIED',
      returned_reason: 'NIB <b>buram</b>\nUnggah lagi',
    })
    const [mail] = await mails()
    expect(mail).toMatchObject({ kind: 'company-returned', language: 'id' })
    expect(mail?.text).toContain('NIB <b>buram</b>')
    const { rows } = await api.pool.query<{ html: string }>('select html from mails')
    expect(rows[0]?.html).not.toContain('<b>buram')
    const returned = await one.must(listCompanies, { query: { standing: 'returned' } })
    expect(returned.map(({ _id }) => _id)).toEqual([params.id])
  })

  it('and sending again can be repeated', async () => {
    const names: string[] = []
    for (let round = 0; round < 3; round += 1) {
      expect((await giveBack(one, `Round ${round}`)).status).toBe(200)
      expect((await owner.request(resubmitCompany)).status).toBe(200)
      names.push('RETURNED', 'UNVERIFIED')
    }
    expect((await verify(one)).status).toBe(200)
    const { statuses, submitted_at: at } = await fileOf()
    expect(statuses.map(({ name }) => name)).toEqual([...names, 'VERIFIED'])
    expect(statuses.filter(({ note }) => note !== '').map(({ note }) => note)).toEqual([
      'Round 0',
      'Round 1',
      'Round 2',
    ])
    expect(Date.parse(at ?? '')).toBeGreaterThan(Date.parse('2026-03-01'))
  })
})

describe(`two concurrent users of the provider, ${ROUNDS} times`, () => {
  interface Try {
    by: Person
    status: string
    answer: Answer
  }

  /** Expects exactly one success; the other responses name the winner and the time. */
  function winnerOf(tries: readonly Try[]): Try {
    const [winner, ...others] = tries.filter(({ answer }) => answer.status === 200)
    if (!winner || others.length > 0) throw new Error(`${others.length + 1} winners`)
    for (const { answer } of tries.filter((one_) => one_ !== winner)) {
      expect(answer).toMatchObject({ status: 409, codes: ['illegal_move'] })
      expect(answer.message).toContain(`(${nameOf(winner.by.email)}, `)
    }
    return winner
  }

  it('verify: one verification, one mail', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await letWait()
      const { version } = await fileOf()
      const tries = await Promise.all(
        [one, other, one, other].map(async (by) => ({
          by,
          status: 'VERIFIED',
          answer: await verify(by, { version }),
        })),
      )
      winnerOf(tries)
      expect(await mails()).toHaveLength(1)
      expect(await listNotified()).toHaveLength(1)
      await assertSound(api.pool)
    }
  })

  it('one verifies and one returns: exactly one of the two', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await letWait()
      const tries = await Promise.all([
        verify(one).then((answer) => ({ by: one, status: 'VERIFIED', answer })),
        giveBack(other).then((answer) => ({ by: other, status: 'RETURNED', answer })),
      ])
      const { status } = winnerOf(tries)
      expect((await fileOf()).statuses.map(({ name }) => name)).toEqual([status])
      expect(await mails()).toHaveLength(1)
      await assertSound(api.pool)
    }
  })

  it('verify while the owner changes something: either what was seen, or nothing', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await letWait()
      const { version } = await fileOf()
      const [decided, changed] = await Promise.all([
        verify(one, { version }),
        owner.request(updateCompany, { body: { technical_contact: `Round ${round}` } }),
      ])
      expect(changed.status).toBe(200)
      const { detail, standing } = await fileOf()
      expect(detail.technical_contact).toBe(`Round ${round}`)
      expect([decided.status, standing]).toEqual(
        decided.status === 200 ? [200, 'verified'] : [409, 'waiting'],
      )
    }
  })
})
