import type { CallbackOutcome } from '@pasok/domain/payments/payments.callbacks'
import {
  CALLBACK_SHOWN,
  MONEY_CALLBACKS_KEPT,
  OTHER_CALLBACKS_KEPT,
} from '@pasok/domain/payments/payments.constants'
import type { Gateway } from '@pasok/domain/payments/payments.gateways'
import { sql } from 'kysely'
import type { Db, Reader, Trx } from '../../db/db'
import { countSome, listFoundIds, type FoundCount, type PageOf } from '../../db/document-search'
import { hasNoJob } from '../../db/jobs'
import type { ProviderScope } from '../../db/scope'
import { CALLBACK_JOB } from './settle-later'

export async function insertCallback(
  trx: Trx,
  _scope: ProviderScope,
  callback: { id: string; gateway: Gateway; body: string },
): Promise<void> {
  await trx.insertInto('gateway_callbacks').values(callback).execute()
}

/** A callback as it was kept. */
export const findCallback = (db: Reader | Trx, _scope: ProviderScope, id: string) =>
  db.selectFrom('gateway_callbacks').selectAll().where('id', '=', id).executeTakeFirst()

/** Held until the transaction ends; false when it was done meanwhile. */
export async function lockCallback(trx: Trx, _scope: ProviderScope, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('gateway_callbacks')
    .select('id')
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function finishCallback(
  trx: Trx,
  _scope: ProviderScope,
  id: string,
  outcome: CallbackOutcome,
): Promise<void> {
  await trx
    .updateTable('gateway_callbacks')
    .set({ done_at: sql<Date>`now()`, outcome })
    .where('id', '=', id)
    .execute()
}

/** That it was tried in vain, and what came of it. */
export async function noteFailure(
  db: Db | Trx,
  _scope: ProviderScope,
  id: string,
  error: string,
): Promise<void> {
  await db
    .updateTable('gateway_callbacks')
    .set({ tries: sql`tries + 1`, last_error: error })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute()
}

/** So many at once; the next sweep finds the others. */
const AT_ONCE = 1_000

/** Those that are not done, and that no job does, the oldest first. */
export const listForgottenCallbacks = (db: Reader, _scope: ProviderScope) =>
  db
    .selectFrom('gateway_callbacks')
    .select('id')
    .where('done_at', 'is', null)
    .where(hasNoJob(CALLBACK_JOB, sql.ref('gateway_callbacks.id')))
    .orderBy('received_at')
    .limit(AT_ONCE)
    .execute()

/** @returns how many were removed. */
export async function deleteOldCallbacks(db: Db, _scope: ProviderScope): Promise<number> {
  const before = (days: number) => sql<boolean>`done_at < now() - make_interval(days => ${days})`
  const { numDeletedRows } = await db
    .deleteFrom('gateway_callbacks')
    .where(before(OTHER_CALLBACKS_KEPT))
    .where(sql<boolean>`(outcome not in ('Applied', 'Kept') or ${before(MONEY_CALLBACKS_KEPT)})`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Those that somebody should look at. */
const toLookAt = (db: Reader, _scope: ProviderScope) =>
  db
    .selectFrom('gateway_callbacks')
    .select(['id', 'received_at as created_at'])
    .where(sql<boolean>`(done_at is null or outcome = 'Not understood')`)

export const countToLookAt = (db: Reader, scope: ProviderScope, page: PageOf) =>
  countSome(db, toLookAt(db, scope), page)

/** A page of them, newest first; of a long one the beginning. */
export async function listToLookAt(
  db: Reader,
  scope: ProviderScope,
  page: PageOf,
  counted: FoundCount,
) {
  const ids = await listFoundIds(db, toLookAt(db, scope), page, counted)
  return ids.length === 0
    ? []
    : db
        .selectFrom('gateway_callbacks')
        .select(['id', 'gateway', 'received_at', 'done_at', 'outcome', 'tries', 'last_error'])
        .select(sql<string>`left(body, ${CALLBACK_SHOWN})`.as('body'))
        .where('id', 'in', ids)
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
}
export type CallbackRow = Awaited<ReturnType<typeof listToLookAt>>[number]
