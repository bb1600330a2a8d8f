import { ledgerTexts } from '@pasok/domain/orders/orders.ledger.texts'
import type { OrderPackage } from '@pasok/domain/orders/orders.model'
import { useTexts } from '../lib/texts'
import { DocumentTimeline } from './timeline'

type Histories = Pick<OrderPackage, 'statuses' | 'receipt_statuses'>

/** What became of a package and of its goods receipt, in one line of time. */
export function PackageTimeline({ statuses, receipt_statuses: receipt }: Histories) {
  const t = useTexts(ledgerTexts)
  const entries = [...statuses, ...receipt].toSorted((one, next) =>
    one.timestamp.localeCompare(next.timestamp),
  )
  // No package is ever rejected: what was, is its receipt.
  return <DocumentTimeline statuses={entries} words={{ Rejected: t('returned') }} />
}
