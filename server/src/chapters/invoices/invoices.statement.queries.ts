import { invoiceErrors } from '@pasok/domain/invoices/invoices.errors'
import type { listStatement as contract } from '@pasok/domain/invoices/invoices.vendor.contract'
import { MOST_STATEMENT_ROWS, STATEMENT_DAYS } from '@pasok/domain/invoices/invoices.constants'
import { dayIn, daysAfter, DEFAULT_TIME_ZONE, findRangeEnd } from '@pasok/domain/kernel/calendar'
import type { DataOf, QueryOf } from '@pasok/domain/kernel/contract'
import { decimal } from '@pasok/domain/kernel/decimal'
import { broken, getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { databaseNow } from '../../db/database-now'
import type { Reader } from '../../db/db'
import type { VendorScope } from '../../db/scope'
import { findCustomer, listEntries, sumBefore } from './invoices.store'

/** From the first instant of the range to the first one after it; the last days unless said. */
async function rangeOf(db: Reader, { from, to }: QueryOf<typeof contract>) {
  const zone = DEFAULT_TIME_ZONE
  const last = to ?? dayIn(await databaseNow(db), zone)
  const before = getFound(findRangeEnd(last, zone, 'to'), 'to')
  const first = from ?? dayIn(daysAfter(before, -STATEMENT_DAYS, zone), zone)
  const start = getFound(findRangeEnd(first, zone, 'from'), 'from')
  return { from: start, before, days: { from: first, to: last } }
}

/**
 * What a buyer was invoiced and has paid, with what is open; withdrawn invoices are none.
 * @throws AppError `not_found` for a buyer that never ordered of this vendor; `rule` for a range with
 * more in it than anybody reads.
 */
export async function getStatement(
  db: Reader,
  scope: VendorScope,
  buyerId: string,
  query: QueryOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const buyer = getFound(
    isId(buyerId) ? await findCustomer(db, scope, buyerId) : undefined,
    'buyer_id',
  )
  const range = await rangeOf(db, query)
  const opening = decimal(await sumBefore(db, scope, buyer.id, range.from))
  const entries = await listEntries(db, scope, buyer.id, range, MOST_STATEMENT_ROWS + 1)
  if (entries.length > MOST_STATEMENT_ROWS) throw broken(invoiceErrors.statementTooLong, {}, 'from')
  let balance = opening
  const rows = entries.map((entry) => {
    balance = balance.plus(entry.debit).minus(entry.credit)
    return {
      date: entry.at.toISOString(),
      kind: entry.kind,
      code: entry.code,
      invoice_number: entry.invoice_number,
      due_date: entry.due_date,
      debit: Number(entry.debit),
      credit: Number(entry.credit),
      balance: balance.toNumber(),
    }
  })
  return {
    buyer: { _id: buyer.id, name: buyer.legal_name },
    ...range.days,
    opening: opening.toNumber(),
    closing: balance.toNumber(),
    rows,
  }
}
