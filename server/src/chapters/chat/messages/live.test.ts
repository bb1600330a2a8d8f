import { randomUUID } from 'node:crypto'
import * as calls from '@pasok/domain/chat/chat.contract'
import { HISTORY_AT_LOGIN } from '@pasok/domain/chat/chat.constants'
import type { Message } from '@pasok/domain/chat/chat.model'
import { updateBuyerUser } from '@pasok/domain/team/team.contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../../../test/api'
import { send } from '../../../../test/chat'
import { companyId, idOf, vendorId } from '../../../../test/company'
import { statementsOf } from '../../../../test/count-statements'
import { eventually } from '../../../../test/eventually'
import { assertSound } from '../../../../test/invariants'
import { addCustomRole } from '../../../../test/people'
import { openPlace, openScreen, type LivePlace, type Screen } from '../../../../test/sockets'
import { uploaded } from '../../../../test/uploads'
import { createApp } from '../../../app'
import { createPool } from '../../../db/pool'
import { signal } from '../../../db/signals'

const BUYER = 'purchasing@maju.test'
const VENDOR = 'vendor@sinar.test'
const SINAR = vendorId('sinar')
const MAJU = companyId('maju')

let api: Api
let places: [LivePlace, LivePlace]
let closing: (() => Promise<void>)[] = []
const screens: Screen[] = []

beforeAll(async () => {
  api = await startApi()
  const pool = createPool(api.url, { max: 8 })
  const other = await createApp({ pool, objects: api.objects.store, checkAnswers: true })
  places = [await openPlace(api.app, api.url), await openPlace(other, api.url)]
  closing = [
    () => places[0].stop(),
    () => places[1].stop(),
    async () => other.server.close(),
    () => pool.end(),
  ]
})
afterAll(async () => {
  for (const close of closing) await close()
  await api.drop()
})
afterEach(async () => {
  for (const screen of screens.splice(0)) screen.close()
  await assertSound(api.pool)
})

async function screenOf(email: string, at: 0 | 1): Promise<Screen> {
  const screen = await openScreen(places[at], await api.as(email))
  screens.push(screen)
  return screen
}

const sendText = (screen: Screen, to_company_id: string, text: string, more: object = {}) =>
  screen.request('msg_to', { to_company_id, text, ...more })
const codesOf = ({ errors }: { errors: { code: string }[] | null }) =>
  errors?.map(({ code }) => code)

describe('a message sent on one process', () => {
  // proves 2.7.41 2.7.42 2.7.44 2.7.46
  it('is received on both: by the other side and the own one, once, in order, and by nobody else', async () => {
    const [buyer, colleague] = [await screenOf(BUYER, 0), await screenOf('approver@maju.test', 1)]
    const vendor = await screenOf(VENDOR, 1)
    const strangers = [
      await screenOf('purchasing@lain.test', 0),
      await screenOf('vendor@bersih.test', 1),
      await screenOf('provider@pasok.test', 0),
    ]
    await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        await sendText(buyer, SINAR, `b${at}`)
        await sendText(vendor, MAJU, `v${at}`)
      }),
    )
    const all = Array.from({ length: 40 }, (_, at) => at + 1)
    for (const screen of [buyer, colleague, vendor])
      await eventually(() => {
        expect(screen.newsOf('msg_from').map(({ seq }) => seq)).toEqual(all)
      })
    for (const stranger of strangers) expect(stranger.received).toEqual([])
  })

  // proves 2.7.46
  it('is answered as stored, also when it is repeated', async () => {
    const buyer = await screenOf(BUYER, 0)
    const body = { _id: randomUUID(), from_company_id: idOf('forged'), from_user_name: 'Forged' }
    const first = await sendText(buyer, SINAR, 'Sekali', body)
    expect(first).toMatchObject({ errors: null, data: { from_company_id: MAJU, text: 'Sekali' } })
    expect(first.data).not.toMatchObject({ from_user_name: 'Forged' })
    const again = await openScreen(places[1], await api.as(BUYER))
    screens.push(again)
    expect((await sendText(again, SINAR, 'Sekali', body)).data).toEqual(first.data)
    await buyer.waitFor('msg_from')
    expect(codesOf(await sendText(again, SINAR, 'Other', body))).toEqual(['idempotency_mismatch'])
    expect(buyer.newsOf('msg_from')).toHaveLength(1)
    expect(again.newsOf('msg_from').length).toBeLessThanOrEqual(1)
  })

  // proves 2.7.42 2.7.44
  it('both sides receive that it was read, and the other side who is typing', async () => {
    const [buyer, vendor] = [await screenOf(BUYER, 0), await screenOf(VENDOR, 1)]
    await sendText(buyer, SINAR, 'Terbaca?')
    const sent = await vendor.waitFor('msg_from')
    const { conversation_id, seq } = sent
    expect(await vendor.request('typing', { to_company_id: MAJU })).toMatchObject({ errors: null })
    expect(await buyer.waitFor('typing')).toMatchObject({ conversation_id, from_company_id: SINAR })
    expect(vendor.newsOf('typing')).toEqual([])
    await vendor.request('read_msg', { conversation_id, seq })
    const update = await buyer.waitFor('update_msg')
    expect(update).toMatchObject({ conversation_id, seq, company_id: SINAR })
    expect(update.ids).toContain(sent._id)
    expect(Object.keys(update.read_by)).toEqual([update.user_id])
    await vendor.request('read_msg', { conversation_id, seq })
    await sendText(vendor, MAJU, 'Sudah')
    await eventually(() => expect(buyer.newsOf('msg_from')).toHaveLength(2))
    expect(buyer.newsOf('update_msg')).toHaveLength(1)
  })
})

