import type { QueryOf } from '@pasok/domain/kernel/contract'
import type { Page } from '@pasok/domain/kernel/envelope'
import { groupBy } from '@pasok/domain/kernel/group-by'
import type { GatewayCallback } from '@pasok/domain/payments/payments.callbacks'
import { CURRENCY } from '@pasok/domain/payments/payments.constants'
import type { Money } from '@pasok/domain/payments/money/money'
import { findMoneyEvent } from '@pasok/domain/payments/money/money.rules'
import type {
  listCallbacks as listCallbacksContract,
  listMoney as listContract,
} from '@pasok/domain/payments/payments.provider.contract'
import type { Requester } from '../../../db/actor'
import type { Reader, Trx } from '../../../db/db'
import { inOrderOf, pageOfDocuments } from '../../../db/document-search'
import type { ProviderScope } from '../../../db/scope'
import { type FileLink, fileLinks } from '../../files/links/file-links'
import { type CallbackRow, callbacksToLookAt, listCallbackRows } from '../callbacks/callbacks.store'
import { listInvoiceStates, listMoneyRecords, matchingMoney, type MoneyRecord } from './money.store'

type InvoiceStates = Awaited<ReturnType<typeof listInvoiceStates>>

/** Returns money with all its data in the order of the ids, in three queries. */
export async function readMoney(
  db: Reader | Trx,
  requester: Requester<ProviderScope>,
  ids: readonly string[],
): Promise<Money[]> {
  if (ids.length === 0) return []
  const { scope } = requester
  const records = await listMoneyRecords(db, scope, ids)
  const named = records.flatMap(({ buyer_id, payment_id: id }) =>
    buyer_id !== null && id !== null ? [{ buyer_id, id }] : [],
  )
  const states = named.length > 0 ? await listInvoiceStates(db, scope, named) : []
  const statesOf = groupBy(states, (one) => one.payment_id)
  const link = await fileLinks(db, requester)
  return inOrderOf(ids, records, (record) =>
    presentMoney(record, statesOf.get(record.payment_id ?? '') ?? [], link),
  )
}

function presentMoney(record: MoneyRecord, states: InvoiceStates, link: FileLink): Money {
  const { proof_file_id, proof_name } = record
  const isProved = proof_file_id !== null && proof_name !== null
  return {
    _id: record.id,
    gateway: record.gateway,
    external_id: record.external_id,
    reference: record.reference,
    account_number: record.account_number,
    currency: record.currency,
    amount: Number(record.amount),
    paid_at: record.paid_at.toISOString(),
    lastStatus: record.last_status,
    reason: record.reason,
    refund_due: Number(record.refund_due),
    note: record.note,
    proof: isProved ? link({ id: proof_file_id, name: proof_name }) : null,
    decided_by: record.decided_by_name,
    decided_at: record.decided_at?.toISOString() ?? null,
    payment: presentPayment(record, states),
  }
}

function presentPayment(record: MoneyRecord, states: InvoiceStates): Money['payment'] {
  const { payment_code: code, payment_status: state, payment_gateway: gateway } = record
  if (code === null || state === null) return null
  const invoices = states.map(({ last_status }) => last_status)
  return {
    code,
    lastStatus: state,
    amount: Number(record.payment_amount),
    buyer_id: record.buyer_id ?? '',
    buyer_name: record.buyer_name ?? '',
    vendor_name: record.vendor_name ?? '',
    can_apply:
      record.last_status === 'Kept' &&
      record.currency === CURRENCY &&
      findMoneyEvent({ gateway, state, invoices }) !== undefined,
  }
}

export function listMoney(
  db: Reader,
  requester: Requester<ProviderScope>,
  { lastStatus: status, search: words, ...page }: QueryOf<typeof listContract>,
): Promise<Page<Money>> {
  const matching = matchingMoney(db, requester.scope, { status, words })
  return pageOfDocuments(db, matching, { page }, (ids) => readMoney(db, requester, ids))
}

const presentCallback = ({ id, received_at, done_at, ...row }: CallbackRow): GatewayCallback => ({
  ...row,
  _id: id,
  received_at: received_at.toISOString(),
  done_at: done_at?.toISOString() ?? null,
})

/** Lists a page of the callbacks that need attention, newest first. */
export const listCallbacks = (
  db: Reader,
  scope: ProviderScope,
  page: QueryOf<typeof listCallbacksContract>,
): Promise<Page<GatewayCallback>> =>
  pageOfDocuments(db, callbacksToLookAt(db, scope), { page }, async (ids) =>
    (await listCallbackRows(db, scope, ids)).map(presentCallback),
  )
