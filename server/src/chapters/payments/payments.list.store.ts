import { PAYABLE_STATES } from '@pasok/domain/payments/money/money.rules'
import type { PaymentKind } from '@pasok/domain/payments/payments.model'
import type { PaymentState } from '@pasok/domain/payments/payments.states'
import { sql, type AliasableExpression } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import type { Found } from '../../db/document-search'
import { containing } from '../../db/like'
import { onKey } from '../../db/on-key'
import { equalsFilter } from '../../db/paged-list'
import { ofSide, type PaymentScope } from './payments.scope'

/** Search criteria for payments: a status; words of the code or of an invoice's number. */
export interface PaymentSearch {
  status?: PaymentState | undefined
  kind?: PaymentKind | undefined
  words?: string | undefined
  buyerId?: string | undefined
  /** Only payments to which received money can be applied. */
  isPayable?: boolean | undefined
}

const withWords = (scope: PaymentScope, words: string) => {
  const like = containing(words)
  const code = sql<boolean>`lower(payments.code) like lower(${like})`
  if (scope.kind === 'provider') return code
  const side = sql.ref(scope.kind === 'buyer' ? 'invoices.buyer_id' : 'invoices.vendor_id')
  // A union of two indexed searches; a single condition with `or` would scan all payments of the side.
  return sql<boolean>`payments.id in (
    select payments.id from payments where ${ofSide(scope)} and ${code}
    union
    select paid.payment_id from invoices
    join payment_invoices paid on paid.buyer_id = invoices.buyer_id and paid.invoice_id = invoices.id
    where ${side} = ${scope.id} and lower(invoices.code) like lower(${like}))`
}

export function matchingPayments(
  db: Reader,
  scope: PaymentScope,
  { status, kind, words = '', buyerId, isPayable = false }: PaymentSearch,
): AliasableExpression<Found> {
  return db
    .selectFrom('payments')
    .select(['payments.id', 'payments.created_at as sort_key'])
    .where(ofSide(scope))
    .where(equalsFilter('payments.last_status', status))
    .where(equalsFilter('payments.kind', kind))
    .where(equalsFilter('payments.buyer_id', buyerId))
    .$if(isPayable, (query) =>
      query
        .where('payments.gateway', 'is not', null)
        .where('payments.last_status', 'in', PAYABLE_STATES),
    )
    .$if(words !== '', (query) => query.where(withWords(scope, words)))
}

/** Lists payments with the names of both parties and of the proof, unordered. */
export function listRecords(db: Reader | Trx, scope: PaymentScope, ids: readonly string[]) {
  return db
    .selectFrom('payments')
    .innerJoin('buyers', 'buyers.id', 'payments.buyer_id')
    .innerJoin('vendors', 'vendors.id', 'payments.vendor_id')
    .leftJoin('files as proof', 'proof.id', 'payments.proof_file_id')
    .selectAll('payments')
    .select(['buyers.legal_name as buyer_name', 'vendors.legal_name as vendor_name'])
    .select('proof.name as proof_name')
    .where(ofSide(scope))
    .where('payments.id', 'in', ids)
    .execute()
}
export type PaymentRecord = Awaited<ReturnType<typeof listRecords>>[number]

export function listPaid(db: Reader | Trx, scope: PaymentScope, ids: readonly string[]) {
  return db
    .selectFrom('payments')
    .innerJoin('payment_invoices as paid', onKey('paid.payment_id', 'payments.id'))
    .innerJoin('invoices', onKey('invoices.id', 'paid.invoice_id'))
    .select(['paid.payment_id', 'paid.amount'])
    .select(['invoices.id', 'invoices.code', 'invoices.last_status'])
    .where(ofSide(scope))
    .where('payments.id', 'in', ids)
    .orderBy('invoices.code')
    .execute()
}
export type PaidRecord = Awaited<ReturnType<typeof listPaid>>[number]
