import {
  canFollowTopic,
  CURSOR_LIFE_MINUTES,
  cursorText,
  FIRST_LOOK_BACK_SECONDS,
  LIVE_TOPICS,
  type LiveChange,
  type LiveCursor,
  MAX_CHANGES,
} from '@pasok/domain/notifications/live/live'

import { sql } from 'kysely'
import type { Actor } from '../../../db/actor'
import type { Reader, Trx } from '../../../db/db'
import type { Scope } from '../../../db/scope'
import { signal } from '../../../db/signals'

interface Answer {
  cursor: string
  /** True when the cursor is unusable and the client must reload everything. */
  reset: boolean
  changes: LiveChange[]
}

interface Row {
  at: string
  snapshot: string
  is_useless: boolean
  changes: LiveChange[] | null
}

/** Owner id for changes shown to the provider's users; no company has this id. */
export const PLATFORM_ID = '00000000-0000-0000-0000-000000000000'

/** Returns null for accounts without a company, which have no changes. */
function ownerOf(scope: Scope): string | null {
  if ('id' in scope) return scope.id
  return scope.kind === 'provider' ? PLATFORM_ID : null
}

/**
 * Selects changes committed after the cursor's snapshot, however early their transactions began; without a
 * cursor, the most recent changes.
 */
const since = (cursor: LiveCursor | undefined) =>
  cursor
    ? sql`txid >= pg_snapshot_xmin(${cursor.snapshot}::pg_snapshot)
        and not pg_visible_in_snapshot(txid, ${cursor.snapshot}::pg_snapshot)`
    : sql`at > now() - make_interval(secs => ${FIRST_LOOK_BACK_SECONDS})`

/**
 * A cursor is unusable when it is so old that missed changes may be swept, or when it is ahead of this
 * database.
 */
const isUseless = (cursor: LiveCursor | undefined) =>
  cursor
    ? sql`to_timestamp(${cursor.at}::float8 / 1000) < now() - make_interval(mins => ${CURSOR_LIFE_MINUTES})
        or pg_snapshot_xmax(${cursor.snapshot}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot())`
    : sql`false`

/**
 * Lists the documents that changed since a cursor and that the user may read, each once, with a new cursor, in
 * one query.
 */
export async function listChanges(
  db: Reader,
  scope: Scope,
  features: Actor['features'],
  cursor: LiveCursor | undefined,
): Promise<Answer> {
  const owner = ownerOf(scope)
  const topics = LIVE_TOPICS.filter((topic) => canFollowTopic(topic, scope.kind, features))
  const { rows } = await sql<Row>`
    select floor(extract(epoch from now()) * 1000)::text as at,
      pg_current_snapshot()::text as snapshot,
      (${isUseless(cursor)}) as is_useless,
      (select json_agg(changed) from (
        select distinct topic, document_id as id, code from live_changes
        where owner_id = ${owner} and topic = any(${topics}) and ${since(cursor)}
        limit ${MAX_CHANGES + 1}
      ) changed) as changes
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database returned no snapshot.')
  const changes = row.changes ?? []
  const reset = row.is_useless || changes.length > MAX_CHANGES
  const now = cursorText({ at: Number(row.at), snapshot: row.snapshot })
  return { cursor: now, reset, changes: reset ? [] : changes }
}

interface DraftsHolding {
  by: 'product_id' | 'vendor_id'
  ids: readonly string[]
  buyerId?: string | undefined
}

/**
 * Records a change for each draft that contains one of these products or a product of these vendors, optionally
 * for one buyer only.
 */
export async function insertDraftChanges(
  trx: Trx,
  _scope: Scope,
  { by, ids, buyerId }: DraftsHolding,
): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ owner_id: string }>`
    insert into live_changes (owner_id, topic, document_id, code)
    select request.buyer_id, 'request', request.id, request.code
    from purchase_requests request
    where request.last_status = 'Open' and (request.buyer_id, request.id) in (
      select line.buyer_id, line.request_id from request_lines line
      where line.${sql.ref(by)} = any(${ids}::uuid[]))
      and (${buyerId ?? null}::uuid is null or request.buyer_id = ${buyerId ?? null})
    returning owner_id`.execute(trx)
  const owners = [...new Set(rows.map(({ owner_id }) => owner_id))]
  if (owners.length > 0) await signal(trx, 'changed', { owners })
}
