import { updateCompany } from '@pasok/domain/company/company.contract'
import {
  FILE_LINK_STEP_SECONDS,
  MAILED_FILE_LINK_SECONDS,
} from '@pasok/domain/files/files.constants'
import { daysAfter } from '@pasok/domain/kernel/calendar'
import { MAX_RECIPIENTS } from '@pasok/domain/orders/orders.constants'
import { cancelOrder, getOrder, sendOrderEmail } from '@pasok/domain/orders/orders.contract'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'

import { orderPaperTexts } from '@pasok/domain/orders/paper/paper.texts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { companyId, idOf, productId } from '../../../../test/company'
import { during } from '../../../../test/during'
import { approveDraft, draft } from '../../../../test/requests'
import { startSmtp, type SmtpTestServer } from '../../../../test/smtp'
import { addProducts } from '../../../../test/world'
import { createSmtpMail } from '../../../adapters/mail/smtp/smtp-mail'
import { readPdf, type ReadPage } from '../../../adapters/pdf/read-pdf'

let api: Api
let smtp: SmtpTestServer
let purchasing: Person
let approver: Person
const MANY = Array.from({ length: 400 }, (_, at) => `kertas-${at}`)

/** Another payment term in days, which leads to a separate package. */
const LONGER = 75

const FROM = { name: 'Pasok', email: 'no-reply@pasok.test' }

beforeAll(async () => {
  smtp = await startSmtp()
  const mail = createSmtpMail({ url: `smtp://127.0.0.1:${smtp.port}`, from: FROM })
  api = await startApi({ app: { mail } })
  purchasing = await api.as('purchasing@maju.test')
  approver = await api.as('approver@maju.test')
  const figures = { retail: '1000', discount: '0', tax: '0.11', stock: '1000', minimum: '1' }
  await addProducts(api.db, [
    ...MANY.map((key) => ({ key, vendor: 'karya', ...figures })),
    { key: 'lemari', vendor: 'karya', ...figures, term: LONGER },
  ])
})
afterEach(async () => {
  vi.useRealTimers()
  await api.pool.query('delete from rate_counters')
})
afterAll(async () => {
  await api.drop()
  await smtp.close()
})

/** Returns the first order of an approved request with these lines. */
async function order(products: readonly { key: string; quantity: number }[]) {
  const items = products.map(({ key, quantity }) => ({ productId: productId(key), quantity }))
  const id = await draft(purchasing, [], { vendors: [{ packages: { items } }] })
  await approveDraft(purchasing, approver, id)
  const { rows } = await api.pool.query<{ id: string }>(
    'select id from purchase_orders where request_id = $1',
    [id],
  )
  return purchasing.must(getOrder, { params: { id: rows[0]?.id ?? '' } })
}
const many = (count: number) => order(MANY.slice(0, count).map((key) => ({ key, quantity: 2.5 })))
const small = () => order([{ key: 'bor', quantity: 1 }])

const pdf = async (person: Person, id: string, language = 'en') => {
  const answer = await person.call('GET', `/api/purchase-order/${id}/pdf`, {
    headers: { 'accept-language': language },
  })
  return { ...answer, pages: answer.status === 200 ? readPdf(answer.bytes ?? Buffer.from('')) : [] }
}
const textOf = (pages: readonly ReadPage[]) =>
  pages
    .flatMap(({ lines }) => lines)
    .join(' ')
    .replaceAll(/\s/g, '')
const plain = (text: string) => text.replaceAll(/\s/g, '')
const rupiah = (value: number) => `Rp.${value.toLocaleString('id-ID')}`

