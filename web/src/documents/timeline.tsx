import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import type { StatusEntry } from '@pasok/domain/kernel/shapes'
import { useFormats } from '../lib/format'
import { useTexts } from '../lib/texts'
import { StatusChip } from './status-chip'
import classes from './timeline.module.css'
import { look } from '../ui/look'
import { ledgerTexts } from '@pasok/domain/orders/orders.screen.texts'
import type { OrderPackage } from '@pasok/domain/orders/orders.model'

type Histories = Pick<OrderPackage, 'statuses' | 'receipt_statuses'>

/** The history of a package and its goods receipt in one timeline. */
export function PackageTimeline({ statuses, receipt_statuses: receipt }: Histories) {
  const t = useTexts(ledgerTexts)
  const entries = [...statuses, ...receipt].toSorted((one, next) =>
    one.timestamp.localeCompare(next.timestamp),
  )
  // Packages are never rejected: a `Rejected` entry is a returned receipt.
  return <DocumentTimeline statuses={entries} words={{ Rejected: t('returned') }} />
}

interface DocumentTimelineProps {
  statuses: readonly StatusEntry[]
  /** Replaces status texts for certain documents. */
  words?: Readonly<Record<string, string>>
}

/** The history of a document, newest first. */
export function DocumentTimeline({ statuses, words = {} }: DocumentTimelineProps) {
  const t = useTexts(documentTexts)
  const { dateTime } = useFormats()
  const newestFirst = statuses.toReversed()
  return (
    <ol className={look('stack', 'gap-md')} aria-label={t('timeline')}>
      {newestFirst.map((entry) => (
        <li key={`${entry.timestamp} ${entry.name}`} className={classes.entry}>
          <div className={look('row', 'wrap', 'justify-between', 'gap-4-xs')}>
            <StatusChip status={entry.name} text={words[entry.name]} />
            <time dateTime={entry.timestamp} className={look('dimmed', 'tiny', 'nowrap')}>
              {dateTime(entry.timestamp)}
            </time>
          </div>
          <div className={look('mt-2')}>{entry.user}</div>
          {entry.note !== '' && (
            <p className={look('mt-4', 'quote', 'dimmed', 'break-anywhere', 'pre-wrap')}>
              {entry.note}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
