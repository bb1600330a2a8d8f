import { randomUUID } from 'node:crypto'
import * as calls from '@pasok/domain/chat/chat.contract'
import { LONGEST_MESSAGE } from '@pasok/domain/chat/chat.constants'
import type { Message } from '@pasok/domain/chat/chat.model'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { breachesAfter } from '../../../test/breaches'
import { read, send } from '../../../test/chat'
import { companyId, idOf, vendorId } from '../../../test/company'
import { statementsOf } from '../../../test/count-statements'
import { during } from '../../../test/during'
import { assertSound } from '../../../test/invariants'
import { addCustomRole } from '../../../test/people'
import { upload, uploaded } from '../../../test/uploads'

const BUYER = 'purchasing@maju.test'
const COLLEAGUE = 'approver@maju.test'
const STRANGER = 'purchasing@lain.test'
const VENDOR = 'vendor@sinar.test'
const OTHER_VENDOR = 'vendor@bersih.test'
const SINAR = vendorId('sinar')
const MAJU = companyId('maju')

let api: Api
let buyer: Person
let colleague: Person
let stranger: Person
let vendor: Person
/** The conversation between maju and sinar. */
let conversation: string

beforeAll(async () => {
  api = await startApi()
  buyer = await api.as(BUYER)
  colleague = await api.as(COLLEAGUE)
  stranger = await api.as(STRANGER)
  vendor = await api.as(VENDOR)
})
afterEach(() => assertSound(api.pool))
afterAll(() => api.drop())

const toVendor = (text: string, more: object = {}, from = BUYER): Promise<Message> =>
  send(api.db, from, { to_company_id: SINAR, text, ...more })
const toBuyer = (text: string, more: object = {}): Promise<Message> =>
  send(api.db, VENDOR, { to_company_id: MAJU, text, ...more })
const history = (person: Person, query: object = {}) =>
  person.must(calls.listMessages, { params: { id: conversation }, query })
const one = async (person: Person) =>
  person.must(calls.getConversation, { params: { id: conversation } })
const refused = (code: string) => expect.objectContaining({ code })

describe('a conversation', () => {
  it('cannot be begun by a vendor with an unrelated buyer', async () => {
    const strangers = companyId('lain')
    const mine = { to_company_id: strangers, text: 'Buy something' }
    await expect(send(api.db, OTHER_VENDOR, mine)).rejects.toEqual(refused('not_found'))
    const seller = await api.as(OTHER_VENDOR)
    for (const body of [
      { company_id: idOf('nothing') },
      { company_id: strangers },
      { usernames: [STRANGER] },
      { usernames: ['nobody@nowhere.test'] },
    ])
      expect(await seller.request(calls.openConversation, { body })).toMatchObject({
        status: 404,
        codes: ['not_found'],
      })
    // The buyer that requested a relation.
    const partners = await seller.must(calls.listPartners, {})
    expect(partners.map(({ _id }) => _id)).toEqual([MAJU])
  })

  // proves 2.7.13 2.7.39
  it('is begun by a buyer with a user or a company, and is the same one', async () => {
    const [person] = await buyer.must(calls.listVendorUsers, { query: { vendor_id: SINAR } })
    if (!person) throw new Error('nobody to talk to')
    const opened = await Promise.all([
      buyer.must(calls.openConversation, { body: { usernames: [person.email.toUpperCase()] } }),
      buyer.must(calls.openConversation, { body: { company_id: SINAR } }),
      colleague.must(calls.openConversation, { body: { company_id: SINAR } }),
    ])
    conversation = opened[0]._id
    expect(new Set(opened.map(({ _id }) => _id)).size).toBe(1)
    expect(opened[0]).toMatchObject({ company_id: SINAR, last: null, last_seq: 0, unread: 0 })
    // A conversation without messages is hidden from the other side.
    expect(await vendor.must(calls.listConversations, {})).toEqual([])
    const hidden = await vendor.request(calls.getConversation, { params: { id: conversation } })
    expect(hidden.status).toBe(404)
    const { rowCount } = await api.pool.query(
      "select from audit_log where action = 'conversation.open'",
    )
    expect(rowCount).toBe(1)
  })

  it('is with one company', async () => {
    const body = { usernames: [VENDOR, OTHER_VENDOR] }
    expect(await buyer.request(calls.openConversation, { body })).toMatchObject({ codes: ['rule'] })
    expect(await buyer.request(calls.openConversation, { body: {} })).toMatchObject({
      codes: ['rule'],
    })
    // A colleague of the same company is not a possible partner.
    const own = await buyer.request(calls.openConversation, { body: { usernames: [COLLEAGUE] } })
    expect(own.status).toBe(404)
  })

  it('offers the companies that the user may write to, by name', async () => {
    const partners = await buyer.must(calls.listPartners, {})
    expect(partners.length).toBeGreaterThan(0)
    expect(partners.map(({ _id }) => _id)).not.toContain(SINAR)
    const [first] = partners
    const found = await buyer.must(calls.listPartners, { query: { search: first?.name ?? '' } })
    expect(found).toEqual([first])
  })
})

