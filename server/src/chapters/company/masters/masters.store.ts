import { sql, type Insertable } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import type { ProviderScope, Scope } from '../../../db/scope'
import type { Tables } from '../../../db/tables'

type OptionTable = 'company_categories' | 'company_types'

/** Lists all options in order, including inactive ones. */
export function listOptionRows(db: Reader | Trx, _scope: Scope, table: OptionTable) {
  return db
    .selectFrom(table)
    .select(['id', 'name', 'sort', 'active', 'version'])
    .orderBy('sort')
    .orderBy('name')
    .execute()
}

/** Lists the active documents of these types, in order; with `all`, retired ones as well. */
export async function listKindRows(
  db: Reader | Trx,
  _scope: Scope,
  typeIds: readonly string[],
  which: 'offered' | 'all',
) {
  if (typeIds.length === 0) return []
  return db
    .selectFrom('legal_document_kinds')
    .selectAll()
    .where('company_type_id', 'in', typeIds)
    .$if(which === 'offered', (query) => query.where('active', '=', true))
    .orderBy('sort')
    .orderBy('title')
    .execute()
}

/** Finds an option by its id or by its name, ignoring case. */
export async function findOption(
  db: Reader | Trx,
  scope: Scope,
  table: OptionTable,
  idOrName: string,
) {
  const wanted = idOrName.toLowerCase()
  const rows = await listOptionRows(db, scope, table)
  return rows.find((row) => row.id === wanted || row.name.toLowerCase() === wanted)
}

export async function countUses(
  db: Reader | Trx,
  _scope: ProviderScope,
  column: 'category_id' | 'type_id',
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('buyers')
    .select([`${column} as id`, (eb) => eb.fn.countAll<string>().as('count')])
    .where(column, 'is not', null)
    .groupBy(column)
    .execute()
  return new Map(rows.map(({ id, count }) => [id ?? '', Number(count)]))
}

/** Serializes changes of the options, so that duplicate names are found before the unique index fails. */
export async function lockMasters(trx: Trx, _scope: ProviderScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('masters'))`.execute(trx)
}

export async function insertOption(
  trx: Trx,
  _scope: ProviderScope,
  table: OptionTable,
  row: { id: string; name: string; active: boolean; sort: number },
) {
  await trx.insertInto(table).values(row).execute()
}

export async function updateOption(
  trx: Trx,
  _scope: ProviderScope,
  table: OptionTable,
  id: string,
  columns: { name: string; active: boolean },
) {
  await trx
    .updateTable(table)
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function saveKinds(
  trx: Trx,
  _scope: ProviderScope,
  rows: readonly Insertable<Tables['legal_document_kinds']>[],
) {
  if (rows.length === 0) return
  await trx
    .insertInto('legal_document_kinds')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        short_title: eb.ref('excluded.short_title'),
        required: eb.ref('excluded.required'),
        sort: eb.ref('excluded.sort'),
        active: eb.ref('excluded.active'),
      })),
    )
    .execute()
}

export async function retireKinds(trx: Trx, _scope: ProviderScope, ids: readonly string[]) {
  if (ids.length === 0) return
  await trx
    .updateTable('legal_document_kinds')
    .set({ active: false })
    .where('id', 'in', ids)
    .execute()
}
