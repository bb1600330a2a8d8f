import {
  DOWNLOAD_KEPT_DAYS,
  DOWNLOAD_LISTED_DAYS,
} from '@pasok/domain/reports/reports.download.constants'
import { sql, type Insertable, type Selectable, type UpdateObject } from 'kysely'
import type { Db, Reader, Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'
import type { Tables } from '../../db/tables'

export type DownloadRow = Selectable<Tables['report_downloads']>
export type DownloadColumns = Omit<UpdateObject<Tables, 'report_downloads'>, 'buyer_id' | 'id'>

/** Seconds for which whoever makes a report holds it without a sign of life. */
export const HELD_SECONDS = 30

/** A person's own, newest first. */
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

/** How many of a person are being made; who orders another meanwhile waits until this is over. */
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

/** The same report of the same person, while it is being made. */
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

/** Seconds for which somebody still makes it, by the clock that `heldUntil` is of; none: nobody does. */
const heldFor = sql<number>`greatest(0,
  coalesce(extract(epoch from held_until - clock_timestamp()), 0))::float8`

type LockedDownload = DownloadRow & { held_for: number }

/** A download of the company, locked until the transaction ends. */
export function lockDownload(
  trx: Trx,
  scope: BuyerScope,
  id: string,
): Promise<LockedDownload | undefined> {
  return trx
    .selectFrom('report_downloads')
    .selectAll()
    .select(heldFor.as('held_for'))
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

export const heldUntil = sql<Date>`now() + make_interval(secs => ${HELD_SECONDS})`

/** Says that its maker is alive. False: it isn't theirs any more, or was canceled. */
export async function keepHolding(
  db: Db,
  scope: BuyerScope,
  { id, held_by }: Pick<DownloadRow, 'id' | 'held_by'>,
  rows: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('report_downloads')
    .set({ held_until: heldUntil, rows_written: rows })
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .where('held_by', '=', held_by)
    .where('state', '=', 'Making')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Of which a file lies, or may lie, that nobody needs any more. */
export const isLeftOver = sql<boolean>`object_key is not null and (
  state = 'Ready' and ended_at < now() - make_interval(days => ${DOWNLOAD_KEPT_DAYS})
  or state = 'Gone'
  or state in ('Failed', 'Canceled') and ended_at < now() - interval '10 minutes')`

/** Of which no file lies any more, and nobody reads. */
export const isForgotten = sql<boolean>`object_key is null and state <> 'Making' and (
  removed_at is not null or ended_at < now() - make_interval(days => ${DOWNLOAD_LISTED_DAYS}))`

/** The file of a report that is ready, to be opened by links. */
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
