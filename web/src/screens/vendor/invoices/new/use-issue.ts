import { issueTexts } from '@pasok/domain/invoices/invoices.desk.issue.texts'
import type { InvoicePreview } from '@pasok/domain/invoices/invoices.model'
import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { invoiceMoves } from '../../../../features/invoices/vendor-invoices.queries'
import { ApiError } from '../../../../lib/api-error'
import { messagesOf } from '../../../../lib/messages-of'
import { useTexts } from '../../../../lib/texts'
import { toastFailure, toastSuccess } from '../../../../lib/toast'
import { useHere } from '../../../../lib/use-here'
import { refresh } from '../../../../lib/refresh'

/**
 * Issues the invoice that is looked at, and opens it where it is still looked at. When it would come to something else by now, that
 * is said, and the figures are read again.
 */
export function useIssue(
  receipt: Pick<VendorReceipt, '_id'>,
  preview: Pick<InvoicePreview, 'receipt_version' | 'grand_total'>,
) {
  const t = useTexts(issueTexts)
  const client = useQueryClient()
  const navigate = useNavigate()
  const isHere = useHere()
  const [isRunning, setRunning] = useState(false)
  const [refusal, setRefusal] = useState<readonly string[] | null>(null)
  const isBusy = useRef(false)
  const tell = (error: unknown) => {
    const isOther = error instanceof ApiError && error.code === 'stale_version'
    if (isHere()) setRefusal(isOther ? [t('lookAgain')] : messagesOf(error))
    else toastFailure(error)
    void refresh(client, ['invoice', 'receipt', 'order'])
  }
  const issue = async () => {
    // Two presses are one.
    if (isBusy.current) return
    isBusy.current = true
    setRunning(true)
    setRefusal(null)
    try {
      const { data, message } = await invoiceMoves.issue(receipt._id, preview)
      toastSuccess(message)
      if (isHere())
        await navigate({
          to: '/vendor/invoices/$id',
          params: { id: data.invoice_number },
          replace: true,
        })
      void refresh(client, ['invoice', 'receipt', 'order'])
    } catch (error) {
      tell(error)
    } finally {
      isBusy.current = false
      setRunning(false)
    }
  }
  return { issue, isRunning, refusal, dismiss: () => setRefusal(null) }
}