describe('a message', () => {
  it('is visible to both sides, each from its own view', async () => {
    const sent = await toVendor('Selamat pagi')
    expect(sent).toMatchObject({ seq: 1, from_company_id: MAJU, to_company_id: SINAR, read_by: {} })
    expect(sent.from_user_id).toBe(`test|${BUYER}`)
    await toBuyer('Pagi! Ada yang bisa dibantu?')
    const [mine, theirs] = [await history(buyer), await history(vendor)]
    expect(mine.map(({ seq, text }) => [seq, text])).toEqual([
      [1, 'Selamat pagi'],
      [2, 'Pagi! Ada yang bisa dibantu?'],
    ])
    expect(theirs).toEqual(mine)
    expect(await one(buyer)).toMatchObject({ unread: 1, last: { own: false } })
    expect(await one(vendor)).toMatchObject({ unread: 1, last: { own: true }, company_id: MAJU })
  })

  it('sent twice, concurrently or later, is one message', async () => {
    const _id = randomUUID()
    const sent = await Promise.all(Array.from({ length: 8 }, () => toVendor('Once', { _id })))
    expect(new Set(sent.map(({ seq }) => seq)).size).toBe(1)
    expect(await toVendor('Once', { _id: _id.toUpperCase() })).toEqual(sent[0])
  })

  it('with the id of another one is refused', async () => {
    const _id = randomUUID()
    await toVendor('Mine', { _id })
    const others = [
      () => toVendor('Another', { _id }),
      () => toVendor('Mine', { _id }, COLLEAGUE),
      () => toBuyer('Mine', { _id }),
      () => send(api.db, BUYER, { to_company_id: vendorId('bersih'), text: 'Mine', _id }),
    ]
    for (const other of others)
      await expect(other()).rejects.toEqual(refused('idempotency_mismatch'))
    // The same id in another company's conversation does not affect this message.
    const elsewhere = await send(api.db, STRANGER, { to_company_id: SINAR, text: 'Mine', _id })
    expect(elsewhere.seq).toBe(1)
  })

  it('of many concurrent senders has its own position, without gaps', async () => {
    const { last_seq: before } = await one(buyer)
    const sent = await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        at % 3 === 0 ? toBuyer(`v${at}`) : toVendor(`b${at}`, {}, at % 3 === 1 ? BUYER : COLLEAGUE),
      ),
    )
    const places = sent.map(({ seq }) => seq).toSorted((a, b) => a - b)
    expect(places).toEqual(Array.from({ length: 24 }, (_, at) => before + 1 + at))
  })

  it('waits for the one before it, and has the next position', async () => {
    const { last_seq } = await one(buyer)
    const first = await during(
      api.pool,
      [['select from conversations where id = $1 for no key update', [conversation]]],
      () => toVendor('After'),
    )
    expect(first.seq).toBe(last_seq + 1)
  })

  it.each([
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['emoji', '👩🏽‍🏭 siap 🚚✅'],
    ['from right to left', 'مرحبا \u202eabc שלום'],
    ['several lines', 'Satu\n\n  dua\tdan %_\\'],
    ['the longest', 'é'.repeat(LONGEST_MESSAGE)],
  ])('of %s is stored unchanged', async (_, text) => {
    const { _id } = await toVendor(text)
    const last = (await history(vendor)).at(-1)
    expect([last?._id, last?.text]).toEqual([_id, text])
  })

  it.each([
    ['nothing', ''],
    ['spaces', ' \n\t '],
    ['what nobody sees', '\u200b\u2060'],
    ['too much', 'a'.repeat(LONGEST_MESSAGE + 1)],
    ['what can’t be kept', 'a\0b'],
  ])('of %s is refused', async (_, text) => {
    const { last_seq } = await one(buyer)
    await expect(toVendor(text)).rejects.toThrow(/./)
    expect((await one(buyer)).last_seq).toBe(last_seq)
  })

  it.each([idOf('nothing'), 'x', MAJU, companyId('lain'), ''])('to %j is to nobody', async (id) => {
    await expect(send(api.db, BUYER, { to_company_id: id, text: 'Hi' })).rejects.toThrow(/./)
  })

  it('that is rolled back leaves no gap', async () => {
    const { last_seq } = await one(buyer)
    await expect(toVendor('With a file', { files: [idOf('nothing')] })).rejects.toEqual(
      refused('rule'),
    )
    expect((await toVendor('Next')).seq).toBe(last_seq + 1)
  })

  it('is published when it is committed, and not before', async () => {
    const received: string[] = []
    const client = await api.pool.connect()
    client.on('notification', ({ payload }) => received.push(payload ?? ''))
    await client.query('listen live')
    await expect(toVendor('No', { files: ['x'] })).rejects.toThrow(/./)
    const { seq } = await toVendor('Yes')
    await read(api.db, VENDOR, conversation, seq)
    await client.query('select 1')
    client.release(true)
    expect(received.map((text) => JSON.parse(text)[0])).toEqual(['message', 'read'])
    expect(JSON.parse(received[0] ?? '')[1]).toMatchObject({ conversationId: conversation, seq })
  })
})