describe('the PDF of an order', () => {
  it('shows sender and recipient, the items and the total', async () => {
    const one = await small()
    const { headers, pages } = await pdf(purchasing, one.code_po)
    expect(headers['content-disposition']).toContain(`${one.code_po}.pdf`)
    expect(pages).toHaveLength(1)
    const text = textOf(pages)
    const items = one.packages.flatMap((pack) => pack.items)
    for (const words of [
      'PURCHASE ORDER',
      one.code_po,
      `Purchase request ${one.code_pr}`,
      one.vendor.name,
      one.vendor.email,
      one.buyer.name,
      one.ship_to.name,
      one.ship_to.city,
      ...one.packages.map((pack) => pack.code_package),
      ...items.flatMap((item) => [item.name, item.sku]),
      'Page 1 of 1',
    ])
      expect(text).toContain(plain(words))
    expect(text).toContain(`Grandtotal${rupiah(one.grand_total)}`)
    expect(textOf((await pdf(purchasing, one._id, 'id')).pages)).toContain('PESANANPEMBELIAN')
  })

  it('is of a buyer at the address where it was registered at the approval', async () => {
    const one = await small()
    expect(one.buyer.address).toContain('Jl. Jakarta Office 1')
    const owner = await api.as('owner@maju.test')
    await owner.must(updateCompany, { body: { street: 'Jl. Terdaftar 9' } })
    expect((await purchasing.must(getOrder, { params: { id: one._id } })).buyer).toEqual(one.buyer)
    const next = await small()
    expect(next.buyer.address).toContain('Jl. Terdaftar 9')
    expect(next.ship_to).toEqual(one.ship_to)
  })

  // proves 2.2.71 2.9.16
  it('has a due date counted from the day of printing, by the company’s calendar', async () => {
    const one = await order([
      { key: 'lemari', quantity: 1 },
      { key: 'bor', quantity: 1 },
    ])
    const [days = -1, others = -1] = one.packages.map(
      ({ items }) => items[0]?.payment_term[0]?.value,
    )
    expect(days).toBeGreaterThan(0)
    expect([days, others]).toContain(LONGER)
    expect(days).not.toBe(others)
    const dayIn = (later: number) =>
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Jakarta' }).format(
        daysAfter(new Date(), later, 'Asia/Jakarta'),
      )
    const text = textOf((await pdf(purchasing, one._id)).pages)
    expect(text).toContain(plain(dayIn(days)))
    expect(text).not.toContain(plain(dayIn(others)))
  })

  it.each([
    [1, 1],
    [60, 3],
    [400, 15],
  ])('of %d lines has them all, with heads on every page', async (count, minPages) => {
    const one = await many(count)
    const { pages } = await pdf(purchasing, one._id)
    expect(pages.length).toBeGreaterThanOrEqual(minPages)
    const skus = pages.flatMap(({ lines }) =>
      lines.flatMap((line) => line.match(/SKU-kertas-\d+/) ?? []),
    )
    expect(new Set(skus).size).toBe(count)
    expect(skus).toHaveLength(count)
    pages.forEach(({ lines, lowest, rightmost, height, width }, at) => {
      expect(lines.join('')).toContain(`Page ${at + 1} of ${pages.length}`)
      expect(plain(lines.join(''))).toContain('PURCHASEORDER')
      expect(lowest).toBeLessThan(height - 20)
      expect(rightmost).toBeLessThan(width - 36)
      const text = plain(lines.join(''))
      expect(text.includes('PRODUCT')).toBe(text.includes('SKU-'))
    })
    expect(textOf(pages)).toContain(`Grandtotal${rupiah(one.grand_total)}`)
  })

  it('leaves out what was canceled; a fully canceled order has none', async () => {
    // Another payment term leads to another package.
    await api.pool.query('update products set payment_term = 60 where id = $1', [
      productId('kertas-1'),
    ])
    const one = await order([
      { key: 'bor', quantity: 1 },
      { key: 'kertas-1', quantity: 1 },
    ])
    const [first] = one.packages
    const other = one.packages.find((pack) => pack._id !== first?._id)
    const owner = await api.as('owner@maju.test')
    const cancel = (packageId?: string) =>
      owner.must(cancelOrder, {
        body: { id: one._id, reason: 'Not needed', ...(packageId && { packageId }) },
      })
    await cancel(first?._id)
    const text = textOf((await pdf(purchasing, one._id)).pages)
    expect(text).not.toContain(first?.code_package)
    expect(text).toContain(other?.code_package)
    await cancel(other?._id)
    const none = await pdf(purchasing, one._id)
    expect(none).toMatchObject({ status: 409, codes: ['illegal_move'] })
    const after = await purchasing.must(getOrder, { params: { id: one._id } })
    expect(after.actions.send).toBe(false)
  })

  it("is not another company's, nor for who does not read orders", async () => {
    const { _id: id } = await small()
    for (const unknown of [id, idOf('nothing'), 'x'])
      expect((await pdf(await api.as('purchasing@lain.test'), unknown)).status).toBe(404)
    expect((await pdf(await api.as('template-manager@maju.test'), id)).status).toBe(403)
    expect((await pdf(await api.as('finance@maju.test'), id)).status).toBe(200)
  })
})

