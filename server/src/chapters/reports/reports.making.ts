import { createHash } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import { XLSX } from '@pasok/domain/files/files.constants'
import { DEFAULT_TIME_ZONE } from '@pasok/domain/kernel/calendar'
import { VISITOR } from '../../db/actor'
import type { Db } from '../../db/db'
import { newId } from '../../db/ids'
import type { ReportJob } from '../../db/job-map'
import { addJob } from '../../db/jobs'
import { buyerScope, type BuyerScope } from '../../db/scope'
import type { Subscriptions, Work } from '../../db/work'
import { readOnly, transact } from '../../http/transaction'
import type { Log } from '../../jobs/log'
import type { ObjectStore } from '../../ports/object-store'
import type { WorkbookPort } from '../../ports/workbook'
import { reportName } from './download-report'
import { moveDownload } from './move-download'
import {
  HELD_SECONDS,
  heldUntil,
  insertReportFile,
  keepHolding,
  lockDownload,
  updateDownload,
  type DownloadRow,
} from './reports.downloads.store'
import { streamReport } from './reports.streaming'

/** What a report is made with. */
interface ReportHouse {
  db: Db
  /** What it is read from: it may follow `db` some seconds behind. */
  replica: Db
  objects: ObjectStore
  workbook: WorkbookPort
  subscriptions: Subscriptions
  log: Log
}

/** How often its making is begun, however it ends: killed, cut off, or for a fault of ours. */
const MOST_TRIES = 5
/** Milliseconds between two signs of life. */
const BEAT = 1_000
/** Milliseconds that a job waits for a report; a longer one goes on behind it. */
const PATIENCE = 5_000

/** One of them at a time in each process, behind those that people wait for. */
let isMaking = false

/**
 * Makes a report that was ordered. While it is made its row is held, with a sign of life each second; a
 * job for the time when it would be held no more looks whether it is, and makes it anew where its maker
 * was killed. Once its file is kept, its row says so, or the file is removed: it is never there twice.
 */
export async function makeReport(house: ReportHouse, job: ReportJob): Promise<void> {
  if (isMaking) {
    await addJob(house.db, 'make-report', job, { seconds: PATIENCE / 1_000 })
    return
  }
  isMaking = true
  const step = stepIn(house, job)
  const taking = step((work) => take(work, job))
  const making = taking
    .then((taken) => taken && make(house, step, taken))
    .finally(() => {
      isMaking = false
    })
  let isBehind = false
  making.catch((error: unknown) => {
    if (isBehind)
      house.log.warn({ err: error, report: job.id }, 'A report failed; a job looks after it')
  })
  // Within this job: what fails before somebody looks after it is tried again as every job is.
  await taking
  await Promise.race([making, after(PATIENCE, undefined, { ref: false })])
  isBehind = true
}

type Step = <Result>(command: (work: Work<BuyerScope>) => Promise<Result>) => Promise<Result>

function stepIn(house: ReportHouse, { id, buyerId }: ReportJob): Step {
  const scope = buyerScope(buyerId)
  const actor = { ...VISITOR, name: 'Pasok', scope }
  const caller = { actor, scope, requestId: id, address: '' }
  return (command) => transact(house.db, house.subscriptions, caller, command)
}

interface Taken {
  row: DownloadRow
  /** Where its file was begun before. */
  before: string | null
}

async function make(house: ReportHouse, step: Step, { row, before }: Taken): Promise<void> {
  if (before !== null) await house.objects.remove(before)
  try {
    const file = await keepFile(house, buyerScope(row.buyer_id), row)
    const isKept = await step((work) => finish(work, row, file))
    if (!isKept) await house.objects.remove(file.key)
  } catch (error) {
    if (error instanceof NotWanted) return
    await step(({ trx, scope }) => letGo(trx, scope, row)).catch(() => undefined)
    throw error
  }
}

/** Holds it, unless somebody does; a job looks after it when it would be held no more. */
async function take(work: Work<BuyerScope>, job: ReportJob): Promise<Taken | undefined> {
  const { trx, scope } = work
  const row = await lockDownload(trx, scope, job.id)
  if (row?.state !== 'Making') return undefined
  const lookAfter = (seconds: number) => addJob(trx, 'make-report', job, { seconds: seconds + 5 })
  if (row.held_for > 0) {
    await lookAfter(row.held_for)
    return undefined
  }
  if (row.tries >= MOST_TRIES) {
    await moveDownload(work, row, 'fail', { held_by: null, held_until: null })
    await work.emit('report.made', { downloadId: row.id, status: 'Failed' })
    return undefined
  }
  await lookAfter(HELD_SECONDS)
  const held = newId()
  const taken = await updateDownload(trx, scope, row.id, {
    held_by: held,
    held_until: heldUntil,
    tries: row.tries + 1,
    rows_written: 0,
    object_key: `report/${row.id}/${held}`,
  })
  return { row: taken, before: row.object_key }
}

/** What goes on unless it was canceled, or somebody else makes it. */
class NotWanted extends Error {}

interface Kept {
  key: string
  size: number
  sha256: string
}

async function keepFile(house: ReportHouse, scope: BuyerScope, row: DownloadRow): Promise<Kept> {
  const { db, replica, objects, workbook } = house
  if (row.object_key === null) throw new Error(`report ${row.id}: held without a place`)
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
  const beat = setInterval(() => {
    keepHolding(db, scope, row, rows).then(
      (is) => (isWanted = is),
      () => undefined,
    )
  }, BEAT).unref()
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
    await objects.putArriving(row.object_key, content(), XLSX)
  } catch (error) {
    throw isWanted ? error : new NotWanted()
  } finally {
    clearInterval(beat)
  }
  return { key: row.object_key, size, sha256: sha256.digest('hex') }
}

/** False when it isn't wanted any more, or somebody else's by now. */
async function finish(work: Work<BuyerScope>, row: DownloadRow, file: Kept): Promise<boolean> {
  const { trx, scope } = work
  const now = await lockDownload(trx, scope, row.id)
  if (now?.state !== 'Making' || now.held_by !== row.held_by) return false
  await moveDownload(work, now, 'finish', {
    held_by: null,
    held_until: null,
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

async function letGo(trx: Work['trx'], scope: BuyerScope, row: DownloadRow): Promise<void> {
  const now = await lockDownload(trx, scope, row.id)
  if (now?.held_by === row.held_by)
    await updateDownload(trx, scope, row.id, { held_by: null, held_until: null })
}
