import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import {
  approveRequest,
  getRequest,
  rejectRequest,
  sendRequestEmail,
  submitRequest,
} from '@pasok/domain/requests/requests.contract'

import { updateBuyerUser } from '@pasok/domain/team/team.contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { nameOf, productId } from '../../../test/company'
import { during } from '../../../test/during'
import { assertSound, readStock } from '../../../test/invariants'
import type { Wanted } from '../../../test/oracle'
import { addCustomRole } from '../../../test/people'
import { approved, draft, submitted } from '../../../test/requests'
import { addProducts } from '../../../test/world'
import { readPdf } from '../../adapters/pdf/read-pdf'

let api: Api
let stock: Map<string, string>
let purchasing: Person
let approver: Person
const MANY = Array.from({ length: 500 }, (_, at) => `kertas-${at}`)

beforeAll(async () => {
  api = await startApi()
  purchasing = await api.as('purchasing@maju.test')
  approver = await api.as('approver@maju.test')
  const figures = { retail: '1000', discount: '0', tax: '0.11', stock: '100', minimum: '1' }
  await addProducts(
    api.db,
    MANY.map((key, at) => ({ key, vendor: at % 2 ? 'sinar' : 'karya', ...figures })),
  )
  stock = await readStock(api.pool)
})
afterEach(() => assertSound(api.pool, stock))
afterAll(() => api.drop())

const LINES: readonly Wanted[] = [
  { product: 'kertas', quantity: 2.5 },
  { product: 'bor', quantity: 1 },
]
const pdf = async (person: Person, id: string, language = 'en') => {
  const answer = await person.call('GET', `/api/purchase-request/${id}/pdf`, {
    headers: { 'accept-language': language },
  })
  return { ...answer, pages: answer.status === 200 ? readPdf(answer.bytes ?? Buffer.from('')) : [] }
}
const textOf = (pages: readonly { lines: string[] }[]) =>
  pages
    .flatMap(({ lines }) => lines)
    .join(' ')
    .replaceAll(/\s/g, '')
const mailsAbout = async (code: string) => {
  const { rows } = await api.pool.query<{ to_email: string; file_id: string; text: string }>(
    `select to_email, file_id, text from mails where kind = 'request-to-decide' and subject like $1
     order by to_email, created_at`,
    [`%${code}%`],
  )
  return rows
}
const send = (person: Person, id: string) => person.request(sendRequestEmail, { body: { id } })

describe('the PDF file', () => {
  it('is named by the code, and has all that the page has, in two languages', async () => {
    const id = await approved(purchasing, approver, LINES)
    const request = await purchasing.must(getRequest, { params: { id } })
    const { headers, pages } = await pdf(purchasing, request.code_pr)
    expect(headers).toMatchObject({ 'content-type': 'application/pdf' })
    expect(headers['content-disposition']).toContain(`${request.code_pr}.pdf`)
    const text = textOf(pages)
    const items = request.vendors.flatMap(({ packages }) => packages.flatMap((one) => one.items))
    for (const words of [
      'PT Maju Bersama',
      request.code_pr,
      'Purchase Request · Approved',
      nameOf(purchasing.email),
      'N/A',
      request.address.name,
      ...request.vendors.map(({ vendor }) => vendor.name),
      ...items.flatMap((item) => [item.name, item.sku]),
      'Decisions',
      nameOf(approver.email),
      `Rp. ${request.total.toLocaleString('id-ID')}`,
      'Page 1 of 1',
    ])
      expect(text).toContain(words.replaceAll(/\s/g, ''))
    const indonesian = textOf((await pdf(purchasing, id, 'id')).pages)
    expect(indonesian).toContain('PermintaanPembelian·Disetujui')
    expect(indonesian).toContain('Halaman1dari1')
  })

  it('of 500 lines has them all, their notes and the reason of a rejection, however long', async () => {
    const long = (of: string) =>
      `<${of} ${'\nlot '.repeat(LONGEST_NOTE)}`.slice(0, LONGEST_NOTE - 1)
    const items = MANY.map((key, at) => ({
      productId: productId(key),
      quantity: 1,
      note: `${at % 100 === 0 ? long(key) : `<${key}`}>`,
    }))
    const id = await draft(purchasing, [], { vendors: [{ packages: { items } }] })
    await purchasing.must(submitRequest, { params: { id } })
    await approver.must(rejectRequest, { params: { id }, body: { note: `${long('reason')}>` } })
    const { pages } = await pdf(purchasing, id)
    const printed = textOf(pages)
    expect(pages.length).toBeGreaterThan(5)
    expect(new Set(printed.match(/<kertas-\d+/g)).size).toBe(500)
    expect(printed).toContain('<reason')
    expect(printed.match(/[^n]>/g)).toHaveLength(501)
    const words = (text: string) => text.match(/lot/g)?.length
    expect(words(printed)).toBe(words([...items.map(({ note }) => note), long('reason')].join('')))
  })

  it('is limited to a few at a time; others are refused with the time to try again', async () => {
    const items = MANY.slice(0, 150).map((key) => ({
      productId: productId(key),
      quantity: 1,
    }))
    const id = await draft(purchasing, [], { vendors: [{ packages: { items } }] })
    const many = await Promise.all(Array.from({ length: 8 }, () => pdf(purchasing, id)))
    const refused = many.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(8)
    for (const { status, message, headers } of refused) {
      expect([status, headers['retry-after']]).toEqual([503, '10'])
      expect(message).toContain('Try again in a few seconds')
    }
    expect((await pdf(purchasing, id)).status).toBe(200)
  })

  it("is not another company's, nor for who does not read requests", async () => {
    const id = await draft(purchasing, LINES)
    expect((await pdf(await api.as('purchasing@lain.test'), id)).status).toBe(404)
    expect((await pdf(await api.as('finance@maju.test'), id)).status).toBe(403)
  })
})

