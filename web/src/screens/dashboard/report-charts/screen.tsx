import { useNavigate, useSearch } from '@tanstack/react-router'
import { daysSaid } from '../../../features/reports/report-range'
import { useCompanyClock } from '../../../features/reports/use-company-clock'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { closeWithToast } from '../../../lib/toast'
import { ReportPage } from './report-page'
import { openedIn, readReport, type ReportSearch } from './report-search'

const FigureRows = lazyPiece(async () => (await import('./figure-rows')).FigureRows)

/** Spec 2 §2, `/dashboard/report-charts`; over it what is behind the figure that the address opens. */
export default function ReportChartsScreen() {
  const address = readReport({ ...useSearch({ from: '/dashboard/report-charts' }) })
  const navigate = useNavigate()
  const go = (search: ReportSearch) =>
    void navigate({ to: '/dashboard/report-charts', search, resetScroll: false })
  const { now, zone } = useCompanyClock()
  const days = daysSaid(address, now, zone)
  const close = () => go(openedIn(address))
  const { figure } = address
  return (
    <>
      <ReportPage address={address} days={days} go={go} />
      {figure !== undefined && days !== undefined && (
        <LazyBoundary onMissing={closeWithToast(close)}>
          <FigureRows address={address} days={days} figure={figure} go={go} onClose={close} />
        </LazyBoundary>
      )}
    </>
  )
}
