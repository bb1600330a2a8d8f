import { sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import type { ProviderScope, Scope } from '../../../db/scope'

/** Locks the category tree until the transaction ends, so that two concurrent moves cannot create a cycle. */
export async function lockTree(trx: Trx, _scope: ProviderScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('category tree'))`.execute(trx)
}

export type CategoryRow = Awaited<ReturnType<typeof listCategoryRows>>[number]

/** Lists the whole tree, the roots first, each level in its sort order. */
export function listCategoryRows(db: Reader | Trx, _scope: ProviderScope) {
  return db
    .selectFrom('categories')
    .select(['id', 'parent_id', 'level', 'name', 'path', 'version'])
    .orderBy('level')
    .orderBy('sort')
    .orderBy('id')
    .execute()
}

/** Counts the products in these categories, or in all; empty categories are left out. */
export async function countProductsIn(
  db: Reader | Trx,
  _scope: ProviderScope,
  ids?: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('products')
    .select(['category_id', (eb) => eb.fn.countAll<string>().as('count')])
    .$if(ids !== undefined, (query) => query.where('category_id', 'in', ids ?? []))
    .groupBy('category_id')
    .execute()
  return new Map(rows.map(({ category_id: id, count }) => [id, Number(count)]))
}

interface NewCategory {
  id: string
  parent_id: string | null
  level: number
  name: string
  path: string[]
  sort: number
}

export async function insertCategory(
  trx: Trx,
  _scope: ProviderScope,
  category: NewCategory,
): Promise<void> {
  await trx.insertInto('categories').values(category).execute()
}

interface Placed {
  id: string
  parentId: string | null
  level: number
  /** Names from the root to the category itself. */
  path: readonly string[]
}

/**
 * Moves or renames a category: sets its parent and path, and recomputes level and path of all its descendants
 * in one statement. @returns the ids of all changed categories.
 */
export async function placeCategory(
  trx: Trx,
  _scope: ProviderScope,
  { id, parentId, level, path }: Placed,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive placed as (
      select categories.id, ${level}::integer as level, ${[...path]}::text[] as path
      from categories where categories.id = ${id}
      union all
      select child.id, placed.level + 1, placed.path || child.name
      from categories child join placed on child.parent_id = placed.id
    )
    update categories set
      level = placed.level,
      path = placed.path,
      name = placed.path[cardinality(placed.path)],
      parent_id = case when placed.id = ${id} then ${parentId}::uuid else categories.parent_id end,
      version = categories.version + (placed.id = ${id})::integer
    from placed where categories.id = placed.id
    returning categories.id
  `.execute(trx)
  return rows.map((row) => row.id)
}

/** Increments the version of a category whose name and ancestors did not change. */
export async function touchCategory(trx: Trx, _scope: ProviderScope, id: string): Promise<void> {
  await trx
    .updateTable('categories')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function orderCategories(
  trx: Trx,
  _scope: ProviderScope,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update categories set sort = wanted.place
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted(id, place)
    where categories.id = wanted.id
  `.execute(trx)
}

/** Locks a category, so that no product can be added to it while its products are counted. */
export async function lockAgainstProducts(
  trx: Trx,
  _scope: ProviderScope,
  id: string,
): Promise<void> {
  await trx.selectFrom('categories').select('id').where('id', '=', id).forUpdate().execute()
}

export async function deleteCategory(trx: Trx, _scope: ProviderScope, id: string): Promise<void> {
  await trx.deleteFrom('categories').where('id', '=', id).execute()
}

/** Returns a hash of the whole tree, which changes with any edit. */
export async function findTreeVersion(db: Reader, _scope: Scope): Promise<string> {
  const { version } = await db
    .selectFrom('categories')
    .select(
      sql<string>`count(*) || '.' || coalesce(sum(hashtextextended(
        concat_ws('|', id, coalesce(parent_id::text, ''), level, sort, name), 0)), 0)`.as(
        'version',
      ),
    )
    .executeTakeFirstOrThrow()
  return version
}

/** Lists the categories, which all users share: the roots first, each level in its sort order. */
export function listTreeRows(db: Reader, _scope: Scope) {
  return db
    .selectFrom('categories')
    .select(['id', 'parent_id', 'level', 'name'])
    .orderBy('level')
    .orderBy('sort')
    .orderBy('id')
    .execute()
}
export type TreeRow = Awaited<ReturnType<typeof listTreeRows>>[number]
