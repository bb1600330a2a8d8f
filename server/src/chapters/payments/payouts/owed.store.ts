import { sql, type Insertable } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { containsText, readPage, type PageOf } from '../../../db/paged-list'
import type { ProviderScope } from '../../../db/scope'
import type { Tables } from '../../../db/tables'

interface Filter {
  owing?: '1' | undefined
  search?: string | undefined
}

const balances = (db: Reader | Trx) =>
  db.selectFrom('vendor_balances').innerJoin('vendors', 'vendors.id', 'vendor_balances.vendor_id')

const selected = (query: ReturnType<typeof balances>) =>
  query
    .selectAll('vendor_balances')
    .select(['vendors.legal_name', 'vendors.company_code'])
    .select(
      sql<Date | null>`(select max(created_at) from vendor_payouts
        where vendor_payouts.vendor_id = vendors.id)`.as('last_payout_at'),
    )
export type BalanceRow = Awaited<ReturnType<typeof listBalances>>['rows'][number]

/** Lists a page of vendors with what they were paid through the platform, the highest amount owed first. */
export function listBalances(
  db: Reader,
  _scope: ProviderScope,
  { owing, search, ...page }: Filter & PageOf,
) {
  const matching = balances(db)
    .$if(owing === '1', (query) => query.whereRef('received', '>', 'paid_out'))
    .where(containsText(search, ['vendors.legal_name', 'vendors.company_code']))
  const sorted = selected(matching)
    .orderBy(sql`received - paid_out`, 'desc')
    .orderBy('vendors.id')
  return readPage(db, matching, sorted, page)
}

export const findBalance = (db: Reader | Trx, _scope: ProviderScope, vendorId: string) =>
  selected(balances(db)).where('vendor_id', '=', vendorId).executeTakeFirst()

export const lockBalance = (trx: Trx, _scope: ProviderScope, vendorId: string) =>
  trx
    .selectFrom('vendor_balances')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .forUpdate()
    .executeTakeFirst()

export async function findLastPayout(
  trx: Trx,
  _scope: ProviderScope,
  vendorId: string,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('vendor_payouts')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Inserts a payout and adds it to the vendor's balance. */
export async function insertPayout(
  trx: Trx,
  _scope: ProviderScope,
  payout: Insertable<Tables['vendor_payouts']>,
): Promise<void> {
  await trx.insertInto('vendor_payouts').values(payout).execute()
  await trx
    .updateTable('vendor_balances')
    .set((eb) => ({
      paid_out: sql`paid_out + ${payout.amount}`,
      payouts: eb('payouts', '+', '1'),
    }))
    .where('vendor_id', '=', payout.vendor_id)
    .execute()
}

export interface EntryRow {
  id: string
  kind: 'payment' | 'payout'
  at: Date
  amount: string
  code: string
  buyer_name: string
  bank_name: string
  account_number: string
  account_holder: string
  note: string
  proof_file_id: string | null
  proof_name: string | null
  by: string
}

/**
 * Lists a page of payments and payouts of a vendor, newest first; each kind is read only as far as the page
 * needs.
 */
export async function listEntryRows(
  db: Reader,
  _scope: ProviderScope,
  vendorId: string,
  { skip, limit }: PageOf,
): Promise<EntryRow[]> {
  const reach = (skip + 1) * limit
  const { rows } = await sql<EntryRow>`
    select entries.*, buyers.legal_name as buyer_name, files.name as proof_name from (
      (select id, 'payment' as kind, paid_at as at, amount, code, buyer_id, bank_name,
        '' as account_number, '' as account_holder, '' as note, null::uuid as proof_file_id, '' as by
      from payments where vendor_id = ${vendorId} and last_status = 'Paid' and not direct_payment
      order by paid_at desc, id desc limit ${reach})
      union all
      (select id, 'payout', created_at, amount, '', null, bank_name, account_number, account_holder,
        note, proof_file_id, created_by_name
      from vendor_payouts where vendor_id = ${vendorId}
      order by created_at desc, id desc limit ${reach})
      order by at desc, id desc limit ${limit} offset ${skip * limit}
    ) entries
    left join buyers on buyers.id = entries.buyer_id
    left join files on files.id = entries.proof_file_id
    order by at desc, id desc`.execute(db)
  return rows
}
