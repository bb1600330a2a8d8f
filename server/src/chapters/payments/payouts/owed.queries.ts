import { decimal, toNumber } from '@pasok/domain/kernel/decimal'
import type { Page } from '@pasok/domain/kernel/envelope'
import { getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { QueryOf } from '@pasok/domain/kernel/contract'
import type { listOwed as listContract } from '@pasok/domain/payments/owed/owed.contract'
import type { Owed, OwedEntry, OwedFile } from '@pasok/domain/payments/owed/owed.model'
import type { Requester } from '../../../db/actor'
import type { Reader, Trx } from '../../../db/db'
import { presentPage } from '../../../db/paged-list'
import { vendorScope, type ProviderScope } from '../../../db/scope'
import { fileLinks, type FileLink } from '../../files/links/file-links'
import { presentAccount } from '../bank-accounts/banks.present'
import { listAccountRows } from '../bank-accounts/banks.store'
import {
  findBalance,
  listBalances,
  listEntryRows,
  type BalanceRow,
  type EntryRow,
} from './owed.store'

const presentOwed = (row: BalanceRow): Owed => ({
  vendor: { _id: row.vendor_id, name: row.legal_name, company_code: row.company_code },
  received: toNumber(row.received),
  payments: toNumber(row.payments),
  paid_out: toNumber(row.paid_out),
  payouts: toNumber(row.payouts),
  owed: decimal(row.received).minus(row.paid_out).toNumber(),
  last_payout_at: row.last_payout_at?.toISOString() ?? null,
  version: toNumber(row.payouts),
})

function presentEntry(row: EntryRow, link: FileLink): OwedEntry {
  const { id, proof_file_id: file, proof_name: name } = row
  return {
    _id: id,
    kind: row.kind,
    at: row.at.toISOString(),
    amount: toNumber(row.amount),
    code: row.code,
    buyer_name: row.buyer_name ?? '',
    bank_name: row.bank_name,
    account_number: row.account_number,
    account_holder: row.account_holder,
    note: row.note,
    proof: file !== null && name !== null ? link({ id: file, name }) : null,
    by: row.by,
  }
}

/** Lists a page of vendors that were paid through the platform, the highest amount owed first. */
export async function listOwed(
  db: Reader,
  scope: ProviderScope,
  query: QueryOf<typeof listContract>,
): Promise<Page<Owed>> {
  return presentPage(await listBalances(db, scope, query), presentOwed)
}

async function readBalance(
  db: Reader | Trx,
  scope: ProviderScope,
  vendorId: string,
): Promise<BalanceRow> {
  return getFound(isId(vendorId) ? await findBalance(db, scope, vendorId) : undefined, 'vendor_id')
}

/**
 * Returns what a vendor is owed and its accounts. @throws AppError `not_found` for a vendor without any payment
 * through the platform.
 */
export async function getOwed(
  db: Reader | Trx,
  scope: ProviderScope,
  vendorId: string,
): Promise<OwedFile> {
  const row = await readBalance(db, scope, vendorId)
  const accounts = await listAccountRows(db, vendorScope(row.vendor_id))
  return { ...presentOwed(row), accounts: accounts.map(presentAccount) }
}

/** @throws AppError `not_found` for a vendor without any payment through the platform. */
export async function listOwedEntries(
  db: Reader,
  requester: Requester<ProviderScope>,
  vendorId: string,
  page: { skip: number; limit: number },
): Promise<Page<OwedEntry>> {
  const { scope } = requester
  const { vendor_id: id, payments, payouts } = await readBalance(db, scope, vendorId)
  const [rows, link] = await Promise.all([
    listEntryRows(db, scope, id, page),
    fileLinks(db, requester),
  ])
  return {
    rows: rows.map((row) => presentEntry(row, link)),
    count: Number(payments) + Number(payouts),
  }
}
