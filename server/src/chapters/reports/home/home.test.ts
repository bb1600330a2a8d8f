import {
  getInvoiceSums,
  getOrderSums,
  getReport,
  listTodos,
  listReportRows,
} from '@pasok/domain/reports/reports.contract'
import type { Todo, TodoCount } from '@pasok/domain/reports/reports.model'
import { rejectRequest, submitRequest } from '@pasok/domain/requests/requests.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../../../test/api'
import { companyId } from '../../../../test/company'
import { statementsOf } from '../../../../test/count-statements'
import { assertSound, readStock } from '../../../../test/invariants'
import { issued } from '../../../../test/invoices'
import { goOn, staged } from '../../../../test/order-stages'
import { draft, submitted } from '../../../../test/requests'
import { foldCounts } from '../../../db/document-counts'

let api: Api
let stock: Map<string, string>
const LINES = [{ product: 'kertas', quantity: 2 }] as const

const as = (role: string) => api.as(`${role}@maju.test`)

async function sumOf(text: string): Promise<{ count: number; totalAmount: number }> {
  const { rows } = await api.pool.query<{ count: string; sum: string }>(
    `select count(*), coalesce(sum(amount), 0) as sum from (${text}) one where buyer_id = $1`,
    [companyId('maju')],
  )
  return { count: Number(rows[0]?.count), totalAmount: Number(rows[0]?.sum) }
}
const orders = 'select buyer_id, grand_total as amount from purchase_orders where last_status'
const invoices = 'select buyer_id, grand_total as amount from invoices where last_status'

/** Moves the invoices' due day to this many days from today in Jakarta. */
const dueIn = (days: number) =>
  api.pool.query(
    `update invoices set due_date = (now() at time zone 'Asia/Jakarta')::date + $1::int`,
    [days],
  )

async function todosOf(role: string): Promise<Partial<Record<Todo, Omit<TodoCount, 'duty'>>>> {
  const todos = await (await as(role)).must(listTodos)
  return Object.fromEntries(todos.map(({ duty, ...waiting }) => [duty, waiting]))
}

beforeAll(async () => {
  api = await startApi()
  stock = await readStock(api.pool)
})
afterAll(async () => {
  await assertSound(api.pool, stock)
  await api.drop()
})

describe('the home of a company without documents', () => {
  it('has empty cards, and no to-dos', async () => {
    const nothing = { count: 0, totalAmount: 0 }
    const owner = await as('owner')
    expect(await owner.must(getOrderSums)).toEqual({
      account_payable: nothing,
      total_purchases: nothing,
      total_pr: nothing,
      active_po: nothing,
    })
    expect(await owner.must(getInvoiceSums)).toEqual({ unpaid: nothing, paid: nothing })
    expect(await owner.must(listTodos)).toEqual([])
  })
})