const send = (person: Person, one: Pick<PurchaseOrder, '_id'>, emails: string[], key?: string) =>
  person.request(sendOrderEmail, {
    body: { id: one._id, emails },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
/** Returns the mails about an order that arrived by SMTP, by recipient. */
const arrived = (code: string) =>
  smtp.received
    .filter(({ mail }) => mail.text?.includes(code))
    .map(({ envelope, mail }) => ({
      to: envelope.to.join(),
      subject: mail.subject,
      text: mail.text ?? '',
    }))
    .toSorted((one, two) => one.to.localeCompare(two.to))
const linkIn = (text: string) => /http:\/\/pasok\.test(\/files\/\S+)/.exec(text)?.[1] ?? ''

describe('mailing an order', () => {
  // proves 2.2.72 2.7.48 2.7.49 2.8.8
  it('sends each recipient the link to the PDF, which opens without sign-in for 30 days', async () => {
    const one = await small()
    const answer = await send(purchasing, one, [
      ' sales@karya.test ',
      'boss@karya.test',
      'SALES@karya.test',
    ])
    expect(answer).toMatchObject({ status: 200, message: 'Success send Email', data: { sent: 2 } })
    expect(arrived(one.code_po)).toEqual([])
    await api.runJobs()
    const mails = arrived(one.code_po)
    expect(mails.map(({ to }) => to)).toEqual(['boss@karya.test', 'SALES@karya.test'])
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Purchase Order Information',
      'Purchase Order Information',
    ])
    const link = linkIn(mails[0]?.text ?? '')
    expect(link).toContain(`${one.code_po}.pdf`)
    const opened = await api.server.inject({ url: link })
    expect(opened.statusCode).toBe(200)
    expect(opened.headers['content-type']).toBe('application/pdf')
    expect(textOf(readPdf(opened.rawPayload))).toContain(one.code_po)
    const startedAt = Date.now()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(startedAt + (MAILED_FILE_LINK_SECONDS - 60) * 1000)
    expect((await api.server.inject({ url: link })).statusCode).toBe(200)
    vi.setSystemTime(startedAt + (MAILED_FILE_LINK_SECONDS + FILE_LINK_STEP_SECONDS) * 1000)
    expect((await api.server.inject({ url: link })).statusCode).toBe(403)
    const { rows } = await api.pool.query(
      `select files.prefix, files.attached_at is not null as kept, content is null as stored
       from order_mails join files on files.id = file_id where order_id = $1`,
      [one._id],
    )
    expect(rows).toEqual([{ prefix: 'emailPO', kept: true, stored: true }])
    const log = await api.pool.query(
      "select after from audit_log where action = 'order.send' and subject_id = $1",
      [one._id],
    )
    expect(log.rows).toEqual([
      { after: { code: one.code_po, to: ['SALES@karya.test', 'boss@karya.test'] } },
    ])
  })

  it('sends it in its final state, not as it was printed before', async () => {
    const one = await small()
    const answer = await during(
      api.pool,
      [
        ['select from purchase_orders where id = $1 for update', [one._id]],
        ['update packages set shipping_cost = 17501 where order_id = $1', [one._id]],
      ],
      () => send(purchasing, one, ['sales@karya.test']),
    )
    expect(answer.status).toBe(200)
    await api.runJobs()
    const [mail] = arrived(one.code_po)
    const opened = await api.server.inject({ url: linkIn(mail?.text ?? '') })
    expect(textOf(readPdf(opened.rawPayload))).toContain(rupiah(17_501))
  })

  it('is written in the language of the company, whatever its sender reads', async () => {
    const setLanguage = (language: string) =>
      api.pool.query('update buyers set language = $1 where id = $2', [language, companyId('maju')])
    await setLanguage('id')
    const one = await small()
    const body = { id: one._id, emails: ['sales@karya.test'] }
    await purchasing.must(sendOrderEmail, { body, headers: { 'accept-language': 'en' } })
    await api.runJobs()
    const [mail] = arrived(one.code_po)
    const opened = await api.server.inject({ url: linkIn(mail?.text ?? '') })
    expect(textOf(readPdf(opened.rawPayload))).toContain('PESANANPEMBELIAN')
    await setLanguage('en')
  })

  it('happens once for a double click and for a repeated job', async () => {
    const one = await small()
    const both = await Promise.all(
      [1, 2].map(() => send(purchasing, one, ['sales@karya.test'], 'double-press-1')),
    )
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const { rows } = await api.pool.query<{ id: string }>(
      'select id from order_mails where order_id = $1',
      [one._id],
    )
    expect(rows).toHaveLength(1)
    await api.runJobs()
    const again = api.app.jobs['mail-order']
    await again?.({ buyerId: companyId('maju'), id: rows[0]?.id ?? '' }, false)
    await api.runJobs()
    expect(arrived(one.code_po)).toHaveLength(1)
  })

  it.each([
    [['nobody'], orderPaperTexts.emailWrong.en],
    [['a@b.test', 'a@b.test, c@d.test'], orderPaperTexts.emailWrong.en],
    [['a@b.test\nBcc: c@d.test'], orderPaperTexts.emailWrong.en],
    [[' '], orderPaperTexts.nobody.en],
    [[], orderPaperTexts.nobody.en],
    [
      Array.from({ length: MAX_RECIPIENTS + 1 }, (_, at) => `p${at}@karya.test`),
      `At most ${MAX_RECIPIENTS} recipients`,
    ],
  ])('to %j is refused', async (emails, message) => {
    const one = await small()
    expect(await send(purchasing, one, emails)).toMatchObject({
      status: 422,
      errors: [{ path: 'emails', message }],
    })
    await api.runJobs()
    expect(arrived(one.code_po)).toEqual([])
  })

  it('is not counted while it is refused, and says how long to wait when it was sent too often', async () => {
    const one = await small()
    for (let times = 0; times < 6; times += 1)
      expect((await send(purchasing, one, ['nobody'])).status).toBe(422)
    for (let times = 0; times < 5; times += 1)
      expect((await send(purchasing, one, ['sales@karya.test'])).status).toBe(200)
    const refused = await send(purchasing, one, ['sales@karya.test'])
    expect(refused).toMatchObject({ status: 429 })
    expect(refused.message).toMatch(/^Too many attempts\. Wait \d+ minutes and try again\.$/)
  })

  it('is refused for what was canceled, for who may not, for others, and by the rate', async () => {
    const one = await small()
    const to = ['sales@karya.test']
    expect((await send(await api.as('finance@maju.test'), one, to)).status).toBe(403)
    expect((await send(await api.as('purchasing@lain.test'), one, to)).status).toBe(404)
    for (let times = 0; times < 4; times += 1)
      expect((await send(purchasing, one, to)).status).toBe(200)
    await send(purchasing, one, to)
    expect((await send(purchasing, one, to)).status).toBe(429)
    await api.pool.query('delete from rate_counters')
    const owner = await api.as('owner@maju.test')
    await owner.must(cancelOrder, { body: { id: one._id, reason: 'Not needed' } })
    expect(await send(purchasing, one, to)).toMatchObject({
      status: 409,
      codes: ['illegal_move'],
    })
  })
})