describe('files', () => {
  it('of a message are opened by both sides', async () => {
    const [deed, bill] = [
      await upload(buyer),
      await upload(vendor, { name: 'bill.pdf' }, 'vendor'),
    ] as const
    await toVendor('', { files: [deed.id] })
    await toBuyer('Look', { files: [bill.id] })
    for (const person of [buyer, colleague, vendor]) {
      const files = (await history(person)).slice(-2).flatMap((message) => message.files)
      expect(files.map(({ id, name }) => [id, name])).toEqual([
        [deed.id, 'deed.pdf'],
        [bill.id, 'bill.pdf'],
      ])
      for (const { url } of files) expect((await api.server.inject({ url })).statusCode).toBe(200)
    }
    expect(await one(buyer)).toMatchObject({ last: { files: 1, text: 'Look' } })
  })

  it('are the sender’s own uploads, each once', async () => {
    const ids = [
      await uploaded(colleague),
      await uploaded(stranger),
      (await upload(vendor, {}, 'vendor')).id,
    ]
    for (const id of ids)
      await expect(toVendor('Theirs', { files: [id] })).rejects.toEqual(refused('rule'))
    const own = await uploaded(buyer)
    await expect(toVendor('Twice', { files: [own, own] })).rejects.toEqual(refused('rule'))
    const many = Array.from({ length: 6 }, () => own)
    await expect(toVendor('Six', { files: many })).rejects.toEqual(refused('bad_request'))
  })
})

describe('reading', () => {
  it('reduces the own count, shows both sides who read when, and never decreases', async () => {
    const { last_seq } = await one(vendor)
    const sent = await toVendor('Read this')
    await read(api.db, VENDOR, conversation, sent.seq)
    expect(await one(vendor)).toMatchObject({ unread: 0, read_seq: sent.seq })
    expect(await one(buyer)).toMatchObject({ their_read_seq: sent.seq })
    const [first] = (await history(buyer, { around: sent.seq, limit: 1 })).map((m) => m.read_by)
    expect(Object.keys(first ?? {})).toEqual([`test|${VENDOR}`])
    await read(api.db, VENDOR, conversation, 1)
    await read(api.db, VENDOR, conversation, last_seq)
    expect(await one(vendor)).toMatchObject({ read_seq: sent.seq })
    // The time of the first reading stays unchanged.
    await toVendor('And this')
    await read(api.db, VENDOR, conversation, 2_000_000_000)
    const [again] = (await history(buyer, { around: sent.seq, limit: 1 })).map((m) => m.read_by)
    expect(again).toEqual(first)
    expect(await one(vendor)).toMatchObject({ unread: 0, read_seq: sent.seq + 1 })
  })

  it('in many tabs at once counts once', async () => {
    const { seq } = await toVendor('Again')
    await Promise.all(
      Array.from({ length: 6 }, (_, at) => read(api.db, VENDOR, conversation, seq - (at % 2))),
    )
    expect(await one(vendor)).toMatchObject({ unread: 0, read_seq: seq })
  })

  it('is separate for each user', async () => {
    await toBuyer('For all')
    await read(api.db, BUYER, conversation, 2_000_000_000)
    expect((await buyer.must(calls.countUnreadMessages, {})).messages).toBe(0)
    const vendorMessages = (await history(vendor, { limit: 100 })).filter(
      ({ from_company_id }) => from_company_id === SINAR,
    )
    expect(await colleague.must(calls.countUnreadMessages, {})).toEqual({
      messages: vendorMessages.length,
      conversations: 1,
    })
  })

  it('of a new user begins with the messages since they joined', async () => {
    await toBuyer('Before')
    await toVendor('Before')
    const email = await addCustomRole(api.db, 'maju', 'newcomer', ['messages.use'])
    const newcomer = await api.as(email)
    const { last_seq } = await one(newcomer)
    const unread = () => newcomer.must(calls.countUnreadMessages, {})
    expect(await one(newcomer)).toMatchObject({ unread: 0, read_seq: last_seq })
    expect(await unread()).toEqual({ messages: 0, conversations: 0 })
    await toBuyer('After')
    await toVendor('After')
    await toBuyer('After that')
    expect(await one(newcomer)).toMatchObject({ unread: 2, read_seq: last_seq })
    expect(await unread()).toEqual({ messages: 2, conversations: 1 })
    await read(api.db, email, conversation, last_seq + 1)
    expect(await one(newcomer)).toMatchObject({ unread: 1, read_seq: last_seq + 1 })
  })

  it('is possible only in own conversations', async () => {
    for (const [email, id] of [
      [STRANGER, conversation],
      [OTHER_VENDOR, conversation],
      [BUYER, 'x'],
    ] as const)
      await expect(read(api.db, email, id, 1)).rejects.toEqual(refused('not_found'))
  })
})

