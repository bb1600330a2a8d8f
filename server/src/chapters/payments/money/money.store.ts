import type { Gateway } from '@pasok/domain/payments/payments.constants'
import { UNSPENT_STATES, type MoneyState, type Unspent } from '@pasok/domain/payments/money/money'
import {
  sql,
  type AliasableExpression,
  type Insertable,
  type NotNull,
  type Updateable,
} from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import type { Found } from '../../../db/document-search'
import { containing } from '../../../db/like'
import { onKey } from '../../../db/on-key'
import { equalsFilter } from '../../../db/paged-list'
import type { BuyerScope, ProviderScope } from '../../../db/scope'
import type { Tables } from '../../../db/tables'
import { ofSide, type PaymentScope } from '../payments.scope'

/** Finds the payment with this reference at this gateway; other gateways' payments do not match. */
export function findCharged(
  db: Reader | Trx,
  _scope: ProviderScope,
  gateway: Gateway,
  reference: string,
) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('code', '=', reference)
    .where('gateway', '=', gateway)
    .executeTakeFirst()
}

type NewMoney = Omit<
  Insertable<Tables['received_money']>,
  'proof_file_id' | 'decided_by' | 'decided_by_name' | 'decided_at'
>

/** Returns false when the money is already known, because gateways may report it several times. */
export async function insertMoney(
  trx: Trx,
  _scope: ProviderScope,
  money: NewMoney,
): Promise<boolean> {
  const undecided = {
    proof_file_id: null,
    decided_by: null,
    decided_by_name: null,
    decided_at: null,
  }
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('received_money')
    .values({ ...money, ...undecided })
    .onConflict((conflict) => conflict.columns(['gateway', 'external_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const lockMoney = (trx: Trx, _scope: ProviderScope, ids: readonly string[]) =>
  moneyOf(trx, ids).forUpdate().execute()

/** Lists money without locking it. */
export const listMoney = (trx: Trx, _scope: ProviderScope, ids: readonly string[]) =>
  moneyOf(trx, ids).execute()

const moneyOf = (trx: Trx, ids: readonly string[]) =>
  trx.selectFrom('received_money').selectAll().where('id', 'in', ids).orderBy('id')

export type MoneyRow = Awaited<ReturnType<typeof lockMoney>>[number]

/** Saves the decision on locked money, with compare-and-set on its status. */
export async function decideMoney(
  trx: Trx,
  _scope: ProviderScope,
  { id, last_status: seen }: Pick<MoneyRow, 'id' | 'last_status'>,
  set: Updateable<Tables['received_money']>,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('received_money')
    .set(set)
    .where('id', '=', id)
    .where('last_status', '=', seen)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`Money ${id} no longer has the status ${seen}.`)
}

/** Search criteria for money: a status; words of its reference, number or account. */
interface MoneySearch {
  status?: MoneyState | undefined
  words?: string | undefined
}

export function matchingMoney(
  db: Reader,
  _scope: ProviderScope,
  { status, words = '' }: MoneySearch,
): AliasableExpression<Found> {
  const like = containing(words)
  return db
    .selectFrom('received_money as money')
    .select(['money.id', 'money.created_at as sort_key'])
    .where(equalsFilter('money.last_status', status))
    .$if(words !== '', (query) =>
      query.where(
        sql<boolean>`(lower(money.reference) like lower(${like}) or money.external_id = ${words}
          or money.account_number = ${words})`,
      ),
    )
}

/** Lists money with the payment it refers to, unordered. */
export function listMoneyRecords(db: Reader | Trx, _scope: ProviderScope, ids: readonly string[]) {
  return db
    .selectFrom('received_money as money')
    .leftJoin('payments', onKey('payments.id', 'money.payment_id'))
    .leftJoin('buyers', 'buyers.id', 'payments.buyer_id')
    .leftJoin('vendors', 'vendors.id', 'payments.vendor_id')
    .leftJoin('files as proof', 'proof.id', 'money.proof_file_id')
    .selectAll('money')
    .select(['payments.code as payment_code', 'payments.last_status as payment_status'])
    .select(['payments.amount as payment_amount', 'payments.gateway as payment_gateway'])
    .select('buyers.legal_name as buyer_name')
    .select(['vendors.legal_name as vendor_name', 'proof.name as proof_name'])
    .where('money.id', 'in', ids)
    .execute()
}
export type MoneyRecord = Awaited<ReturnType<typeof listMoneyRecords>>[number]

/** Lists money received for a company's payments that is unassigned or in surplus, oldest first. */
export function listUnspent(db: Reader | Trx, scope: BuyerScope, paymentIds: readonly string[]) {
  return db
    .selectFrom('received_money as money')
    .leftJoin('files as proof', 'proof.id', 'money.proof_file_id')
    .select(['money.id', 'money.payment_id', 'money.amount', 'money.refund_due', 'money.currency'])
    .select(['money.proof_file_id', 'proof.name as proof_name', 'money.last_status'])
    .where('money.buyer_id', '=', scope.id)
    .where('money.payment_id', 'in', paymentIds)
    .where('money.last_status', 'in', UNSPENT_STATES)
    .orderBy('money.created_at')
    .orderBy('money.id')
    .$narrowType<{ payment_id: NotNull; last_status: Unspent['lastStatus'] }>()
    .execute()
}
export type UnspentRecord = Awaited<ReturnType<typeof listUnspent>>[number]

/**
 * Lists money that was received for one payment and applied to another, when either is among these. The user
 * who applied it marked that payment as paid in the same transaction.
 */
export function listMoved(db: Reader | Trx, scope: PaymentScope, ids: readonly string[]) {
  return db
    .selectFrom('payments')
    .innerJoin('received_money as money', (join) =>
      join
        .onRef('money.buyer_id', '=', 'payments.buyer_id')
        .on((eb) =>
          eb.or([
            eb('money.payment_id', '=', eb.ref('payments.id')),
            eb('money.reference', '=', eb.ref('payments.code')),
          ]),
        ),
    )
    .innerJoin('payments as target', onKey('target.id', 'money.payment_id'))
    .leftJoin('payments as source', onKey('source.code', 'money.reference'))
    .innerJoin('status_history as paid', (join) =>
      join
        .onRef('paid.buyer_id', '=', 'target.buyer_id')
        .onRef('paid.document_id', '=', 'target.id')
        .on('paid.status', '=', 'Paid'),
    )
    .select(['payments.id as payment_id', 'money.id', 'money.amount', 'money.refund_due'])
    .select(['money.reference', 'target.id as target_id', 'target.code as target_code'])
    .select(['source.id as source_id', 'paid.user_name', 'paid.at'])
    .where(ofSide(scope))
    .where('payments.id', 'in', ids)
    .where('money.last_status', 'in', ['Applied by hand', 'Refund Due', 'Refunded'])
    .whereRef('money.reference', '!=', 'target.code')
    .orderBy('paid.at')
    .orderBy('money.id')
    .execute()
}
export type MovedRecord = Awaited<ReturnType<typeof listMoved>>[number]

export async function findPaymentOf(
  trx: Trx,
  _scope: ProviderScope,
  { buyer_id: buyerId, payment_id: id }: Pick<MoneyRow, 'buyer_id' | 'payment_id'>,
) {
  if (buyerId === null || id === null) return undefined
  return trx
    .selectFrom('payments')
    .select(['id', 'buyer_id', 'code'])
    .where('buyer_id', '=', buyerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function listInvoiceStates(
  db: Reader | Trx,
  _scope: ProviderScope,
  payments: readonly { buyer_id: string; id: string }[],
) {
  return db
    .selectFrom('payment_invoices as paid')
    .innerJoin('invoices', onKey('invoices.id', 'paid.invoice_id'))
    .select(['paid.payment_id', 'invoices.last_status'])
    .where('paid.buyer_id', 'in', [...new Set(payments.map((one) => one.buyer_id))])
    .where(
      'paid.payment_id',
      'in',
      payments.map(({ id }) => id),
    )
    .execute()
}
