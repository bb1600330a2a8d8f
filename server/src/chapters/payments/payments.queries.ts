import type { QueryOf } from '@pasok/domain/kernel/contract'
import type { Counted, Page } from '@pasok/domain/kernel/envelope'
import { notFound } from '@pasok/domain/kernel/errors'
import { groupBy } from '@pasok/domain/kernel/group-by'
import { isId } from '@pasok/domain/kernel/ids'
import type { listTransactions as listContract } from '@pasok/domain/payments/payments.contract'
import type { ReviewedTransaction, Transaction } from '@pasok/domain/payments/payments.model'
import type { listProviderTransactions as reviewedContract } from '@pasok/domain/payments/payments.provider.contract'
import { PAYMENT_STATES } from '@pasok/domain/payments/payments.states'
import type { Requester, BuyerActor } from '../../db/actor'
import type { Reader, Trx } from '../../db/db'
import { countStored } from '../../db/document-counts'
import { inOrderOf, pageOfDocuments } from '../../db/document-search'
import { listHistoriesOf } from '../../db/history'
import type { ProviderScope, VendorScope } from '../../db/scope'
import { fileLinks } from '../files/links/file-links'
import { listMoved, listUnspent } from './money/money.store'
import { listPaid, listRecords, matchingPayments, type PaymentSearch } from './payments.list.store'
import { presentReviewed, presentTransaction, type PaymentParts } from './payments.present'
import type { PaymentScope } from './payments.scope'
import { findPayment } from './payments.store'

/** Lists complete payments in the order of their ids, in five queries. */
async function listParts(
  db: Reader | Trx,
  requester: Requester<PaymentScope>,
  ids: readonly string[],
): Promise<PaymentParts[]> {
  if (ids.length === 0) return []
  const { scope } = requester
  const [records, paidRecords, unspentRecords, movedRecords, link] = await Promise.all([
    listRecords(db, scope, ids),
    listPaid(db, scope, ids),
    scope.kind === 'buyer' ? listUnspent(db, scope, ids) : [],
    scope.kind === 'vendor' ? [] : listMoved(db, scope, ids),
    fileLinks(db, requester),
  ])
  const histories = await listHistoriesOf(db, records)
  const paid = groupBy(paidRecords, (one) => one.payment_id)
  const unspent = groupBy(unspentRecords, (one) => one.payment_id)
  const moved = groupBy(movedRecords, (one) => one.payment_id)
  return inOrderOf(ids, records, (payment) => ({
    payment,
    paid: paid.get(payment.id) ?? [],
    statuses: histories.get(payment.id) ?? [],
    unspent: unspent.get(payment.id) ?? [],
    moved: moved.get(payment.id) ?? [],
    link,
  }))
}

/** Returns the stored count of all payments of a company or of one status; undefined for any other search. */
function findStoredCount(
  db: Reader,
  scope: PaymentScope,
  { status, kind, words = '' }: PaymentSearch,
): (() => Promise<Counted>) | undefined {
  if (scope.kind === 'provider' || kind !== undefined || words !== '') return undefined
  return () => countStored(db, scope, 'payment', status === undefined ? PAYMENT_STATES : [status])
}

type ListQuery = QueryOf<typeof listContract> & Partial<QueryOf<typeof reviewedContract>>

async function pageOf<Row>(
  db: Reader,
  requester: Requester<PaymentScope>,
  { lastStatus: status, kind, search: words, buyer_id: buyerId, payable, ...page }: ListQuery,
  present: (parts: PaymentParts) => Row,
): Promise<Page<Row>> {
  // An invalid company id has no payments.
  if (buyerId !== undefined && !isId(buyerId)) return { rows: [], count: 0 }
  const { scope } = requester
  const search = { status, kind, words, buyerId, isPayable: payable === 'true' }
  const stored = findStoredCount(db, scope, search)
  return pageOfDocuments(db, matchingPayments(db, scope, search), { page, stored }, async (ids) =>
    (await listParts(db, requester, ids)).map(present),
  )
}

export const listTransactions = (
  db: Reader,
  actor: BuyerActor,
  query: ListQuery,
): Promise<Page<Transaction>> =>
  pageOf(db, actor, query, (parts) => presentTransaction(parts, actor))

export const listReviewed = (
  db: Reader,
  requester: Requester<VendorScope | ProviderScope>,
  query: ListQuery,
): Promise<Page<ReviewedTransaction>> =>
  pageOf(db, requester, query, (parts) => presentReviewed(parts, requester.scope.kind))

async function getParts(
  db: Reader | Trx,
  requester: Requester<PaymentScope>,
  code: string,
): Promise<PaymentParts> {
  const found = await findPayment(db, requester.scope, code)
  const [parts] = found ? await listParts(db, requester, [found.id]) : []
  if (!parts) throw notFound('code')
  return parts
}

/** Returns a payment of the company by its code. @throws AppError `not_found`. */
export async function getTransaction(
  db: Reader | Trx,
  actor: BuyerActor,
  code: string,
): Promise<Transaction> {
  return presentTransaction(await getParts(db, actor, code), actor)
}

/** Returns a payment to a vendor or the provider by its code. @throws AppError `not_found`. */
export async function getReviewed(
  db: Reader | Trx,
  requester: Requester<VendorScope | ProviderScope>,
  code: string,
): Promise<ReviewedTransaction> {
  return presentReviewed(await getParts(db, requester, code), requester.scope.kind)
}
