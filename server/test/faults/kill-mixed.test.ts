// @module-tag thorough
import { randomUUID } from 'node:crypto'
import { makeCartLines } from '@pasok/domain/cart/cart.contract'
import { messageShape } from '@pasok/domain/chat/chat.model'
import { issueInvoice } from '@pasok/domain/invoices/invoices.vendor.contract'
import { pickPackage } from '@pasok/domain/orders/orders.vendor.contract'
import {
  approveRequest,
  saveRequest,
  submitRequest,
} from '@pasok/domain/requests/requests.contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer, Person } from '../api'
import { productId, vendorId } from '../company'
import { eventually } from '../eventually'
import { invoiceable, issued } from '../invoices'
import { assertSound } from '../invariants'
import { staged } from '../order-stages'
import { payByManualTransfer } from '../payments'
import { receive, shipped } from '../receipts'
import { bodyOf, draft, submitted } from '../requests'
import { searchHeaders } from '../search-key'
import { openScreen, type Screen } from '../sockets'
import { startKilledApp, type KilledApp } from './killed-app'
import { remotePerson } from './remote-person'

/**
 * The server is killed while several users do different things concurrently, and restarted:
 * acknowledged actions persist as returned, and all others succeed once when repeated.
 */
const isFull = process.env['FAULTS'] === 'full'
const ROUNDS = isFull ? 20 : 2
const CLIENTS = isFull ? 3 : 1

let app: KilledApp
const tokens = new Map<string, Promise<{ access: string; id: string }>>()
beforeAll(async () => {
  app = await startKilledApp()
}, 120_000)
afterAll(() => app.drop())

async function as(email: string, key?: string): Promise<Person> {
  const known = tokens.get(email) ?? app.enter(email)
  tokens.set(email, known)
  return remotePerson(() => app.url(), {
    email,
    ...(await known),
    ...(key !== undefined && { key }),
  })
}
const here = { as: (email: string) => as(email) }

/** An action of a user; repeating it with the same key has no further effect. */
interface Deed {
  name: string
  do: () => Promise<Answer>
}

const LINES = [
  { product: 'kertas', quantity: 1 },
  { product: 'helm', quantity: 2 },
] as const

let searches = 0

async function search(): Promise<void> {
  const headers = await searchHeaders(await as('owner@maju.test')).catch(() => undefined)
  if (headers === undefined) return
  searches += 1
  await fetch(`${app.url()}/1/indexes/*/queries`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ requests: [{ indexName: 'products', query: 'kertas' }] }),
  }).catch(() => undefined)
}

/** Returns the concurrent actions of one client, each on existing documents of its own. */
async function prepare(client: string): Promise<Deed[]> {
  const owner = await as('owner@maju.test')
  const toSubmit = await draft(owner, LINES)
  const toApprove = await submitted(owner, LINES)
  const toPick = await staged(here, 'sinar')
  const toReceive = await shipped(here)
  const { receipt } = await invoiceable(here)
  const toPay = await issued(here)
  const deed = async (
    name: string,
    email: string,
    act: (person: Person) => Promise<Answer>,
  ): Promise<Deed> => {
    const person = await as(email, `${client}-${name}`)
    return { name, do: () => act(person) }
  }
  const params = (id: string) => ({ params: { id } })
  return Promise.all([
    deed('cart', 'purchasing@maju.test', (person) =>
      person.request(makeCartLines, {
        body: { items: [{ productId: productId('kertas'), quantity: 1 }] },
      }),
    ),
    deed('save', 'purchasing@maju.test', (person) =>
      person.request(saveRequest, { body: bodyOf('maju', LINES) }),
    ),
    deed('submit', 'owner@maju.test', (person) => person.request(submitRequest, params(toSubmit))),
    deed('approve', 'approver@maju.test', (person) =>
      person.request(approveRequest, params(toApprove)),
    ),
    deed('pick', 'vendor@sinar.test', (person) =>
      person.request(pickPackage, { ...params(toPick.packageId), body: {} }),
    ),
    deed('receive', 'owner@maju.test', (person) => receive(person, toReceive)),
    deed('invoice', 'vendor@sinar.test', (person) =>
      person.request(issueInvoice, { ...params(receipt._id), body: {} }),
    ),
    deed('payment', 'finance@maju.test', (person) => payByManualTransfer(person, toPay)),
  ])
}

