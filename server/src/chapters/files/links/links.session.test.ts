import { getFile } from '@pasok/domain/files/files.contract'
import { fileErrors } from '@pasok/domain/files/files.errors'
import { signOut } from '@pasok/domain/identity/identity.contract'
import { actForCompany, saveSuperAdmin } from '@pasok/domain/team/team.provider.contract'

import {
  getTransaction,
  payByTransfer,
  submitPaymentProof,
} from '@pasok/domain/payments/payments.contract'
import { updateBuyerUser } from '@pasok/domain/team/team.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  personOf,
  readAnswer,
  signInIdOf,
  startApi,
  type Api,
  type Person,
} from '../../../../test/api'
import { PNG } from '../../../../test/contents'
import { companyId, nameOf, userId } from '../../../../test/company'
import { issued } from '../../../../test/invoices'
import { paymentInputOf, transactionOf } from '../../../../test/payments'
import { PDF } from '../../../../test/samples'
import { upload, uploaded } from '../../../../test/uploads'
import { mailedFileLink } from './file-links'

const PAYER = 'owner@maju.test'
const BUYER = 'purchasing@maju.test'
const ADMIN = 'superadmin@pasok.test'

let api: Api
let id: string

beforeAll(async () => {
  api = await startApi()
  id = await uploaded(await api.as('owner@maju.test'))
})
afterAll(() => api.drop())

const linkFor = async (person: Person): Promise<string> =>
  (await person.must(getFile, { params: { id } })).url
const open = (url: string, headers = {}) => api.server.inject({ url, headers })

async function expectOpen(url: string): Promise<void> {
  const opened = await open(url)
  expect(opened.statusCode).toBe(200)
  expect(opened.rawPayload.equals(PDF)).toBe(true)
}

async function expectEnded(url: string): Promise<void> {
  const { status, message } = readAnswer(await open(url))
  expect([status, message]).toEqual([403, fileErrors.linkExpired.en])
}

const set = (person: Person, what: string) =>
  api.pool.query(`update sign_ins set ${what} where id = $1`, [signInIdOf(person)])

const saveAdmin = async (buyer_ids: string[]) => {
  const provider = await api.as('provider@pasok.test')
  const body = { _id: userId(ADMIN), fullname: nameOf(ADMIN), status: 'ACTIVE', buyer_ids } as const
  await provider.must(saveSuperAdmin, { body })
}

async function acting(admin: Person): Promise<Person> {
  const params = { id: 'test|owner@maju.test' }
  return personOf(api.server, ADMIN, await admin.must(actForCompany, { params }))
}

describe('a link to a file', () => {
  it('ends with the sign-in that requested it, and with no other of the same user', async () => {
    const [here, there] = [await api.signIn(BUYER), await api.signIn(BUYER)]
    const [one, other] = [await linkFor(here), await linkFor(there)]
    expect(one).not.toBe(other)
    for (const url of [one, other]) await expectOpen(url)
    await here.must(signOut)
    await expectEnded(one)
    await expectOpen(other)
  })

  it('in the response to an upload ends likewise', async () => {
    const person = await api.signIn(BUYER)
    const { url } = await upload(person)
    await expectOpen(url)
    await person.must(signOut)
    await expectEnded(url)
  })

  it('ends when its user is deactivated, in every session', async () => {
    const links = [await linkFor(await api.signIn(BUYER)), await linkFor(await api.signIn(BUYER))]
    for (const url of links) await expectOpen(url)
    const owner = await api.as('owner@maju.test')
    const params = { auth_id: `test|${BUYER}` }
    await owner.must(updateBuyerUser, { params, body: { status: 'INACTIVE' } })
    for (const url of links) await expectEnded(url)
    await owner.must(updateBuyerUser, { params, body: { status: 'ACTIVE' } })
    for (const url of links) await expectEnded(url)
  })

  it.each([
    "expires_at = now() - interval '1 second'",
    "active_at = now() - interval '61 minutes'",
  ])('ends with a session that expires: %s', async (what) => {
    const person = await api.signIn(BUYER)
    const url = await linkFor(person)
    await set(person, what)
    await expectEnded(url)
  })

  it('of a super admin for a company ends with their own sign-in, and with the company', async () => {
    await saveAdmin([companyId('maju')])
    const admin = await api.signIn(ADMIN)
    const url = await linkFor(await acting(admin))
    await expectOpen(url)
    await admin.must(signOut)
    await expectEnded(url)
    const again = await linkFor(await acting(await api.signIn(ADMIN)))
    await expectOpen(again)
    await saveAdmin([])
    await expectEnded(again)
  })

  it('cannot be changed to another sign-in, or to none', async () => {
    const [here, there] = [await api.signIn(BUYER), await api.signIn(BUYER)]
    const url = await linkFor(here)
    const own = signInIdOf(here)
    expect(url).toContain(`&i=${own}&`)
    for (const forged of [
      url.replace(own, signInIdOf(there)),
      url.replace(`&i=${own}`, ''),
      url.replace(own, ''),
      url.replace(own, '%00'),
    ]) {
      const { status, message } = readAnswer(await open(forged))
      expect([status, message]).toEqual([403, fileErrors.linkWrong.en])
    }
  })

  it('is revalidated by a browser that has the file, which is sent once', async () => {
    const person = await api.signIn(BUYER)
    const url = await linkFor(person)
    const first = await open(url)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const cached = { 'if-none-match': String(first.headers['etag']) }
    const again = await open(url, cached)
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    expect((await open(url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
    await person.must(signOut)
    expect((await open(url, cached)).statusCode).toBe(403)
  })

  it('in a mail outlives every session', async () => {
    const person = await api.signIn(BUYER)
    const url = await mailedFileLink(api.db, { id, name: 'deed.pdf' })
    await person.must(signOut)
    await expectOpen(url)
    expect(url).not.toContain('&i=')
  })

  it('in a repeated response to the same key ends with the session of the first one', async () => {
    const [here, there] = [await api.signIn(PAYER), await api.signIn(PAYER)]
    const body = paymentInputOf([await issued(api)])
    const { code } = transactionOf(await here.request(payByTransfer, { body }))
    const { url: image } = await upload(here, { name: 'proof.png', content: PNG })
    const headers = { 'idempotency-key': 'one-proof-of-two-sessions' }
    const submit = (person: Person) =>
      person.must(submitPaymentProof, { body: { code, image }, headers })
    const proofOf = (answer: object) => /"(\/files\/[^"]+)"/.exec(JSON.stringify(answer))?.[1] ?? ''
    const first = proofOf(await submit(here))
    expect(proofOf(await submit(there))).toBe(first)
    expect((await open(first)).statusCode).toBe(200)
    await here.must(signOut)
    await expectEnded(proofOf(await submit(there)))
    // The next page load returns links for its own session.
    const read = proofOf(await there.must(getTransaction, { params: { code } }))
    expect((await open(read)).statusCode).toBe(200)
  })
})
