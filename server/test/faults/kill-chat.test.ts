// @module-tag thorough
import { randomUUID } from 'node:crypto'
import { listMessages } from '@pasok/domain/chat/chat.contract'
import { messageShape } from '@pasok/domain/chat/chat.model'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { vendorId } from '../company'
import { eventually } from '../eventually'
import { assertSound } from '../invariants'
import { openScreen, type Screen } from '../sockets'
import { startKilledApp, type KilledApp } from './killed-app'

/**
 * The server is killed while messages are sent, and restarted: acknowledged messages exist, and
 * messages sent again with the same id exist once, with positions without gaps.
 */
const isFull = process.env['FAULTS'] === 'full'
const ROUNDS = isFull ? 50 : 3
/** Milliseconds by which each kill comes later than the previous one. */
const LATER = isFull ? 4 : 8
const AT_ONCE = 10

let app: KilledApp

beforeAll(async () => {
  app = await startKilledApp()
}, 120_000)
afterAll(() => app.drop())

const openAt = (access: string): Promise<Screen> =>
  openScreen({ port: Number(new URL(app.url()).port) }, { access })

interface Sent {
  _id: string
  text: string
}

/** Returns the position of an acknowledged message. */
async function send(screen: Screen, message: Sent): Promise<number | undefined> {
  const body = { to_company_id: vendorId('sinar'), ...message }
  const answer = await screen.request('msg_to', body).catch(() => undefined)
  return answer && answer.errors === null ? messageShape.parse(answer.data).seq : undefined
}

it(`killed ${ROUNDS} times while messages are sent, it loses and doubles none`, async () => {
  const token = await app.signIn('purchasing@maju.test')
  const stored = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round += 1) {
    // Resets the rate limit, because the test sends more messages per minute than one user may.
    await app.pool.query('delete from rate_counters')
    const screen = await openAt(token)
    const messages = Array.from({ length: AT_ONCE }, (_, at) => ({
      _id: randomUUID(),
      text: `${round} ${at}`,
    }))
    const sending = messages.map((message) => send(screen, message))
    await new Promise((resolve) => setTimeout(resolve, LATER * round))
    await app.kill()
    screen.close()
    const first = await Promise.all(sending)
    await app.start()
    const again = await eventually(() => openAt(token))
    for (const [at, message] of messages.entries()) {
      const place = await send(again, message)
      expect(place).toBeGreaterThan(0)
      expect(place).toBe(first[at] ?? place)
      stored.set(message._id, place ?? 0)
    }
    again.close()
  }
  const places = [...stored.values()].toSorted((a, b) => a - b)
  expect(places).toEqual(Array.from({ length: ROUNDS * AT_ONCE }, (_, at) => at + 1))
  await assertSound(app.pool, app.stock)
  const { rows } = await app.pool.query<{ id: string }>('select id from conversations')
  const response = await fetch(`${app.url()}/api/chats/${rows[0]?.id}/messages?limit=100`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const answer = z.object({ data: listMessages.data }).parse(await response.json())
  const shown = [...stored].filter(([, place]) => place > stored.size - 100).map(([id]) => id)
  expect(answer.data.map(({ _id }) => _id).toSorted()).toEqual(shown.toSorted())
}, 1_800_000)
