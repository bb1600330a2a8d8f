import { deskInvoiceTexts } from '@pasok/domain/invoices/invoices.desk.texts'
import { receiptDeskTexts } from '@pasok/domain/receipts/receipts.desk.texts'
import { buyersTexts } from '@pasok/domain/vendors/vendors.buyers.texts'
import { deskOrderTexts } from '@pasok/domain/orders/orders.desk.texts'
import { useVendorOrderCounts } from '../features/orders/vendor-orders.queries'
import { useBuyerCounts } from '../features/vendors/buyers.queries'
import { useVendorReceiptCounts } from '../features/receipts/vendor-receipts.queries'
import { useTexts } from '../lib/texts'
import { MenuCount } from './menu-count'

/** Orders that nobody has begun to pick. */
export function NewOrdersBadge() {
  const t = useTexts(deskOrderTexts)
  const count = useVendorOrderCounts().data?.['New'] ?? 0
  return <MenuCount value={count} label={t('waitingCount', { count })} />
}

/** Buyers that wait for an answer. */
export function WaitingBuyersBadge() {
  const t = useTexts(buyersTexts)
  const count = useBuyerCounts().data?.waiting ?? 0
  return <MenuCount value={count} label={t('waitingCount', { count })} />
}

/** Receipts that wait to be approved or returned. */
export function WaitingReceiptsBadge() {
  const t = useTexts(receiptDeskTexts)
  const count = useVendorReceiptCounts().data?.['Good Receive Note Submit'] ?? 0
  return <MenuCount value={count} label={t('waitingCount', { count })} />
}

/** Approved receipts that wait for their invoice. */
export function InvoicesToIssueBadge() {
  const t = useTexts(deskInvoiceTexts)
  const count = useVendorReceiptCounts().data?.['Ready to Invoice'] ?? 0
  return <MenuCount value={count} label={count === 1 ? t('toIssueOne') : t('toIssue', { count })} />
}