describe('a message on its way to open screens', () => {
  // A message of 4,000 characters of three bytes is too long for a signal, so each process reads it.
  it.each(['short', '長'.repeat(4_000)])('is received as it is stored: %.5s', async (text) => {
    const [buyer, vendor] = [await screenOf(BUYER, 0), await screenOf(VENDOR, 1)]
    const files = [await uploaded(await api.as(BUYER))]
    const { _id: reply_to } = await send(api.db, VENDOR, { to_company_id: MAJU, text: 'Which?' })
    const { data } = await sendText(buyer, SINAR, text, { files, reply_to })
    const sent = calls.listMessages.data.element.parse(data)
    for (const screen of [buyer, vendor]) {
      await eventually(() => expect(screen.newsOf('msg_from')).toHaveLength(2))
      const [, received] = screen.newsOf('msg_from')
      expect(received).toEqual({ ...sent, files: sent.files.map((file) => ({ ...file, url: '' })) })
    }
  })

  it('takes six statements, and is read by no process', async () => {
    const [buyer, vendor] = [await screenOf(BUYER, 0), await screenOf(VENDOR, 1)]
    const statements = await statementsOf(async () => {
      await sendText(buyer, SINAR, 'Counted')
      for (const screen of [buyer, vendor]) await screen.waitFor('msg_from')
    })
    // The session, the rate limit, and a transaction that locks the conversation and adds the message. Listening
    // connections are tested now and then.
    expect(statements.filter((text) => text !== 'select 1')).toEqual([
      expect.stringContaining('from "sign_ins"'),
      expect.stringContaining('into "rate_counters"'),
      expect.stringMatching(/^begin/),
      expect.stringContaining('for no key update'),
      expect.stringMatching(/into "messages".*pg_notify/),
      'commit',
    ])
  })
})

describe('files of a message', () => {
  it('are sent without links, which each sign-in requests for itself', async () => {
    const [buyer, vendor] = [await screenOf(BUYER, 0), await screenOf(VENDOR, 1)]
    const files = [await uploaded(await api.as(BUYER))]
    const answer = await sendText(buyer, SINAR, 'Lihat', { files })
    const sent = calls.listMessages.data.element.parse(answer.data)
    const received = await vendor.waitFor('msg_from')
    expect(received.files).toEqual(sent.files.map((file) => ({ ...file, url: '' })))
    const reader = await api.as(VENDOR)
    const query = { around: received.seq, limit: 1 }
    const [own] = await reader.must(calls.listMessages, {
      params: { id: received.conversation_id },
      query,
    })
    for (const url of [...sent.files, ...(own?.files ?? [])].map((file) => file.url))
      expect((await api.server.inject({ url })).statusCode).toBe(200)
    expect(own?.files[0]?.url).not.toBe(sent.files[0]?.url)
  })
})

