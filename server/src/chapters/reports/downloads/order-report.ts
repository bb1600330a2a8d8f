import { ruleError } from '@pasok/domain/kernel/errors'
import type { Language } from '@pasok/domain/kernel/texts'
import { LISTS, MAX_MAKING } from '@pasok/domain/reports/downloads/downloads.constants'
import { downloadErrors } from '@pasok/domain/reports/reports.errors'
import { type DayRange, readDays } from '@pasok/domain/reports/reports.ranges'

import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import { addJob, queueOf } from '../../../db/jobs'
import type { BuyerWork } from '../../../db/move'
import { downloadInAudit } from './move-download'
import { countMaking, findMaking, insertDownload, type DownloadRow } from './downloads.store'
import { countSheets } from './sheets.store'
import { sheetRange } from './write-report'

/**
 * Orders a report to be made by a job; an identical one in progress is returned instead. @throws AppError
 * `bad_request` for an invalid range; `rule` when too many of the user's reports are in progress.
 */
export async function orderReport(
  work: BuyerWork,
  range: DayRange,
  language: Language,
): Promise<DownloadRow> {
  const { trx, scope, actor, now } = work
  const { timeZone } = actor.company
  const days = readDays(range, timeZone)
  const ordered = { asked_by: actor.userId, from_day: days.from, to_day: days.to, language }
  const making = await countMaking(trx, scope, actor.userId)
  const same = await findMaking(trx, scope, ordered)
  if (same) return same
  if (making >= MAX_MAKING) throw ruleError(downloadErrors.tooMany, { most: MAX_MAKING })
  const size = await countSheets(trx, scope, sheetRange({ days, zone: timeZone }))
  const row = await insertDownload(trx, scope, {
    ...ordered,
    id: newId(),
    state: 'Making',
    rows_in_all: LISTS.reduce((sum, list) => sum + size[list], 0),
    created_at: now,
  })
  await writeAudit(work, {
    action: 'report.order',
    subject: 'report',
    subjectId: row.id,
    after: downloadInAudit(row),
  })
  const queue = queueOf('reports', scope.id)
  await addJob(trx, 'make-report', { buyerId: scope.id, id: row.id }, { queue })
  return row
}
