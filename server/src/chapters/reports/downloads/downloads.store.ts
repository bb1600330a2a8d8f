import {
  DOWNLOAD_LIFETIME_DAYS,
  DOWNLOAD_LISTED_DAYS,
} from '@pasok/domain/reports/downloads/downloads.constants'
import { sql, type Insertable, type Selectable, type UpdateObject } from 'kysely'
import type { Db, Reader, Trx } from '../../../db/db'
import type { BuyerScope } from '../../../db/scope'
import type { Tables } from '../../../db/tables'

export type DownloadRow = Selectable<Tables['report_downloads']>
export type DownloadColumns = Omit<UpdateObject<Tables, 'report_downloads'>, 'buyer_id' | 'id'>

/** Lists the user's own reports, newest first. */
export function listDownloadRows(
  db: Reader,
  scope: BuyerScope,
  userId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<DownloadRow[]> {
  return db
    .selectFrom('report_downloads')
    .selectAll()
    .where('buyer_id', '=', scope.id)
    .where('asked_by', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(skip * limit)
    .execute()
}

export async function countDownloadRows(
  db: Reader,
  scope: BuyerScope,
  userId: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('report_downloads')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('buyer_id', '=', scope.id)
    .where('asked_by', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Counts the user's reports in progress. A lock makes concurrent orders of the same user wait. */
export async function countMaking(trx: Trx, scope: BuyerScope, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('report-orders'), hashtext(${userId}))`.execute(
    trx,
  )
  const { count } = await trx
    .selectFrom('report_downloads')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('buyer_id', '=', scope.id)
    .where('asked_by', '=', userId)
    .where('state', '=', 'Making')
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Ordered = Pick<DownloadRow, 'asked_by' | 'from_day' | 'to_day' | 'language'>

/** Finds the user's identical report that is in progress. */
export function findMaking(
  trx: Trx,
  scope: BuyerScope,
  { asked_by, from_day, to_day, language }: Ordered,
): Promise<DownloadRow | undefined> {
  return trx
    .selectFrom('report_downloads')
    .selectAll()
    .where('buyer_id', '=', scope.id)
    .where('asked_by', '=', asked_by)
    .where('from_day', '=', from_day)
    .where('to_day', '=', to_day)
    .where('language', '=', language)
    .where('state', '=', 'Making')
    .executeTakeFirst()
}

export function insertDownload(
  trx: Trx,
  scope: BuyerScope,
  row: Omit<Insertable<Tables['report_downloads']>, 'buyer_id'>,
): Promise<DownloadRow> {
  return trx
    .insertInto('report_downloads')
    .values({ ...row, buyer_id: scope.id })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function lockDownload(
  trx: Trx,
  scope: BuyerScope,
  id: string,
): Promise<DownloadRow | undefined> {
  return trx
    .selectFrom('report_downloads')
    .selectAll()
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function updateDownload(
  trx: Trx,
  scope: BuyerScope,
  id: string,
  columns: DownloadColumns,
): Promise<DownloadRow> {
  return trx
    .updateTable('report_downloads')
    .set(columns)
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Saves the progress of an attempt. Returns false when the report was canceled or another attempt makes it.
 */
export async function saveProgress(
  db: Db,
  scope: BuyerScope,
  { id, object_key }: Pick<DownloadRow, 'id' | 'object_key'>,
  rows: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('report_downloads')
    .set({ rows_written: rows })
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .where('object_key', '=', object_key)
    .where('state', '=', 'Making')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Reports whose file exists, or may exist, but is no longer needed. */
export const isLeftOver = sql<boolean>`object_key is not null and (
  state = 'Ready' and ended_at < now() - make_interval(days => ${DOWNLOAD_LIFETIME_DAYS})
  or state = 'Gone'
  or state in ('Failed', 'Canceled') and ended_at < now() - interval '10 minutes')`

/** Reports without a file that are no longer listed. */
export const isForgotten = sql<boolean>`object_key is null and state <> 'Making' and (
  removed_at is not null or ended_at < now() - make_interval(days => ${DOWNLOAD_LISTED_DAYS}))`

/** Inserts the file of a finished report, so that links can open it. */
export async function insertReportFile(
  trx: Trx,
  scope: BuyerScope,
  file: {
    id: string
    name: string
    size: number
    sha256: string
    media_type: string
    object_key: string
    uploaded_by: string
  },
): Promise<void> {
  await trx
    .insertInto('files')
    .values({
      ...file,
      buyer_id: scope.id,
      vendor_id: null,
      prefix: 'report',
      idempotency_key: null,
      stored_at: sql<Date>`now()`,
      attached_at: sql<Date>`now()`,
    })
    .execute()
}

export async function deleteReportFile(trx: Trx, scope: BuyerScope, id: string): Promise<void> {
  await trx
    .deleteFrom('files')
    .where('id', '=', id)
    .where('buyer_id', '=', scope.id)
    .where('prefix', '=', 'report')
    .execute()
}