describe('a login', () => {
  const historyOf = async (email: string): Promise<readonly Message[]> => {
    const screen = await screenOf(email, 0)
    await screen.request('login', { company_id: companyId('lain'), channel: 'BUYER' })
    return screen.waitFor('history')
  }

  // proves 2.7.43 2.7.44
  it('receives the latest messages of all own conversations, oldest first', async () => {
    for (let at = 0; at < 5; at += 1)
      await send(api.db, BUYER, { to_company_id: vendorId('bersih'), text: `bersih ${at}` })
    for (let at = 0; at < 5; at += 1)
      await send(api.db, VENDOR, { to_company_id: MAJU, text: `${at}` })
    const history = await historyOf(BUYER)
    expect(history).toHaveLength(HISTORY_AT_LOGIN)
    expect(new Set(history.map(({ conversation_id }) => conversation_id)).size).toBe(2)
    const times = history.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted())
    expect(history.slice(-5).map(({ text }) => text)).toEqual(['0', '1', '2', '3', '4'])
    const otherHistory = await historyOf('vendor@bersih.test')
    expect(otherHistory.map(({ text }) => text)).toEqual(
      history.slice(-10, -5).map(({ text }) => text),
    )
  })

  it('of a user who may not use messages receives none, and cannot send any', async () => {
    const email = await addCustomRole(api.db, 'maju', 'silent', ['orders.read'])
    expect(await historyOf(email)).toEqual([])
    const screen = await screenOf(email, 1)
    expect(codesOf(await sendText(screen, SINAR, 'Hi'))).toEqual(['forbidden'])
    const buyer = await screenOf(BUYER, 0)
    await sendText(buyer, SINAR, 'Not for everybody')
    await buyer.waitFor('msg_from')
    expect(screen.newsOf('msg_from')).toEqual([])
    for (const who of ['provider@pasok.test', 'owner@baru.test'])
      expect(codesOf(await sendText(await screenOf(who, 0), SINAR, 'Hi'))).toEqual(['forbidden'])
  })
})

describe('forged words', () => {
  it('are answered as unknown ids, and reach nobody', async () => {
    const [stranger, buyer] = [await screenOf('purchasing@lain.test', 1), await screenOf(BUYER, 0)]
    const [mine] = await (await api.as(BUYER)).must(calls.listConversations, {})
    for (const id of [mine?._id ?? '', idOf('nothing'), 'x'])
      expect(codesOf(await stranger.request('read_msg', { conversation_id: id, seq: 1 }))).toEqual([
        'not_found',
      ])
    for (const to of [MAJU, companyId('lain'), idOf('nothing'), "' or true --"])
      expect(codesOf(await sendText(stranger, to, 'Hi'))).toEqual(['not_found'])
    for (const body of [{}, { to_company_id: SINAR, text: 7 }, [], 'x', { _id: 'x', text: 'a' }])
      expect(codesOf(await stranger.request('msg_to', body))?.[0]).toBe('bad_request')
    await stranger.request('typing', { to_company_id: MAJU })
    // Sends an event to wait for: the missing event would have arrived before it.
    await signal(api.db, 'changed', { owners: [MAJU] })
    await buyer.waitFor('changed')
    expect(buyer.received).toEqual([{ name: 'changed', news: null }])
  })

  it('about another’s message or file are refused', async () => {
    const [stranger, colleague] = [
      await screenOf('purchasing@lain.test', 1),
      await screenOf('approver@maju.test', 1),
    ]
    const { _id } = await send(api.db, BUYER, { to_company_id: SINAR, text: 'Mine' })
    expect(codesOf(await sendText(colleague, SINAR, 'Mine', { _id }))).toEqual([
      'idempotency_mismatch',
    ])
    expect(codesOf(await sendText(colleague, SINAR, 'Other', { _id }))).toEqual([
      'idempotency_mismatch',
    ])
    // Another company's message with the same id is independent and changes nothing.
    const own = await sendText(stranger, SINAR, 'Theirs', { _id })
    expect(own).toMatchObject({ errors: null, data: { _id, from_company_id: companyId('lain') } })
    const file = await uploaded(await api.as(BUYER))
    for (const screen of [stranger, colleague])
      expect(codesOf(await sendText(screen, SINAR, 'File', { files: [file] }))).toEqual(['rule'])
    expect(codesOf(await sendText(colleague, SINAR, 'File', { files: [idOf('nothing')] }))).toEqual(
      ['rule'],
    )
  })

  it('of a deactivated user are ignored', async () => {
    const email = await addCustomRole(api.db, 'maju', 'leaving', ['messages.use'])
    const screen = await screenOf(email, 1)
    expect(await sendText(screen, SINAR, 'Still here')).toMatchObject({ errors: null })
    const owner = await api.as('owner@maju.test')
    const params = { auth_id: `test|${email}` }
    await owner.must(updateBuyerUser, { params, body: { status: 'INACTIVE' } })
    await eventually(() => expect(screen.socket.connected).toBe(false))
  })

  it('are counted: sixty messages a minute', async () => {
    const email = await addCustomRole(api.db, 'maju', 'hasty', ['messages.use'])
    const [screen, other] = [await screenOf(email, 0), await screenOf('approver@maju.test', 0)]
    const codes: (string | undefined)[] = []
    for (let at = 0; at < 65; at += 1)
      codes.push(codesOf(await sendText(screen, SINAR, `${at}`))?.[0])
    expect(codes.filter((code) => code === undefined)).toHaveLength(60)
    expect(new Set(codes.slice(60))).toEqual(new Set(['too_many_requests']))
    expect(await sendText(other, SINAR, 'I may')).toMatchObject({ errors: null })
  })
})
