import { downloadTexts } from '@pasok/domain/reports/reports.download.texts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { daysSaid } from '../../../features/reports/report-range'
import { useCompanyClock } from '../../../features/reports/use-company-clock'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { FilterBar } from '../shared/reports/filter-bar'
import { NoRange } from '../shared/reports/no-range'
import { Coming, DownloadCard } from './download-card'
import { DownloadList } from './download-list'
import { useReportFile } from './use-report-file'
import { readDownloads, type DownloadSearch } from './download-search'

/** Spec 2 §2, `/dashboard/report-download`. */
export default function ReportDownloadScreen() {
  const t = useTexts(downloadTexts)
  const address = readDownloads({ ...useSearch({ from: '/dashboard/report-download' }) })
  const navigate = useNavigate()
  const { now, zone } = useCompanyClock()
  const days = daysSaid(address, now, zone)
  const file = useReportFile(days)
  // What would be downloaded is what the fields say, or nothing.
  const [isUnapplied, setUnapplied] = useState(false)
  const go = (search: DownloadSearch) =>
    void navigate({ to: '/dashboard/report-download', search, resetScroll: false })
  const { filter: _filter, from: _from, to: _to, ...others } = address
  return (
    <>
      <PageHead title={t('title')} text={t('heading')} />
      <FilterBar
        address={address}
        days={days}
        onFilter={(filter) => go({ ...others, ...filter })}
        onUnapplied={setUnapplied}
      />
      {days && !isUnapplied ? (
        <DownloadCard days={days} file={file} />
      ) : (
        <NoRange helper={days && t('applyFirst')} />
      )}
      <Coming file={file} />
      <DownloadList address={address} go={go} />
    </>
  )
}
