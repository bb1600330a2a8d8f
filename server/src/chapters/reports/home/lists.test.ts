import { listInvoices } from '@pasok/domain/invoices/invoices.contract'
import { UNPAID } from '@pasok/domain/invoices/invoices.list.topics'
import { dayIn, daysAfter, DEFAULT_TIME_ZONE } from '@pasok/domain/kernel/calendar'
import type { Contract, QueryIn } from '@pasok/domain/kernel/contract'
import { listOrdersByStatus } from '@pasok/domain/orders/orders.contract'
import { listTransactions } from '@pasok/domain/payments/payments.contract'
import { listReceipts } from '@pasok/domain/receipts/receipts.contract'
import {
  getInvoiceSums,
  getOrderSums,
  listTodos,
  listHomeRows,
} from '@pasok/domain/reports/reports.contract'
import { HOME_FIGURE_NAMES } from '@pasok/domain/reports/reports.figures'
import { TODOS, type Todo } from '@pasok/domain/reports/reports.model'
import {
  rejectRequest,
  searchRequests,
  submitRequest,
} from '@pasok/domain/requests/requests.contract'

import { OWN_DRAFTS, OWN_REJECTED, TO_DECIDE } from '@pasok/domain/requests/requests.list.topics'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { companyId } from '../../../../test/company'
import { assertSound, readStock } from '../../../../test/invariants'
import { issued } from '../../../../test/invoices'
import { goOn, staged } from '../../../../test/order-stages'
import { opened, paidIn, payByManualTransfer } from '../../../../test/payments'
import { draft, submitted } from '../../../../test/requests'

let api: Api
let stock: Map<string, string>
const LINES = [{ product: 'kertas', quantity: 2 }] as const
const as = (role: string) => api.as(`${role}@maju.test`)

const on = (days: number) =>
  dayIn(daysAfter(new Date(), days, DEFAULT_TIME_ZONE), DEFAULT_TIME_ZONE)
const moveDue = (id: string, days: number) =>
  api.pool.query('update invoices set due_date = $2 where id = $1', [id, on(days)])

/** Moves the shipping date of shipped packages back by this many days. */
const moveShipped = (days: number) =>
  api.pool.query(`begin; set local session_replication_role = 'replica';
    update status_history set at = at - interval '${days} days'
      where status = 'Shipped' and document = 'package'
        and document_id in (select id from packages where last_status = 'Shipped');
    commit`)

beforeAll(async () => {
  api = await startApi()
  stock = await readStock(api.pool)
  await goOn(await staged(api, 'karya'), 'cancel by buyer')
  await staged(api, 'karya')
  const sent = await staged(api, 'karya')
  await api.pool.query(
    `update purchase_orders set down_payment_state = 'Submitted' where id = $1`,
    [sent.order._id],
  )
  await goOn(await staged(api, 'sinar'), 'pick', 'change')
  await goOn(await staged(api, 'sinar'), 'pick')
  await goOn(await staged(api, 'sinar'), 'pick', 'ready', 'ship')
  await goOn(await staged(api, 'sinar'), 'pick', 'ready', 'ship', 'receive', 'return')
  const { payment } = await opened(api)
  await paidIn(api, payment)
  // Paid by virtual account, which needs no proof.
  await opened(api)
  // An invoice with a started payment counts as overdue as well.
  const beingPaid = await issued(api)
  await payByManualTransfer(await as('finance'), beingPaid)
  await moveDue(beingPaid._id, -3)
  await moveDue((await issued(api))._id, -1)
  await moveDue((await issued(api))._id, 6)
  await moveDue((await issued(api))._id, 30)
  await submitted(await as('purchasing'), LINES)
  await draft(await as('purchasing'), LINES)
  const [own, refused, old] = [
    await draft(await as('owner'), LINES),
    await submitted(await as('owner'), LINES),
    await submitted(await as('owner'), LINES),
  ]
  await draft(await as('owner'), LINES)
  for (const id of [refused, old])
    await (await as('approver')).must(rejectRequest, { params: { id }, body: { note: 'No' } })
  await api.pool.query(
    `update purchase_requests set created_at = created_at - interval '32 days' where id = $1`,
    [old],
  )
  await (await as('owner')).must(submitRequest, { params: { id: own } })
  await api.pool.query(
    `insert into request_hands (buyer_id, request_id, user_id)
      select $1, $2, id from users where email = 'approver@maju.test'`,
    [companyId('maju'), own],
  )
  await moveShipped(15)
})

afterAll(async () => {
  await moveShipped(-15)
  await api.pool.query(`update purchase_orders set down_payment_state = 'Asked'
    where down_payment_state = 'Submitted'`)
  await assertSound(api.pool, stock)
  await api.drop()
})

async function lengthOf<C extends Contract>(
  person: Person,
  contract: C,
  query: QueryIn<C>,
): Promise<number> {
  const answer = await person.request(contract, { query })
  expect(answer.errors).toBeNull()
  return Number(answer.count)
}