describe('the home', () => {
  beforeAll(async () => {
    await goOn(await staged(api, 'karya'), 'cancel by buyer')
    await staged(api, 'karya')
    await goOn(await staged(api, 'sinar'), 'pick', 'change')
    await goOn(await staged(api, 'sinar'), 'pick', 'ready', 'ship')
    await goOn(await staged(api, 'sinar'), 'pick', 'ready', 'ship', 'receive', 'return')
    await issued(api)
    await dueIn(2)
    const purchasing = await as('purchasing')
    await submitted(purchasing, LINES)
    await draft(purchasing, LINES)
    const refused = await submitted(purchasing, LINES)
    await (
      await as('approver')
    ).must(rejectRequest, { params: { id: refused }, body: { note: 'No' } })
  })

  // proves 2.7.34 2.7.35 2.9.21
  it('sums its documents, folded or not', async () => {
    const owner = await as('owner')
    for (const fold of [false, true]) {
      if (fold) await foldCounts(api.db)
      expect(await owner.must(getOrderSums)).toEqual({
        account_payable: await sumOf(`${invoices} not in ('Paid', 'Withdrawn')`),
        total_purchases: await sumOf(`${orders} <> 'Cancel'`),
        total_pr: await sumOf(
          "select buyer_id, total as amount from purchase_requests where last_status <> 'Deleted'",
        ),
        active_po: await sumOf(`${orders} not in ('Cancel', 'Paid')`),
      })
      expect(await owner.must(getInvoiceSums)).toEqual({
        unpaid: await sumOf(`${invoices} not in ('Paid', 'Withdrawn')`),
        paid: { count: 0, totalAmount: 0 },
      })
    }
  })

  it('shows only documents that the role may read', async () => {
    const approver = await (await as('approver')).must(getOrderSums)
    expect(approver.account_payable).toBeNull()
    expect(approver.total_purchases?.count).toBeGreaterThan(0)
    expect(approver.total_pr?.count).toBeGreaterThan(0)
    expect(await (await as('receiving')).must(getOrderSums)).toMatchObject({ total_pr: null })
    expect(await (await as('template-manager')).must(getOrderSums)).toEqual({
      account_payable: null,
      total_purchases: null,
      total_pr: null,
      active_po: null,
    })
    const purchasing = await (await as('purchasing')).must(getInvoiceSums)
    expect(purchasing).toEqual({ unpaid: null, paid: null })
  })

  it('shows each user’s to-dos', async () => {
    const total = async (table: string, column: string, status: string) =>
      (
        await sumOf(
          `select buyer_id, ${column} as amount from ${table} where last_status = '${status}'`,
        )
      ).totalAmount
    const submittedOnes = await total('purchase_requests', 'total', 'Submit')
    expect(await todosOf('approver')).toEqual({
      'requests-to-approve': { count: 1, totalAmount: submittedOnes },
      'items-to-decide': { count: 1, totalAmount: null },
    })
    expect(await todosOf('receiving')).toEqual({
      'receipts-to-enter': { count: 1, totalAmount: null },
      'receipts-to-correct': { count: 1, totalAmount: null },
    })
    const waiting = await total('purchase_orders', 'down_payment', 'Waiting Down Payment')
    expect(await todosOf('finance')).toEqual({
      'down-payments-to-pay': { count: 1, totalAmount: waiting },
      'invoices-due': {
        count: 1,
        totalAmount: await total('invoices', 'grand_total', 'Ready to Payment'),
      },
    })
    expect(await todosOf('purchasing')).toEqual({
      'drafts-to-submit': { count: 1, totalAmount: submittedOnes },
      'requests-rejected': { count: 1, totalAmount: submittedOnes },
    })
    expect(await todosOf('template-manager')).toEqual({})
    expect(Object.keys(await todosOf('owner'))).toEqual([
      'requests-to-approve',
      'down-payments-to-pay',
      'items-to-decide',
      'receipts-to-enter',
      'receipts-to-correct',
      'invoices-due',
    ])
  })

  it.each([
    [-1, 'invoices-overdue'],
    [0, 'invoices-due'],
    [7, 'invoices-due'],
    [8, undefined],
  ])('calls an invoice of in %i days %s', async (days, todo) => {
    await dueIn(days)
    const todos = Object.keys(await todosOf('finance'))
    expect(todos.filter((one) => one.startsWith('invoices'))).toEqual(todo ? [todo] : [])
  })

  it('leaves out requests that the user may not decide', async () => {
    const owner = await as('owner')
    const before = (await todosOf('owner'))['requests-to-approve']?.count ?? 0
    const id = await draft(owner, LINES)
    await (await as('approver')).must(listTodos)
    await owner.must(submitRequest, { params: { id } })
    // The Owner may decide the own request; an approver who contributed to it may not.
    expect((await todosOf('owner'))['requests-to-approve']?.count).toBe(before + 1)
    await api.pool.query(
      `insert into request_hands (buyer_id, request_id, user_id)
        select $1, $2, id from users where email = 'approver@maju.test'`,
      [companyId('maju'), id],
    )
    expect((await todosOf('approver'))['requests-to-approve']?.count).toBe(before)
    expect((await todosOf('approver2'))['requests-to-approve']?.count).toBe(before + 1)
  })

  it('is read in as many statements whatever there is, as reports are', async () => {
    const [maju, lain] = [await as('owner'), await api.as('owner@lain.test')]
    const range = { from: '2026-01-01', to: '2027-12-31' }
    const rows = { ...range, figure: 'purchased' as const }
    const calls = [
      (person: typeof maju) => person.must(getReport, { query: range }),
      (person: typeof maju) => person.must(listReportRows, { query: rows }),
      (person: typeof maju) => person.must(getOrderSums),
      (person: typeof maju) => person.must(listTodos),
    ]
    for (const call of calls) {
      await call(maju)
      await call(lain)
      const [many, none] = [
        (await statementsOf(() => call(maju))).length,
        (await statementsOf(() => call(lain))).length,
      ]
      expect(many).toBe(none)
      expect(many).toBeLessThan(20)
    }
  })
})
