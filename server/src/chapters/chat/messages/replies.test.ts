import { randomUUID } from 'node:crypto'
import { listMessages } from '@pasok/domain/chat/chat.contract'
import { fileErrors } from '@pasok/domain/files/files.errors'
import type { Message } from '@pasok/domain/chat/chat.model'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { read, send } from '../../../../test/chat'
import { companyId, vendorId } from '../../../../test/company'
import { statementsOf } from '../../../../test/count-statements'
import { assertSound } from '../../../../test/invariants'
import { officeFile } from '../../../../test/office'
import { upload } from '../../../../test/uploads'

const BUYER = 'purchasing@maju.test'
const COLLEAGUE = 'approver@maju.test'
const STRANGER = 'purchasing@lain.test'
const VENDOR = 'vendor@sinar.test'
const SINAR = vendorId('sinar')
const MAJU = companyId('maju')

let api: Api
let buyer: Person
let vendor: Person
let first: Message

const toVendor = (text: string, more: object = {}, from = BUYER): Promise<Message> =>
  send(api.db, from, { to_company_id: SINAR, text, ...more })
const toBuyer = (text: string, more: object = {}): Promise<Message> =>
  send(api.db, VENDOR, { to_company_id: MAJU, text, ...more })
const listed = (person: Person, limit = 30) =>
  person.must(listMessages, { params: { id: first.conversation_id }, query: { limit } })
const refused = (code: string) => expect.objectContaining({ code })

beforeAll(async () => {
  api = await startApi()
  buyer = await api.as(BUYER)
  vendor = await api.as(VENDOR)
  first = await toVendor('Is it in stock?\nWe need ten.')
})
afterEach(() => assertSound(api.pool))
afterAll(() => api.drop())

describe('a reply', () => {
  it('quotes the message that it answers, on both sides', async () => {
    const sent = await toBuyer('Yes', { reply_to: first._id.toUpperCase() })
    expect(sent.reply_to).toEqual({
      _id: first._id,
      seq: first.seq,
      from_company_id: MAJU,
      from_user_id: `test|${BUYER}`,
      from_user_name: first.from_user_name,
      text: 'Is it in stock?',
      file: null,
    })
    for (const person of [buyer, vendor])
      expect((await listed(person, 1))[0]?.reply_to).toEqual(sent.reply_to)
    expect(first.reply_to).toBeNull()
  })

  it('to a file quotes its name', async () => {
    const { id } = await upload(buyer, { name: 'prices.pdf' }, 'chat')
    const file = await toVendor('', { files: [id] })
    const { reply_to } = await toBuyer('Thanks', { reply_to: file._id })
    expect(reply_to).toMatchObject({ _id: file._id, text: '', file: 'prices.pdf' })
  })

  it('to a message of another conversation, or to none, is refused', async () => {
    const elsewhere = await send(api.db, STRANGER, { to_company_id: SINAR, text: 'Ours' })
    const other = await send(api.db, BUYER, { to_company_id: vendorId('bersih'), text: 'Theirs' })
    const before = (await listed(buyer, 1))[0]?.seq
    for (const id of [elsewhere._id, other._id, randomUUID()])
      await expect(toVendor('No', { reply_to: id })).rejects.toEqual(refused('not_found'))
    // The vendor can read both conversations, but cannot quote a message of one in the other.
    await expect(toBuyer('No', { reply_to: elsewhere._id })).rejects.toEqual(refused('not_found'))
    for (const id of ['x', '', 7, first.conversation_id.slice(1)])
      await expect(toVendor('No', { reply_to: id })).rejects.toEqual(refused('bad_request'))
    const _id = randomUUID()
    await expect(toVendor('Itself', { _id, reply_to: _id })).rejects.toEqual(refused('not_found'))
    expect((await listed(buyer, 1))[0]?.seq).toBe(before)
  })

  it('sent twice is one; the same id with another quote is refused', async () => {
    const _id = randomUUID()
    const sent = await toVendor('Once', { _id, reply_to: first._id })
    expect(await toVendor('Once', { _id, reply_to: first._id })).toEqual(sent)
    const other = await toVendor('Another')
    for (const more of [{}, { reply_to: other._id }])
      await expect(toVendor('Once', { _id, ...more })).rejects.toEqual(
        refused('idempotency_mismatch'),
      )
  })
})

