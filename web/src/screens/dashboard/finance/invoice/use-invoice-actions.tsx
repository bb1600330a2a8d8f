import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import { invoiceTexts } from '@pasok/domain/invoices/invoices.texts'
import { IconEye, IconReceipt } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { findLivePayment } from '../shared/live-payment'
import { useTexts } from '../../../../lib/texts'
import type { RowAction } from '../../../../ui/data-table.types'
import type { InvoicesSearch } from './search-params'

/** What may be done with a row: Detail Invoice, and Transaction while it is being paid (Spec 2 §2). */
export function useInvoiceActions(search: InvoicesSearch) {
  const t = useTexts(invoiceTexts)
  const navigate = useNavigate()
  const go = (next: InvoicesSearch, isOver = false) =>
    void navigate({ to: '/dashboard/finance/invoice', search: next, state: { isOver } })
  return (invoice: Invoice): RowAction[] => {
    const payment = findLivePayment(invoice)
    const detail: RowAction = {
      key: 'detail',
      label: t('detail'),
      icon: <IconEye size={16} />,
      onSelect: () => go({ page: 'summary', id: invoice.invoice_number }),
    }
    if (payment === undefined) return [detail]
    const transaction: RowAction = {
      key: 'transaction',
      label: t('transaction'),
      icon: <IconReceipt size={16} />,
      quick: true,
      onSelect: () => go({ ...search, transaction: payment.code }, true),
    }
    return [detail, transaction]
  }
}
