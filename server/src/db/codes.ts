import { monthIn } from '@pasok/domain/kernel/calendar'
import { documentCode, type CodeKind } from '@pasok/domain/kernel/ids'
import { sql } from 'kysely'
import type { Trx } from './db'

interface Company {
  id: string
  code: string
  timeZone: string
}

/**
 * Returns the next codes of a company in this month, as many as wanted of each kind of document. The counters' rows
 * stay locked until the transaction ends, so that no code is assigned twice.
 */
export async function takeCodes<Kind extends CodeKind>(
  trx: Trx,
  company: Company,
  now: Date,
  wanted: Readonly<Record<Kind, number>>,
): Promise<Record<Kind, string[]>> {
  const month = monthIn(now, company.timeZone)
  // Sorted, so that two transactions lock the counters in the same order.
  const kinds = (Object.keys(wanted) as Kind[]).toSorted()
  const { rows } = await sql<{ kind: Kind; last: number }>`
    insert into code_counters (company_id, kind, month, last)
    select ${company.id}, kind, ${month}, count
    from unnest(${kinds}::text[], ${kinds.map((kind) => wanted[kind])}::int[]) as wanted(kind, count)
    on conflict (company_id, kind, month) do update set last = code_counters.last + excluded.last
    returning kind, last`.execute(trx)
  const codesOf = ({ kind, last }: { kind: Kind; last: number }) =>
    Array.from({ length: wanted[kind] }, (_, index) =>
      documentCode(kind, company.code, month, last - wanted[kind] + 1 + index),
    )
  return Object.fromEntries(rows.map((row) => [row.kind, codesOf(row)])) as Record<Kind, string[]>
}
