import { ledgerTexts } from '@pasok/domain/orders/orders.ledger.texts'
import type { OrderPackage } from '@pasok/domain/orders/orders.model'
import { useTexts } from '../lib/texts'
import { DocumentTimeline } from './timeline'

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
