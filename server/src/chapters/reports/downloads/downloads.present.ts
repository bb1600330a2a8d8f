import { DOWNLOAD_LIFETIME_DAYS } from '@pasok/domain/reports/downloads/downloads.constants'
import type { ReportDownload } from '@pasok/domain/reports/downloads/downloads.contract'
import type { FileLink } from '../../files/links/file-links'
import { reportName } from './download-report'
import type { DownloadRow } from './downloads.store'

const DAY = 86_400_000

export function presentDownload(row: DownloadRow, link: FileLink): ReportDownload {
  const days = { from: row.from_day, to: row.to_day }
  const isReady = row.state === 'Ready'
  const until =
    isReady && row.ended_at ? row.ended_at.getTime() + DOWNLOAD_LIFETIME_DAYS * DAY : null
  return {
    _id: row.id,
    ...days,
    lastStatus: row.state,
    rows: row.rows_written,
    of: row.rows_in_all,
    date: row.created_at.toISOString(),
    until: until === null ? null : new Date(until).toISOString(),
    url: isReady ? link({ id: row.id, name: reportName(days, row.language) }) : null,
    size: row.size === null ? null : Number(row.size),
  }
}
