import type { Reader, Trx } from '../../db/db'
import type { Scope } from '../../db/scope'

/** The categories that a company can choose, in their order. */
export function listOfferedCategories(db: Reader | Trx, _scope: Scope) {
  return db
    .selectFrom('company_categories')
    .select(['id', 'name'])
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('name')
    .execute()
}

/** The types that a company can choose, in their order. */
export function listOfferedTypes(db: Reader | Trx, _scope: Scope) {
  return db
    .selectFrom('company_types')
    .select(['id', 'name'])
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('name')
    .execute()
}

/** The documents that these types ask for, in their order; those no longer asked for with `all`. */
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

/** The options that a text can mean: one's id, or its name without case. */
export async function findOption(
  db: Reader | Trx,
  _scope: Scope,
  table: 'company_categories' | 'company_types',
  idOrName: string,
) {
  const rows = await db.selectFrom(table).select(['id', 'name', 'active']).execute()
  const name = idOrName.toLowerCase()
  return rows.find((row) => row.id === name || row.name.toLowerCase() === name)
}
