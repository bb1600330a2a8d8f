import { getOrder, getOrderLedger } from '@pasok/domain/orders/orders.contract'
import { getReceipt } from '@pasok/domain/receipts/receipts.contract'
import type { VendorReceiptAction } from '@pasok/domain/receipts/receipts.abilities'
import { RECEIPT_STATES, receiptMachine } from '@pasok/domain/receipts/receipts.states'
import { approveReceipt, returnReceipt } from '@pasok/domain/receipts/receipts.vendor.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Answer, type Api, type Person } from '../../../test/api'
import { assertSound, readStock } from '../../../test/invariants'
import { allOf, receive, received, shipped } from '../../../test/receipts'

const ROUNDS = process.env['FAULTS'] === 'full' ? 100 : 5

let api: Api
let stock: Map<string, string>
let receiver: Person
let owner: Person
let vendor: Person

beforeAll(async () => {
  api = await startApi()
  await api.pool.query('update products set stock = 1000000')
  stock = await readStock(api.pool)
  receiver = await api.as('receiving@maju.test')
  owner = await api.as('owner@maju.test')
  vendor = await api.as('vendor@sinar.test')
})
afterAll(async () => {
  await assertSound(api.pool, stock)
  await api.drop()
})

const reason = 'Count again'
const move = (action: VendorReceiptAction, id: string): Promise<Answer> =>
  action === 'approve'
    ? vendor.request(approveReceipt, { params: { id }, body: {} })
    : vendor.request(returnReceipt, { params: { id }, body: { reason } })

/** Expects one success; each other response names the winner. @returns the successful response. */
function oneOf(answers: readonly Answer[], who: string): Answer {
  const accepted = answers.filter(({ status }) => status === 200)
  expect(accepted).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(answer).toMatchObject({ status: 409, codes: ['illegal_move'], data: null })
    expect(answer.message).toContain(who)
  }
  const [one] = accepted
  if (!one) throw new Error('none stands')
  return one
}

describe('receipts at once', () => {
  it('of one package, eight of them: one is saved', async () => {
    const place = await shipped(api)
    const amounts = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4]
    const answers = await Promise.all(
      amounts.map((amount, at) =>
        receive(at % 2 === 0 ? receiver : owner, place, allOf(place.pack, amount)),
      ),
    )
    const receipt = getReceipt.data.parse(oneOf(answers, 'of maju').data)
    const order = await owner.must(getOrder, { params: { id: place.order._id } })
    expect(order.packages[0]?.items[0]?.received).toBe(receipt.items[0]?.received)
    const [line] = await owner.must(getOrderLedger, { params: { id: place.order._id } })
    expect(line?.entries.filter(({ step }) => step === 'received')).toHaveLength(1)
  })

  it('of 0.6 of 1.0, two of them: one is saved, and nothing is added up', async () => {
    const place = await shipped(api, [{ product: 'kertas', quantity: 1 }])
    const answers = await Promise.all(
      [receiver, owner].map((person) => receive(person, place, allOf(place.pack, 0.6))),
    )
    const receipt = getReceipt.data.parse(oneOf(answers, 'of maju').data)
    expect(receipt.items[0]?.received).toBe(0.6)
    const order = await owner.must(getOrder, { params: { id: place.order._id } })
    expect(order.packages[0]?.items[0]?.received).toBe(0.6)
  })

  it('of several packages have codes that follow each other', async () => {
    const places = [await shipped(api), await shipped(api), await shipped(api)]
    const made = await Promise.all(places.map((place) => received(receiver, place)))
    expect(new Set(made.map((one) => one.received.code)).size).toBe(3)
  })

  it('that correct a returned one: one is saved', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = await shipped(api)
      const { _id } = await received(receiver, place, allOf(place.pack, 1))
      expect((await move('return', _id)).status).toBe(200)
      const answers = await Promise.all(
        [2, 3, 4, 2.5].map((amount) => receive(receiver, place, allOf(place.pack, amount))),
      )
      const receipt = getReceipt.data.parse(oneOf(answers, 'Person receiving of maju').data)
      expect(await owner.must(getReceipt, { params: { id: _id } })).toMatchObject({
        items: receipt.items,
        version: 3,
      })
    }
  })

  it.each([4, 0])('with %d received, approved and returned: one succeeds', async (amount) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = await shipped(api)
      const { _id } = await received(receiver, place, allOf(place.pack, amount))
      const answers = await Promise.all(
        (['approve', 'return', 'approve', 'return'] as const).map((action) => move(action, _id)),
      )
      expect(oneOf(answers, 'Person vendor of sinar').errors).toBeNull()
    }
  })

  it('approved and corrected: only what is returned is corrected', async () => {
    const place = await shipped(api)
    const { _id } = await received(receiver, place, allOf(place.pack, 1))
    const [correction, approval] = await Promise.all([
      receive(receiver, place),
      move('approve', _id),
    ])
    expect([correction.status, approval.status]).toEqual([409, 200])
  })
})

const REQUESTED_BY = {
  correct: 'buyer',
  approve: 'vendor',
  return: 'vendor',
} as const

describe.each(RECEIPT_STATES)('a receipt that is in %s', (state) => {
  it.each(Object.keys(REQUESTED_BY) as (keyof typeof REQUESTED_BY)[])(
    'answers to %s as its table says',
    async (event) => {
      const place = await shipped(api)
      const made = await received(receiver, place, allOf(place.pack, state === 'Closed' ? 0 : 2))
      if (state === 'Rejected') await move('return', made._id)
      if (state === 'Ready to Invoice' || state === 'Invoicing' || state === 'Closed')
        await move('approve', made._id)
      // Invoices are not part of this test, so the receipt's state is set directly.
      if (state === 'Invoicing') await setStatus(made._id, state)
      const before = await receiver.must(getReceipt, { params: { id: made._id } })
      const answer =
        event === 'correct' ? await receive(receiver, place) : await move(event, made._id)
      const { from, to } = receiptMachine.events[event]
      const after = await receiver.must(getReceipt, { params: { id: made._id } })
      const isLegal = from.includes(state)
      const [status, codes] = isLegal ? [200, []] : [409, ['illegal_move']]
      expect([answer.status, answer.codes]).toEqual([status, codes])
      expect(after.lastStatus).toBe(isLegal ? to : state)
      expect(isLegal ? before : after).toEqual(before)
      if (state === 'Invoicing') await setStatus(made._id, 'Ready to Invoice')
    },
  )
})

const setStatus = (id: string, status: string) =>
  api.pool.query('update receipts set last_status = $2 where id = $1', [id, status])
