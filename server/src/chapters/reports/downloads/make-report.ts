import { createHash } from 'node:crypto'
import { XLSX } from '@pasok/domain/files/files.constants'
import { DEFAULT_TIME_ZONE } from '@pasok/domain/kernel/calendar'
import { VISITOR } from '../../../db/actor'
import type { Db } from '../../../db/db'
import { newId } from '../../../db/ids'
import type { ReportJob } from '../../../db/job-map'
import { buyerScope, type BuyerScope } from '../../../db/scope'
import type { Subscriptions, Work } from '../../../db/work'
import { readOnly, transact } from '../../../http/transaction'
import type { ObjectStore } from '../../../ports/object-store'
import type { WorkbookPort } from '../../../ports/workbook'
import { reportName } from './download-report'
import { moveDownload } from './move-download'
import {
  insertReportFile,
  lockDownload,
  saveProgress,
  updateDownload,
  type DownloadRow,
} from './downloads.store'
import { streamReport } from './stream-report'

interface ReportContext {
  db: Db
  /** The database to read from, which may lag some seconds behind `db`. */
  replica: Db
  objects: ObjectStore
  workbook: WorkbookPort
  subscriptions: Subscriptions
}

/** Maximum number of attempts, whether killed, interrupted or failed. */
const MAX_TRIES = 5
/** Milliseconds between two checks whether the report is still wanted; each also saves the progress. */
const LOOK_EVERY_MS = 1_000

/**
 * Makes an ordered report.
 * 1. Begins an attempt with its own object key.
 * 2. Removes the file of an earlier attempt.
 * 3. Writes the file to the object store.
 * 4. Completes the row, or removes the file when the report is no longer wanted.
 * If the process is killed, the job runs again.
 */
export async function makeReport(context: ReportContext, job: ReportJob): Promise<void> {
  const step = stepIn(context, job)
  const started = await step((work) => begin(work, job))
  if (!started) return
  const { row, before } = started
  if (before !== null) await context.objects.remove(before)
  const file = await storeFile(context, buyerScope(row.buyer_id), row)
  if (!file) return
  const isFinished = await step((work) => finish(work, row, file))
  if (!isFinished) await context.objects.remove(file.key)
}

type Step = <Result>(command: (work: Work<BuyerScope>) => Promise<Result>) => Promise<Result>

function stepIn(context: ReportContext, { id, buyerId }: ReportJob): Step {
  const scope = buyerScope(buyerId)
  const actor = { ...VISITOR, name: 'Pasok', scope }
  const caller = { actor, scope, requestId: id, address: '' }
  return (command) => transact(context.db, context.subscriptions, caller, command)
}

interface StartedTry {
  row: DownloadRow
  before: string | null
}

/** Begins an attempt with its own object key, by which an earlier attempt notices that it was replaced. */
async function begin(work: Work<BuyerScope>, job: ReportJob): Promise<StartedTry | undefined> {
  const { trx, scope } = work
  const row = await lockDownload(trx, scope, job.id)
  if (row?.state !== 'Making') return undefined
  if (row.tries >= MAX_TRIES) {
    await moveDownload(work, row, 'fail')
    await work.emit('report.made', { downloadId: row.id, status: 'Failed' })
    return undefined
  }
  const started = await updateDownload(trx, scope, row.id, {
    // The previous release uses this column to see whether its own attempt is current.
    held_by: null,
    tries: row.tries + 1,
    rows_written: 0,
    object_key: `report/${row.id}/${newId()}`,
  })
  return { row: started, before: row.object_key }
}

/** Thrown when the report was canceled or another attempt makes it. */
class NotWanted extends Error {}

interface StoredFile {
  key: string
  size: number
  sha256: string
}

/** @returns undefined when the report is no longer wanted */
async function storeFile(
  context: ReportContext,
  scope: BuyerScope,
  row: DownloadRow,
): Promise<StoredFile | undefined> {
  const { db, replica, objects, workbook } = context
  if (row.object_key === null)
    throw new Error(`Report ${row.id} was started without an object key.`)
  const { time_zone: zone = DEFAULT_TIME_ZONE } =
    (await db
      .selectFrom('buyers')
      .select('time_zone')
      .where('id', '=', scope.id)
      .executeTakeFirst()) ?? {}
  const setting = {
    scope,
    days: { from: row.from_day, to: row.to_day },
    zone,
    language: row.language,
  }
  let rows = 0
  let size = 0
  const sha256 = createHash('sha256')
  let isWanted = true
  const look = setInterval(() => {
    saveProgress(db, scope, row, rows).then(
      (is) => (isWanted = is),
      () => undefined,
    )
  }, LOOK_EVERY_MS).unref()
  async function* content() {
    const parts = streamReport(
      (query) => readOnly(replica, query),
      workbook,
      setting,
      (written) => (rows = written),
    )
    for await (const part of parts) {
      if (!isWanted) throw new NotWanted()
      size += part.length
      sha256.update(part)
      yield Buffer.from(part.buffer, part.byteOffset, part.byteLength)
    }
  }
  try {
    await objects.putStream(row.object_key, content(), XLSX)
  } catch (error) {
    if (!isWanted) return undefined
    throw error
  } finally {
    clearInterval(look)
  }
  return { key: row.object_key, size, sha256: sha256.digest('hex') }
}

/** Returns false when the report is no longer wanted or another attempt makes it. */
async function finish(
  work: Work<BuyerScope>,
  row: DownloadRow,
  file: StoredFile,
): Promise<boolean> {
  const { trx, scope } = work
  const now = await lockDownload(trx, scope, row.id)
  if (now?.state !== 'Making' || now.object_key !== row.object_key) return false
  await moveDownload(work, now, 'finish', {
    rows_written: row.rows_in_all,
    size: String(file.size),
  })
  await insertReportFile(trx, scope, {
    id: row.id,
    name: reportName({ from: row.from_day, to: row.to_day }, row.language),
    media_type: XLSX,
    size: file.size,
    sha256: file.sha256,
    object_key: file.key,
    uploaded_by: row.asked_by,
  })
  await work.emit('report.made', { downloadId: row.id, status: 'Ready' })
  return true
}
