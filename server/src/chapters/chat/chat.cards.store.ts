import { sql } from 'kysely'
import type { Reader } from '../../db/db'
import { sideColumn } from '../../db/scope'
import type { ChatScope } from './chat.store'

const TOTALS = {
  purchase_requests: 'total',
  purchase_orders: 'grand_total',
  invoices: 'grand_total',
} as const
export type CardDocument = keyof typeof TOTALS

interface CardRow {
  code: string
  last_status: string
  total: string
}

/** A side's own documents with these codes, as its lists show them. */
export async function listDocumentsByCode(
  db: Reader,
  scope: ChatScope,
  document: CardDocument,
  codes: readonly string[],
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select code, last_status, ${sql.ref(TOTALS[document])} as total from ${sql.table(document)}
    where ${sql.ref(sideColumn(scope))} = ${scope.id} and code = any(${codes})
      and last_status <> 'Deleted'
    order by code`.execute(db)
  return rows
}