const prepareAll = async (round: string): Promise<Deed[]> => {
  const all: Deed[] = []
  for (let client = 0; client < CLIENTS; client += 1)
    all.push(...(await prepare(`mixed-${round}-${client}`)))
  return all
}

const openAt = async (): Promise<Screen> =>
  openScreen({ port: Number(new URL(app.url()).port) }, await as('purchasing@maju.test'))

/** Returns the position of an acknowledged message. */
async function send(screen: Screen, _id: string): Promise<number | undefined> {
  const body = { to_company_id: vendorId('sinar'), _id, text: 'Mixed' }
  const answer = await screen.request('msg_to', body).catch(() => undefined)
  return answer && answer.errors === null ? messageShape.parse(answer.data).seq : undefined
}

const doAll = (deeds: readonly Deed[]) => Promise.all(deeds.map((one) => one.do()))
const resultsOf = (deeds: readonly Deed[], answers: readonly Answer[]) =>
  deeds.map(({ name }, at) => [name, answers[at]?.status, answers[at]?.data])
const DONE = 200

it(
  `killed ${ROUNDS} times under mixed load, it loses nothing that it acknowledged`,
  { timeout: 1_800_000 },
  async () => {
    // The first actions are slower than all later ones; they also determine the duration.
    const first = await prepareAll('first')
    const began = performance.now()
    const undisturbed = await doAll(first)
    const window = performance.now() - began
    expect(resultsOf(first, undisturbed)).toEqual(
      first.map(({ name }) => [name, DONE, expect.anything()]),
    )
    await search()
    expect(searches, 'a search with a key, undisturbed').toBe(1)
    const outcomes = { acknowledged: 0, cut: 0 }
    for (let round = 0; round < ROUNDS; round += 1) {
      await app.pool.query('delete from rate_counters')
      const deeds = await prepareAll(String(round))
      const messages = Array.from({ length: CLIENTS }, () => randomUUID())
      const screen = await openAt()
      const answers = doAll(deeds)
      const sending = Promise.all(messages.map((id) => send(screen, id)))
      const searching = Promise.all(Array.from({ length: CLIENTS }, search))
      await new Promise((resolve) => setTimeout(resolve, Math.random() * window))
      await app.kill()
      screen.close()
      const received = await answers
      const places = await sending
      await searching
      await assertSound(app.pool, app.stock)

      await app.start()
      const again = await doAll(deeds)
      for (const [at, { name }] of deeds.entries()) {
        const wasAnswered = received[at]?.status === DONE
        expect([name, again[at]?.status]).toEqual([name, DONE])
        // The stored response is repeated; a recomputed one, such as a cart, is equal too.
        expect([name, wasAnswered ? again[at]?.data : null]).toEqual([
          name,
          wasAnswered ? received[at]?.data : null,
        ])
        outcomes[wasAnswered ? 'acknowledged' : 'cut'] += 1
      }
      const screenAgain = await eventually(openAt)
      const placesAgain = await Promise.all(messages.map((id) => send(screenAgain, id)))
      screenAgain.close()
      expect(placesAgain.every((place) => place !== undefined)).toBe(true)
      expect(places.map((place, at) => place ?? placesAgain[at])).toEqual(placesAgain)
      await assertSound(app.pool, app.stock)
    }
    console.log(`kill-mixed: ${ROUNDS} kills: ${JSON.stringify(outcomes)}`)
  },
)