describe('a page of messages', () => {
  it('is before, after or around a position, or the end, without gaps', async () => {
    const { last_seq: last } = await one(buyer)
    const seqs = async (query: object) => (await history(buyer, query)).map(({ seq }) => seq)
    const places = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at)
    expect(await seqs({ limit: 5 })).toEqual(places(last - 4, last))
    expect(await seqs({ before: 11, limit: 5 })).toEqual(places(6, 10))
    expect(await seqs({ before: 3, limit: 5 })).toEqual([1, 2])
    expect(await seqs({ before: 1 })).toEqual([])
    expect(await seqs({ after: last - 2, limit: 5 })).toEqual([last - 1, last])
    expect(await seqs({ after: last })).toEqual([])
    expect(await seqs({ around: 10, limit: 5 })).toEqual(places(8, 12))
    expect(await seqs({ around: 1, limit: 5 })).toEqual(places(1, 5))
    expect(await seqs({ around: last, limit: 5 })).toEqual(places(last - 4, last))
  })

  it('costs the same number of statements whatever its length', async () => {
    const few = await statementsOf(() => history(buyer, { limit: 1 }))
    const many = await statementsOf(() => history(buyer, { limit: 30 }))
    // The key for file links is read once if there are any files, hence one statement more.
    expect(many.length).toBeLessThanOrEqual(few.length + 1)
  })
})

describe('a search in messages', () => {
  it('finds messages by words, the newest first, with any characters', async () => {
    const found = async (search: string, person = buyer) =>
      (
        await person.must(calls.searchMessages, { params: { id: conversation }, query: { search } })
      ).map(({ text }) => text)
    expect(await found('SELAMAT')).toEqual(['Selamat pagi'])
    expect(await found('pagi')).toEqual(['Pagi! Ada yang bisa dibantu?', 'Selamat pagi'])
    expect(await found('%_\\', vendor)).toEqual(['Satu\n\n  dua\tdan %_\\'])
    expect(await found('🚚')).toHaveLength(1)
    expect(await found('nowhere to be found')).toEqual([])
  })

  // proves 2.2.93
  it('finds conversations by the other side’s name', async () => {
    const [mine] = await buyer.must(calls.listConversations, { query: { search: 'SINAR' } })
    expect(mine?._id).toBe(conversation)
    expect(await buyer.must(calls.listConversations, { query: { search: 'maju' } })).toEqual([])
    const conversations = await vendor.must(calls.listConversations, {})
    expect(conversations.map(({ company_id }) => company_id)).toContain(companyId('lain'))
  })
})

describe('strangers', () => {
  it('have no access to it', async () => {
    const params = { id: conversation }
    for (const person of [stranger, await api.as(OTHER_VENDOR)])
      for (const answer of [
        await person.request(calls.getConversation, { params }),
        await person.request(calls.listMessages, { params }),
        await person.request(calls.searchMessages, { params, query: { search: 'pagi' } }),
      ])
        expect(answer).toMatchObject({ status: 404, codes: ['not_found'], data: null })
    const provider = await api.as('provider@pasok.test')
    expect((await provider.request(calls.listConversations, {})).status).toBe(403)
  })
})

describe('the invariants of chat', () => {
  it.each([
    ['have no gaps', 'delete from messages where seq = 2'],
    ['have no gaps', 'update conversations set last_seq = last_seq + 1'],
    ['have no gaps', 'update conversations set by_vendor = by_vendor - 1 where by_vendor > 0'],
    ['how many of the vendor', 'update messages set by_vendor = by_vendor + 1 where seq = 2'],
    ['how many of the vendor', "update messages set created_at = '2020-01-01' where seq = 2"],
    ['words or files', "update messages set text = '' where seq = 1"],
    ['words or files', 'update messages set from_vendor = not from_vendor where seq = 1'],
    ['of the side that sent it', 'update files set buyer_id = null, vendor_id = null'],
    ['at most at the end', 'update conversation_marks set seq = 1000000'],
    ['at most at the end', 'update conversation_marks set by_vendor = by_vendor + 1'],
    ['at most at the end', 'delete from conversation_reads'],
  ])('notice a breach of "%s"', async (name, statement) => {
    expect((await breachesAfter(api.pool, [statement])).join('\n')).toContain(name)
  })
})
