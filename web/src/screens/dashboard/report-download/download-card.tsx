import { Button, Progress } from '@mantine/core'
import { LISTS, MAX_LINES_AT_ONCE } from '@pasok/domain/reports/downloads/downloads.constants'
import type { ReportSize } from '@pasok/domain/reports/downloads/downloads.contract'
import { downloadTexts } from '@pasok/domain/reports/downloads/downloads.texts'
import type { DayRange } from '@pasok/domain/reports/reports.ranges'
import { IconClockPlay, IconDownload, IconX } from '@tabler/icons-react'
import { FailureNotice } from '../../../documents/failure-notice'
import { LoadError } from '../../../documents/load-error'
import { useAct } from '../../../documents/use-act'
import { useReportActs, useReportSize } from '../../../features/reports/reports.queries'
import { quantity } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { useDays } from '../shared/reports/use-days'
import classes from './report-download.module.css'
import type { ReportFile } from './use-report-file'
import { look } from '../../../ui/look'

const UNCOUNTED = [
  ['orders', 'uncountedCanceled'],
  ['items', 'uncountedCanceled'],
  ['invoices', 'uncountedWithdrawn'],
] as const
const MEGABYTE = 1_000_000

/** Rounded up to tenths. */
export const megabytes = (bytes: number) => quantity(Math.ceil((bytes / MEGABYTE) * 10) / 10)

interface DownloadCardProps {
  days: DayRange
  file: ReportFile
}

/** Size of the report, and buttons to download it now or generate it in the background. */
export function DownloadCard({ days, file }: DownloadCardProps) {
  const t = useTexts(downloadTexts)
  const { range } = useDays()
  const size = useReportSize(days)
  const { act, refusal, dismiss } = useAct()
  const { order } = useReportActs()
  const isLarge =
    size.data !== undefined && Math.max(...LISTS.map((list) => size.data[list])) > MAX_LINES_AT_ONCE
  const isUnknown = size.data === undefined || size.isPlaceholderData
  const card = (
    <section className={look('mb-lg', 'card')} aria-label={t('file', { range: range(days) })}>
      <h2 className={look('text-md', 'semibold', 'mb-sm')}>{t('file', { range: range(days) })}</h2>
      <Size size={size.data} isOfOthers={size.isPlaceholderData} />
      <p className={look('mt-sm', 'mb-sm', 'dimmed')}>{t(isLarge ? 'large' : 'sheets')}</p>
      {refusal && (
        <FailureNotice
          title={refusal.title}
          messages={[refusal.message]}
          next={refusal.next}
          onClose={dismiss}
        />
      )}
      <div className={look('flex', 'wrap', 'gap-sm', 'phone-column')}>
        {!isLarge && (
          <Button
            leftSection={<IconDownload size={16} aria-hidden />}
            disabled={isUnknown || file.bytes !== null}
            onClick={file.start}
          >
            {t('download')}
          </Button>
        )}
        <Button
          variant={isLarge ? 'filled' : 'default'}
          leftSection={<IconClockPlay size={16} aria-hidden />}
          disabled={isUnknown}
          onClick={() => void act({ failed: t('notOrdered'), run: () => order(days) })}
        >
          {t('order')}
        </Button>
      </div>
    </section>
  )
  if (!size.error || size.data) return card
  return (
    <LoadError
      error={size.error}
      busy={size.isFetching}
      onRetry={() => void size.refetch()}
      inPlaceOf={card}
    />
  )
}

interface SizeProps {
  size: ReportSize | undefined
  /** True while the size still belongs to the previously selected days. */
  isOfOthers: boolean
}

function Size({ size, isOfOthers }: SizeProps) {
  const t = useTexts(downloadTexts)
  const uncounted = (list: string) => {
    const [name, text] = UNCOUNTED.find(([one]) => one === list) ?? []
    const count = name && size?.uncounted[name]
    return text && count ? t(text, { count: quantity(count) }) : null
  }
  return (
    <dl
      className={`${classes.size} ${look('grid', 'gap-sm', 'waiting')}`}
      data-waiting={isOfOthers || undefined}
    >
      {LISTS.map((list) => (
        <div key={list}>
          <dt className={look('text-xs')}>{t(list)}</dt>
          <dd className={look('semibold', 'tabular')}>
            {size ? quantity(size[list]) : '…'}{' '}
            <small className={look('block', 'min-h-line', 'dimmed', 'text-xs', 'regular')}>
              {uncounted(list)}
            </small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Progress of the download in bytes; the total is unknown before the end. */
export function Coming({ file }: { file: ReportFile }) {
  const t = useTexts(downloadTexts)
  const { range } = useDays()
  const { bytes, failure } = file
  const of = { range: file.days ? range(file.days) : '' }
  return (
    <>
      {failure !== null && (
        <FailureNotice title={t('failed', of)} messages={[failure]} onClose={file.dismiss} />
      )}
      <div
        role="status"
        className={`${classes.progress} ${look('grid', 'gap-6', bytes !== null && 'mb-lg')}`}
      >
        {bytes !== null && (
          <>
            <span>
              {bytes === 0 ? t('preparing', of) : t('arriving', { ...of, size: megabytes(bytes) })}
            </span>
            <Progress value={100} animated size="sm" aria-label={t('preparing', of)} />
            <Button
              variant="default"
              leftSection={<IconX size={16} aria-hidden />}
              onClick={file.cancel}
            >
              {t('stop')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
