import type { Facts, Subject } from '@pasok/domain/notifications/notifications.model'
import { sql, type RawBuilder } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import type { BuyerScope } from '../../../db/scope'

export interface FactsRow extends Facts {
  buyer_id: string
  /** Null when the record has no vendor. */
  vendor_id: string | null
  /** The author, receiver, payer, requester, inviter or orderer, depending on the record. */
  person: string | null
  /** Users who created, edited or submitted the record. */
  contributors: string[]
}

/** What the event changed; the facts are read as of this step. */
interface Cause {
  /** The status after the event; the reason is read from that step of the history. */
  status: string
  vendorId: string | null
}

const NO_CONTRIBUTORS = sql`array[]::uuid[]`

/** Selects the note with which a document entered its status. */
const reasonOf = (document: RawBuilder<unknown>, { status }: Cause) => sql`coalesce((
  select note from status_history history
  where history.buyer_id = ${document}.buyer_id and history.document_id = ${document}.id
    and history.status = ${status}
  order by history.id desc limit 1), '')`

const documents = (
  table: 'purchase_orders' | 'receipts' | 'invoices' | 'payments',
  person: RawBuilder<unknown>,
  due: RawBuilder<unknown>,
) => {
  const document = sql.table(table)
  return ({ id }: BuyerScope, ids: readonly string[], cause: Cause) => sql<FactsRow>`
    select ${document}.id, ${document}.code, vendors.legal_name as vendor,
      buyers.legal_name as buyer, ${reasonOf(document, cause)} as reason, ${due} as due,
      ${cause.status} as status, ${document}.buyer_id, ${document}.vendor_id,
      ${person} as person, ${NO_CONTRIBUTORS} as contributors
    from ${document} join buyers on buyers.id = ${document}.buyer_id
    join vendors on vendors.id = ${document}.vendor_id
    where ${document}.buyer_id = ${id} and ${document}.id = any(${ids}::uuid[])`
}

const NOBODY = sql`null::uuid`
const NEVER = sql`''`

type FactsQuery = (scope: BuyerScope, ids: readonly string[], cause: Cause) => RawBuilder<FactsRow>

const FACTS_QUERIES: Readonly<Record<Subject, FactsQuery>> = {
  request: ({ id }, ids, cause) => sql<FactsRow>`
    select request.id, request.code, '' as vendor, buyers.legal_name as buyer,
      ${reasonOf(sql`request`, cause)} as reason, '' as due, ${cause.status} as status,
      request.buyer_id, null as vendor_id, request.created_by as person,
      array(select user_id from request_hands contributors
        where contributors.buyer_id = request.buyer_id and contributors.request_id = request.id) as contributors
    from purchase_requests request join buyers on buyers.id = request.buyer_id
    where request.buyer_id = ${id} and request.id = any(${ids}::uuid[])`,
  order: documents('purchase_orders', sql`purchase_orders.created_by`, NEVER),
  receipt: documents('receipts', sql`receipts.created_by`, NEVER),
  invoice: documents('invoices', NOBODY, sql`invoices.due_date::text`),
  payment: documents('payments', sql`payments.created_by`, NEVER),
  // The id is the other side's, because each side identifies the relation by it.
  relation: ({ id }, ids, { status, vendorId }) => sql<FactsRow>`
    select asked.id, '' as code, vendors.legal_name as vendor, buyers.legal_name as buyer,
      relation.declined_reason as reason, '' as due, ${status} as status, relation.buyer_id,
      relation.vendor_id, relation.requested_by as person, ${NO_CONTRIBUTORS} as contributors
    from unnest(${ids}::uuid[]) asked (id)
    join preferred_vendors relation on relation.buyer_id = ${id}
      and relation.vendor_id = ${vendorId}
    join buyers on buyers.id = relation.buyer_id
    join vendors on vendors.id = relation.vendor_id`,
  // For an invited company of either side, its name is in the `vendor` column.
  invitation: ({ id }, ids, { status }) => sql<FactsRow>`
    select invitations.id, email as code, coalesce(company_name, '') as vendor,
      buyers.legal_name as buyer, '' as reason, '' as due, ${status} as status, buyer_id,
      null as vendor_id, sent_by as person, ${NO_CONTRIBUTORS} as contributors
    from invitations join buyers on buyers.id = buyer_id
    where buyer_id = ${id} and invitations.id = any(${ids}::uuid[])`,
  // A report is named by its range of days.
  report: ({ id }, ids, { status }) => sql<FactsRow>`
    select download.id, concat(from_day, ' – ', to_day) as code, '' as vendor,
      buyers.legal_name as buyer, '' as reason, '' as due, ${status} as status, buyer_id,
      null as vendor_id, asked_by as person, ${NO_CONTRIBUTORS} as contributors
    from report_downloads download join buyers on buyers.id = buyer_id
    where buyer_id = ${id} and download.id = any(${ids}::uuid[])`,
  company: ({ id }, ids, { status }) => sql<FactsRow>`
    select id, company_code as code, '' as vendor, legal_name as buyer, returned_reason as reason,
      '' as due, ${status} as status, id as buyer_id, null as vendor_id, ${NOBODY} as person,
      ${NO_CONTRIBUTORS} as contributors
    from buyers where id = ${id} and id = any(${ids}::uuid[])`,
}

/** Lists the facts of one buyer's records of one kind, in one query. */
export async function listFacts(
  db: Reader | Trx,
  scope: BuyerScope,
  subject: Subject,
  ids: readonly string[],
  cause: Cause,
): Promise<FactsRow[]> {
  const { rows } = await FACTS_QUERIES[subject](scope, ids, cause).execute(db)
  return rows
}