describe('who has read', () => {
  it('is named with the company, in the order of reading, without the sender', async () => {
    const sent = await toVendor('Read this')
    await read(api.db, VENDOR, sent.conversation_id, sent.seq)
    await read(api.db, COLLEAGUE, sent.conversation_id, sent.seq)
    await read(api.db, BUYER, sent.conversation_id, sent.seq)
    const [message] = await listed(buyer, 1)
    expect(message?.readers.map(({ user_id, company_id }) => [user_id, company_id])).toEqual([
      [`test|${VENDOR}`, SINAR],
      [`test|${COLLEAGUE}`, MAJU],
    ])
    expect(message?.readers.every(({ name }) => name.length > 2 && !name.includes('@'))).toBe(true)
    expect(message?.read_by).toEqual(
      Object.fromEntries(message?.readers.map((one) => [one.user_id, one.read_at]) ?? []),
    )
  })

  it('costs no more statements for more messages', async () => {
    const few = await statementsOf(() => listed(buyer, 1))
    const many = await statementsOf(() => listed(buyer, 30))
    // The key for file links is read once if there are any files, hence one statement more.
    expect(many.length).toBeLessThanOrEqual(few.length + 1)
  })
})

describe('a document or a text', () => {
  const files = [
    ['Penawaran.docx', officeFile('docx')],
    ['harga.xlsx', officeFile('xlsx')],
    ['profil.pptx', officeFile('pptx')],
    ['harga.csv', Buffer.from('nama;harga\nKertas;12500\n')],
    ['catatan.txt', Buffer.from('Selamat pagi')],
  ] as const

  it.each(files)('%s is attached, and saved by both companies alone', async (name, content) => {
    const made = await upload(buyer, { name, content, type: 'text/html' }, 'chat')
    expect(made).toMatchObject({ name, size: content.length })
    await toVendor('', { files: [made.id] })
    for (const person of [buyer, await api.as(COLLEAGUE), vendor]) {
      const [file] = (await listed(person, 1)).flatMap((message) => message.files)
      const opened = await api.server.inject({ url: file?.url ?? '' })
      expect(opened.statusCode).toBe(200)
      expect(opened.rawPayload.equals(content)).toBe(true)
      expect(opened.headers['content-disposition']).toContain(`attachment; filename="${name}"`)
      expect(opened.headers['x-content-type-options']).toBe('nosniff')
    }
    const unsigned = made.url.replace(/s=.*/, 's=x')
    expect((await api.server.inject({ url: unsigned })).statusCode).toBe(403)
    const stranger = await api.as(STRANGER)
    const response = await stranger.request(listMessages, { params: { id: first.conversation_id } })
    expect(response.status).toBe(404)
  })

  it('is of a message alone: of a document of the company PDF and images are', async () => {
    const parts = (prefix: string) =>
      [
        ['prefix', prefix],
        ['file', { name: 'a.docx', content: officeFile('docx') }],
      ] as const
    const answer = await buyer.call('POST', '/api/files', { parts: parts('buyer') })
    expect(answer).toMatchObject({ status: 422, message: fileErrors.wrongType.en })
    const seller = await vendor.call('POST', '/api/files', { parts: parts('vendor') })
    expect(seller).toMatchObject({ status: 422, message: fileErrors.wrongType.en })
    const provider = await api.as('provider@pasok.test')
    const none = await provider.call('POST', '/api/files', { parts: parts('chat') })
    expect(none).toMatchObject({ status: 422, message: fileErrors.wrongPrefix.en })
  })

  it('that is none is refused with what is accepted', async () => {
    const parts = [
      ['prefix', 'chat'],
      ['file', { name: 'a.docx', content: Buffer.from('<html></html>') }],
    ] as const
    const answer = await buyer.call('POST', '/api/files', { parts })
    expect(answer).toMatchObject({ status: 422, message: fileErrors.wrongMessageType.en })
  })
})
