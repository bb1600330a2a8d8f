import { AppError, ruleError, failure } from '@pasok/domain/kernel/errors'
import { formatText, type Language } from '@pasok/domain/kernel/texts'
import { LISTS, MAX_LINES_AT_ONCE } from '@pasok/domain/reports/downloads/downloads.constants'
import type { ReportSize } from '@pasok/domain/reports/downloads/downloads.contract'
import { downloadErrors } from '@pasok/domain/reports/reports.errors'
import { type DayRange, readDays } from '@pasok/domain/reports/reports.ranges'

import { sheetTexts } from '@pasok/domain/reports/downloads/downloads.texts'
import type { BuyerActor } from '../../../db/actor'
import type { Reader, Snapshot } from '../../../db/db'
import type { Download } from '../../../http/endpoint'
import { createTurns, type Caller } from '../../../http/turns'
import type { WorkbookPort } from '../../../ports/workbook'
import { countSheets } from './sheets.store'
import { streamReport } from './stream-report'
import { sheetRange } from './write-report'

/**
 * Limits per process, because each download occupies a thread and a database connection until it is completely
 * read.
 */
const turns = createTurns({
  max: 3,
  maxOfOne: 1,
  maxOfCompany: 2,
  waiting: 6,
  waitingOfOne: 1,
  waitingOfCompany: 3,
  patience: 5_000,
})

/** Seconds until a client should retry when the queue is full. */
const RETRY_AFTER_SECONDS = 15

const busy = () =>
  new AppError(
    failure('too_many_requests', {
      text: downloadErrors.busy,
      values: { wait: RETRY_AFTER_SECONDS },
    }).problems,
    RETRY_AFTER_SECONDS,
  )

/** Occupies a turn from the first part until the last, or until reading stops. */
async function* inTurn<Part>(
  caller: Caller,
  make: () => AsyncIterable<Part>,
): AsyncGenerator<Part, void, undefined> {
  let leave: () => void = () => undefined
  await new Promise<void>((begin, refuse) => {
    const work = () =>
      new Promise<void>((over) => {
        leave = over
        begin()
      })
    turns.inTurn(caller, work, busy).catch(refuse)
  })
  try {
    yield* make()
  } finally {
    leave()
  }
}

export const reportName = ({ from, to }: DayRange, language: Language): string =>
  formatText(sheetTexts.file, language, { from, to })

/** @throws AppError `bad_request` for an invalid range. */
export function getReportSize(
  db: Reader,
  { scope, company: { timeZone } }: BuyerActor,
  range: DayRange,
): Promise<ReportSize> {
  return countSheets(db, scope, sheetRange({ days: readDays(range, timeZone), zone: timeZone }))
}

/**
 * Streams a report while it is being made. @throws AppError `bad_request` for an invalid range; `rule` for too
 * many rows; while streaming, `too_many_requests` when the queue is full.
 */
export async function downloadReport(
  snapshot: Snapshot,
  workbook: WorkbookPort,
  actor: BuyerActor,
  range: DayRange,
  language: Language,
): Promise<Download> {
  const { scope, company } = actor
  const days = readDays(range, company.timeZone)
  const size = await snapshot((db) => getReportSize(db, actor, days))
  const rows = Math.max(...LISTS.map((list) => size[list]))
  if (rows > MAX_LINES_AT_ONCE)
    throw ruleError(downloadErrors.tooLarge, { rows, most: MAX_LINES_AT_ONCE }, 'to')
  const setting = { scope, days, zone: company.timeZone, language }
  const caller = { person: actor.userId, company: company.id }
  return {
    name: reportName(days, language),
    body: inTurn(caller, () => streamReport(snapshot, workbook, setting)),
  }
}
