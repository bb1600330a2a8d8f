import { UNPAID_STATES } from '@pasok/domain/invoices/invoices.list.topics'
import { dayIn, daysAfter } from '@pasok/domain/kernel/calendar'
import { TODO_DUE_WITHIN_DAYS } from '@pasok/domain/reports/reports.constants'
import { TODO_FEATURES } from '@pasok/domain/reports/reports.todos'
import { TODOS, type Todo, type TodoCount } from '@pasok/domain/reports/reports.model'
import type { HomeFigure } from '@pasok/domain/reports/reports.figures'
import { isOwnRequest, rejectedSince } from '@pasok/domain/requests/requests.abilities'

import type { BuyerActor } from '../../../db/actor'
import type { Reader } from '../../../db/db'
import { countStored } from '../../../db/document-counts'
import {
  countInvoicesDue,
  countOwnRequests,
  countProofsToSend,
  countSource,
  countToApprove,
  type Waiting,
} from './todos.store'
import { HOME_SOURCES } from './sources'

type Count = (db: Reader, actor: BuyerActor, now: Date) => Promise<Waiting>

/** Counts requests that the user may decide (`requests.abilities.ts`). */
const toApprove: Count = (db, actor) => {
  const { scope, userId } = actor
  return countToApprove(db, scope, isOwnRequest(actor, { contributors: [userId] }) ? userId : null)
}

const storedCount =
  (document: 'order-tab' | 'active-receipt', state: string): Count =>
  async (db, { scope }) => ({
    count: (await countStored(db, scope, document, [state])).count,
    totalAmount: null,
  })

const ownDrafts: Count = (db, { scope, userId }) =>
  countOwnRequests(db, scope, userId, { state: 'Open', since: null })

const ownRejected: Count = (db, { scope, userId, company: { timeZone } }, now) =>
  countOwnRequests(db, scope, userId, { state: 'Rejected', since: rejectedSince(now, timeZone) })

/** Counts unpaid invoices without a payment that are due from today within TODO_DUE_WITHIN_DAYS days. */
const dueSoon: Count = (db, { scope, company: { timeZone } }, now) =>
  countInvoicesDue(db, scope, ['Ready to Payment'], {
    from: dayIn(now, timeZone),
    to: dayIn(daysAfter(now, TODO_DUE_WITHIN_DAYS, timeZone), timeZone),
  })

/** Counts invoices marked as overdue (`invoices.rules.ts`), including those with a payment in progress. */
const overdue: Count = (db, { scope, company: { timeZone } }, now) =>
  countInvoicesDue(db, scope, UNPAID_STATES, {
    from: null,
    to: dayIn(daysAfter(now, -1, timeZone), timeZone),
  })

const counted =
  (figure: HomeFigure): Count =>
  (db, { scope }) =>
    countSource(db, scope, HOME_SOURCES[figure])

const COUNTS: Readonly<Record<Todo, Count>> = {
  'requests-to-approve': toApprove,
  'drafts-to-submit': ownDrafts,
  'requests-rejected': ownRejected,
  'down-payments-to-pay': counted('down-payments-to-pay'),
  'items-to-decide': async (...of) => ({
    ...(await counted('items-to-decide')(...of)),
    totalAmount: null,
  }),
  'deliveries-late': counted('deliveries-late'),
  'receipts-to-enter': storedCount('order-tab', 'Shipped'),
  'receipts-to-correct': storedCount('active-receipt', 'Rejected'),
  'invoices-overdue': overdue,
  'invoices-due': dueSoon,
  'proofs-to-send': (db, { scope }) => countProofsToSend(db, scope),
}

/** Lists the user's to-dos, limited to permitted ones that are not empty. */
export async function listTodos(db: Reader, actor: BuyerActor, now: Date): Promise<TodoCount[]> {
  const permitted = TODOS.filter((todo) => actor.features.has(TODO_FEATURES[todo]))
  const counts = await Promise.all(
    permitted.map(async (todo) => ({ duty: todo, ...(await COUNTS[todo](db, actor, now)) })),
  )
  return counts.filter(({ count }) => count > 0)
}
