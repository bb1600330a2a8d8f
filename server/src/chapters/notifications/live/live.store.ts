import {
  CURSOR_LIFE,
  FIRST_LOOK_BACK,
  LIVE_TOPICS,
  MOST_CHANGES,
  type LiveChange,
} from '@pasok/domain/notifications/notifications.live'
import { cursorText, type LiveCursor } from '@pasok/domain/notifications/notifications.live-cursor'
import { hearsOf } from '@pasok/domain/notifications/notifications.live.rules'
import { sql } from 'kysely'
import type { Actor } from '../../../db/actor'
import type { Reader, Trx } from '../../../db/db'
import type { Scope } from '../../../db/scope'
import { signal } from '../../../db/signals'

interface Answer {
  cursor: string
  /** The cursor is no use any more. */
  reset: boolean
  changes: LiveChange[]
}

interface Row {
  at: string
  snapshot: string
  is_useless: boolean
  changes: LiveChange[] | null
}

/** Whose changes the platform's own people hear of: no company has this id. */
export const PLATFORM_ID = '00000000-0000-0000-0000-000000000000'

/** Nobody's company has no changes. */
function ownerOf(scope: Scope): string | null {
  if ('id' in scope) return scope.id
  return scope.kind === 'provider' ? PLATFORM_ID : null
}

/**
 * What a snapshot didn't see: whatever was committed after it, however early it began. Without one,
 * what has just happened.
 */
const since = (cursor: LiveCursor | undefined) =>
  cursor
    ? sql`txid >= pg_snapshot_xmin(${cursor.snapshot}::pg_snapshot)
        and not pg_visible_in_snapshot(txid, ${cursor.snapshot}::pg_snapshot)`
    : sql`at > now() - make_interval(secs => ${FIRST_LOOK_BACK})`

/** Too old: what it didn't see may be swept. Of the future: another database's, or nobody's. */
const isUseless = (cursor: LiveCursor | undefined) =>
  cursor
    ? sql`to_timestamp(${cursor.at}::float8 / 1000) < now() - make_interval(mins => ${CURSOR_LIFE})
        or pg_snapshot_xmax(${cursor.snapshot}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot())`
    : sql`false`

/**
 * What changed since a cursor of those documents of a company that one may read, each once, and the
 * cursor of now: one query.
 */
export async function listChanges(
  db: Reader,
  scope: Scope,
  features: Actor['features'],
  cursor: LiveCursor | undefined,
): Promise<Answer> {
  const owner = ownerOf(scope)
  const topics = LIVE_TOPICS.filter((topic) => hearsOf(topic, scope.kind, features))
  const { rows } = await sql<Row>`
    select floor(extract(epoch from now()) * 1000)::text as at,
      pg_current_snapshot()::text as snapshot,
      (${isUseless(cursor)}) as is_useless,
      (select json_agg(changed) from (
        select distinct topic, document_id as id, code from live_changes
        where owner_id = ${owner} and topic = any(${topics}) and ${since(cursor)}
        limit ${MOST_CHANGES + 1}
      ) changed) as changes
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database tells no snapshot')
  const changes = row.changes ?? []
  const reset = row.is_useless || changes.length > MOST_CHANGES
  const now = cursorText({ at: Number(row.at), snapshot: row.snapshot })
  return { cursor: now, reset, changes: reset ? [] : changes }
}

/** Writes what changed for each company that it concerns: one statement whatever their number. */
export async function insertChanges(
  trx: Trx,
  _scope: Scope,
  rows: readonly { ownerId: string; change: LiveChange }[],
): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('live_changes')
    .values(
      rows.map(({ ownerId, change }) => ({
        owner_id: ownerId,
        topic: change.topic,
        document_id: change.id,
        code: change.code,
      })),
    )
    .execute()
  await signal(trx, 'changed', { owners: [...new Set(rows.map(({ ownerId }) => ownerId))] })
}

interface DraftsHolding {
  by: 'product_id' | 'vendor_id'
  ids: readonly string[]
  buyerId?: string | undefined
}

/**
 * Writes a change for each draft that holds one of these products, or products of these vendors; of
 * one buyer alone where one is given.
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
