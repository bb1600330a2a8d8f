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
 * Returns the next `count` codes of a company for a kind of document in this month. The counter's row stays
 * locked until the transaction ends, so that no code is assigned twice.
 */
export async function takeCodes(
  trx: Trx,
  company: Company,
  kind: CodeKind,
  now: Date,
  count: number,
): Promise<string[]> {
  const month = monthIn(now, company.timeZone)
  const { last } = await trx
    .insertInto('code_counters')
    .values({ company_id: company.id, kind, month, last: count })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'kind', 'month'])
        .doUpdateSet({ last: sql<number>`code_counters.last + excluded.last` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return Array.from({ length: count }, (_, index) =>
    documentCode(kind, company.code, month, last - count + 1 + index),
  )
}