const dueIn = (searchValue: string, from: string, to: string) => ({
  searchTopic: 'lastStatus' as const,
  searchValue,
  rangeTopic: 'due_date' as const,
  rangeFrom: `${from}T00:00:00`,
  rangeTo: `${to}T23:59:59`,
})

/** Number of entries in the list that each to-do links to. */
const LISTED: Readonly<Record<Todo, (person: Person) => Promise<number>>> = {
  'requests-to-approve': (person) =>
    lengthOf(person, searchRequests, { searchTopic: 'lastStatus', searchValue: TO_DECIDE }),
  'drafts-to-submit': (person) =>
    lengthOf(person, searchRequests, { searchTopic: 'lastStatus', searchValue: OWN_DRAFTS }),
  'requests-rejected': (person) =>
    lengthOf(person, searchRequests, { searchTopic: 'lastStatus', searchValue: OWN_REJECTED }),
  'down-payments-to-pay': (person) =>
    lengthOf(person, listHomeRows, { figure: 'down-payments-to-pay' }),
  'items-to-decide': (person) => lengthOf(person, listHomeRows, { figure: 'items-to-decide' }),
  'deliveries-late': (person) => lengthOf(person, listHomeRows, { figure: 'deliveries-late' }),
  'receipts-to-enter': (person) => lengthOf(person, listOrdersByStatus, { lastStatus: 'Shipped' }),
  'receipts-to-correct': (person) => lengthOf(person, listReceipts, { lastStatus: 'Rejected' }),
  'invoices-overdue': (person) =>
    lengthOf(person, listInvoices, dueIn(UNPAID, '2000-01-01', on(-1))),
  'invoices-due': (person) =>
    lengthOf(person, listInvoices, dueIn('Ready to Payment', on(0), on(7))),
  'proofs-to-send': (person) =>
    lengthOf(person, listTransactions, {
      lastStatus: 'Waiting Payment',
      kind: 'Manual Bank Transfer',
    }),
}

it('calls a delivery late once it was shipped more than 14 days ago', async () => {
  const owner = await as('owner')
  const lateOnes = () => lengthOf(owner, listHomeRows, { figure: 'deliveries-late' })
  expect(await lateOnes()).toBe(1)
  await moveShipped(-2)
  expect(await lateOnes()).toBe(0)
  await moveShipped(2)
})

it('leads from each to-do to the number of rows it shows', async () => {
  const owner = await as('owner')
  const todos = await owner.must(listTodos)
  expect(todos.map(({ duty }) => duty)).toEqual(TODOS)
  for (const { duty, count } of todos)
    expect({ duty, listed: await LISTED[duty](owner) }).toEqual({ duty, listed: count })
  expect(todos.map(({ count }) => count)).toEqual([2, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1])

  const approver = await as('approver')
  const [approverTodo] = await approver.must(listTodos)
  expect(approverTodo).toMatchObject({ duty: 'requests-to-approve', count: 1 })
  expect(await LISTED['requests-to-approve'](approver)).toBe(1)
})

it('leads from each card to its rows, whose sum it shows', async () => {
  const owner = await as('owner')
  const sums = { ...(await owner.must(getOrderSums)), ...(await owner.must(getInvoiceSums)) }
  const invoices = async (searchValue: string) => {
    const query = { searchTopic: 'lastStatus' as const, searchValue, limit: 100 }
    const rows = await owner.must(listInvoices, { query })
    expect(await lengthOf(owner, listInvoices, query)).toBe(rows.length)
    return {
      count: rows.length,
      totalAmount: rows.reduce((sum, { grand_total }) => sum + grand_total, 0),
    }
  }
  expect(sums.account_payable).toEqual(await invoices(UNPAID))
  expect(sums.unpaid).toEqual(await invoices(UNPAID))
  expect(sums.paid).toEqual(await invoices('Paid'))
  expect(sums.paid?.count).toBe(1)
  for (const figure of ['total_purchases', 'active_po'] as const)
    expect(sums[figure]).toEqual((await owner.must(listHomeRows, { query: { figure } })).total)
})

it('has rows whose count and sum are the figure, page by page', async () => {
  const owner = await as('owner')
  for (const figure of HOME_FIGURE_NAMES) {
    const { rows, total } = await owner.must(listHomeRows, { query: { figure, limit: 100 } })
    expect(rows.length).toBe(total.count)
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(total.totalAmount)
    const [first, second] = await Promise.all(
      [0, 1].map((skip) => owner.must(listHomeRows, { query: { figure, limit: 1, skip } })),
    )
    expect([first?.rows[0]?._id, second?.rows[0]?._id]).toEqual([rows[0]?._id, rows[1]?._id])
  }
  const stranger = await api.as('owner@lain.test')
  for (const figure of HOME_FIGURE_NAMES)
    expect((await stranger.must(listHomeRows, { query: { figure } })).total.count).toBe(0)
})
