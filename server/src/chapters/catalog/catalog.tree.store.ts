import { sql } from 'kysely'
import type { Reader } from '../../db/db'
import type { Scope } from '../../db/scope'

/** Stands for the whole tree as it is now: any change of it gives another one. */
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

/** The categories are everybody's: the roots first, each level in its order. */
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
