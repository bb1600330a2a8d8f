import { move } from '@pasok/domain/kernel/machine'
import {
  downloadMachine,
  type DownloadEvent,
} from '@pasok/domain/reports/downloads/downloads.states'
import { writeAudit } from '../../../db/audit'
import type { BuyerScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { updateDownload, type DownloadColumns, type DownloadRow } from './downloads.store'

export const downloadInAudit = ({ from_day, to_day, state }: DownloadRow) => ({
  from: from_day,
  to: to_day,
  status: state,
})

/**
 * Moves a locked report and writes its audit entry in the same transaction. @throws AppError `illegal_move`.
 */
export async function moveDownload(
  work: Work<BuyerScope>,
  row: DownloadRow,
  event: DownloadEvent,
  columns: DownloadColumns = {},
): Promise<DownloadRow> {
  const state = move(downloadMachine, row.state, event)
  const after = await updateDownload(work.trx, work.scope, row.id, {
    ended_at: row.ended_at ?? work.now,
    ...columns,
    state,
  })
  await writeAudit(work, {
    action: `report.${event}`,
    subject: 'report',
    subjectId: row.id,
    before: downloadInAudit(row),
    after: downloadInAudit(after),
  })
  return after
}