describe('mailing a request', () => {
  // proves 1.7.53
  it('goes to those who may approve it, each once, with the file', async () => {
    const email = await addCustomRole(api.db, 'maju', 'decider', [
      'requests.decide',
      'requests.submit',
      'requests.read',
      'requests.edit',
      'requests.create',
    ])
    const contributor = await api.as(email)
    const id = await submitted(contributor, LINES)
    const { code_pr: code, actions } = await purchasing.must(getRequest, { params: { id } })
    expect(actions.send).toBe(true)
    const answer = await send(purchasing, id)
    const mails = await mailsAbout(code)
    const people = mails.map((mail) => mail.to_email)
    expect(people).toContain('approver@maju.test')
    expect(people).toContain('owner@maju.test')
    // Contributors are not among the recipients, because they cannot decide; neither are users
    // without the permission.
    expect(people).not.toContain(email)
    expect(people).not.toContain('purchasing@maju.test')
    expect(people.every((one) => one.endsWith('@maju.test'))).toBe(true)
    expect(answer).toMatchObject({
      status: 200,
      message: `Emailed to ${people.length} people`,
      data: { sent: people.length },
    })
    const files = await api.pool.query<{ name: string; content: Buffer }>(
      'select name, content from mail_files where id = any($1)',
      [mails.map((mail) => mail.file_id)],
    )
    for (const file of files.rows) {
      expect(file.name).toBe(`${code}.pdf`)
      expect(textOf(readPdf(file.content))).toContain(code)
    }
    const asks = 'asks you to decide on purchase request'
    expect(mails[0]?.text).toContain(
      `${nameOf(purchasing.email)} ${asks} ${code} of ${nameOf(email)}, Rp`,
    )
    // The author is not named twice.
    await send(contributor, id)
    const [, own] = (await mailsAbout(code)).filter((mail) => mail.to_email === 'owner@maju.test')
    expect(own?.text).toContain(`${nameOf(email)} ${asks} ${code}, Rp`)
    // Another user with the same name is not the author.
    const namesake = await api.as('purchasing2@maju.test')
    await api.pool.query('update users set full_name = $1 where email = $2', [
      nameOf(email),
      namesake.email,
    ])
    await send(namesake, id)
    const ownerMail = (await mailsAbout(code)).findLast(
      (mail) => mail.to_email === 'owner@maju.test',
    )
    expect(ownerMail?.text).toContain(`${nameOf(email)} ${asks} ${code} of ${nameOf(email)}, Rp`)
    expect(mails[0]?.text).toContain(encodeURIComponent(`page=detail&id=${code}`))
  })

  it('is refused for any other state, for who may not submit, and by the rate', async () => {
    const open = await draft(purchasing, LINES)
    expect(await send(purchasing, open)).toMatchObject({ status: 409, codes: ['illegal_move'] })
    const id = await submitted(purchasing, LINES)
    expect((await send(approver, id)).status).toBe(403)
    expect((await send(await api.as('purchasing@lain.test'), id)).status).toBe(404)
    for (let times = 0; times < 4; times += 1) await send(purchasing, id)
    expect((await send(purchasing, id)).status).toBe(429)
    const decided = await submitted(purchasing, LINES)
    await approver.must(approveRequest, { params: { id: decided } })
    const late = await send(purchasing, decided)
    expect(late).toMatchObject({ status: 409 })
    expect(late.message).toContain(nameOf(approver.email))
    expect(await mailsAbout('PR-LAIN')).toEqual([])
  })

  it('is refused by the rate of the person, by whatever name a request is asked for', async () => {
    const { rowCount } = await api.pool.query(
      `update rate_counters set count = 20 where name = 'mail-request'
         and key = (select id::text from users where email = 'purchasing@maju.test')`,
    )
    expect(rowCount).toBe(1)
    expect((await send(purchasing, await submitted(purchasing, LINES))).status).toBe(429)
    await api.pool.query('delete from rate_counters')
  })

  it('that is submitted before its file was prepared is a conflict', async () => {
    const id = await draft(purchasing, LINES)
    const move = 'update purchase_requests set last_status = $2 where id = $1'
    const answer = await during(api.pool, [[move, [id, 'Submit']]], () => send(purchasing, id))
    await api.pool.query(move, [id, 'Open'])
    expect(answer).toMatchObject({ status: 409, codes: ['conflict'] })
  })

  it('is refused when nobody may approve it', async () => {
    const owner = await api.as('owner@maju.test')
    const others = await api.pool.query<{ auth_id: string }>(
      `select users.auth_id from users join roles on roles.id = users.role_id
       where users.buyer_id = (select buyer_id from users where email = 'owner@maju.test')
         and not is_owner and (default_key = 'approver' or 'requests.decide' = any(roles.features))`,
    )
    const set = async (status: 'ACTIVE' | 'INACTIVE') => {
      for (const { auth_id: authId } of others.rows)
        await owner.must(updateBuyerUser, { params: { auth_id: authId }, body: { status } })
    }
    const id = await submitted(purchasing, LINES)
    await set('INACTIVE')
    expect((await send(purchasing, id)).data).toEqual({ sent: 1 })
    await api.pool.query(`update users set status = 'INACTIVE' where email = 'owner@maju.test'`)
    const answer = await send(purchasing, id)
    expect(answer.status).toBe(422)
    expect(answer.message).toContain('No one in your company can approve')
    await api.pool.query(`update users set status = 'ACTIVE' where email = 'owner@maju.test'`)
    await set('ACTIVE')
  })
})
