import type { CallbackOutcome } from '@pasok/domain/payments/payments.callbacks'
import {
  CALLBACK_OVERDUE_SECONDS,
  CALLBACK_SHOWN,
  type Gateway,
  MONEY_CALLBACK_LIFETIME_DAYS,
  OTHER_CALLBACK_LIFETIME_DAYS,
  SWEPT_AT_ONCE,
} from '@pasok/domain/payments/payments.constants'

import { sql } from 'kysely'
import type { Db, Reader, Trx } from '../../../db/db'
import { hasNoJob } from '../../../db/jobs'
import type { ProviderScope } from '../../../db/scope'
import { CALLBACK_JOB } from '../gateway-checks/schedule-check'

export async function insertCallback(
  trx: Trx,
  _scope: ProviderScope,
  callback: { id: string; gateway: Gateway; body: string },
): Promise<void> {
  await trx.insertInto('gateway_callbacks').values(callback).execute()
}

export const findCallback = (db: Reader | Trx, _scope: ProviderScope, id: string) =>
  db.selectFrom('gateway_callbacks').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks a callback until the transaction ends. Returns false when it was processed meanwhile. */
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

/** Lists unprocessed callbacks without a job, the oldest first. */
export const listForgottenCallbacks = (db: Reader, _scope: ProviderScope) =>
  db
    .selectFrom('gateway_callbacks')
    .select(['id', 'gateway'])
    .where('done_at', 'is', null)
    .where(hasNoJob(CALLBACK_JOB, sql.ref('gateway_callbacks.id')))
    .orderBy('received_at')
    .limit(SWEPT_AT_ONCE)
    .execute()

/**
 * Deletes a batch of callbacks processed before that many days; those with money are deleted later. @returns
 * their number.
 */
async function deleteSome(db: Db, which: 'in' | 'not in', days: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('gateway_callbacks')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('gateway_callbacks')
        .select('id')
        .where(sql<boolean>`outcome ${sql.raw(which)} ('Applied', 'Kept')`)
        .where(sql<boolean>`done_at < now() - make_interval(days => ${days})`)
        .limit(SWEPT_AT_ONCE),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** @returns the number of deleted callbacks. */
export const deleteOldCallbacks = async (db: Db, _scope: ProviderScope): Promise<number> =>
  (await deleteSome(db, 'in', MONEY_CALLBACK_LIFETIME_DAYS)) +
  (await deleteSome(db, 'not in', OTHER_CALLBACK_LIFETIME_DAYS))

/** Selects callbacks that need attention: not understood, or still unprocessed after some time. */
export const callbacksToLookAt = (db: Reader, _scope: ProviderScope) =>
  db
    .selectFrom('gateway_callbacks')
    .select(['id', 'received_at as sort_key'])
    .where(sql<boolean>`(done_at is null or outcome = 'Not understood')`)
    .where(
      sql<boolean>`(done_at is not null or received_at < now() - make_interval(secs => ${CALLBACK_OVERDUE_SECONDS}))`,
    )

/** Lists callbacks, newest first, with the beginning of a long body. */
export async function listCallbackRows(db: Reader, _scope: ProviderScope, ids: readonly string[]) {
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
export type CallbackRow = Awaited<ReturnType<typeof listCallbackRows>>[number]
