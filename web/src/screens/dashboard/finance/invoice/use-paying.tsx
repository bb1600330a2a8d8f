import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import { mergeProblem } from '@pasok/domain/payments/payments.from-invoices'
import { useState, type ReactNode } from 'react'
import { payableOf } from '../shared/payable'
import { LazyBoundary, lazyPiece } from '../../../../lib/lazy-boundary'
import { useTx } from '../../../../lib/texts'
import { closeWithToast, toastError } from '../../../../lib/toast'

const PaymentMethodDialog = lazyPiece(
  async () => (await import('../shared/payment-method-dialog')).PaymentMethodDialog,
)

export const methodAhead = PaymentMethodDialog.preload

/**
 * Starts the joint payment of invoices: opens the selection of the method, or explains why they cannot be paid
 * together (Spec 2 §5).
 */
export function usePaying(): { pay: (invoices: readonly Invoice[]) => void; dialog: ReactNode } {
  const tx = useTx()
  const [invoices, setInvoices] = useState<readonly Invoice[] | null>(null)
  const pay = (chosen: readonly Invoice[]) => {
    const problem = mergeProblem(chosen.map(payableOf))
    if (problem) toastError(tx(problem), 'pay-invoices')
    else setInvoices(chosen)
  }
  const close = () => setInvoices(null)
  const dialog = invoices && (
    <LazyBoundary onMissing={closeWithToast(close)}>
      <PaymentMethodDialog invoices={invoices} onClose={close} />
    </LazyBoundary>
  )
  return { pay, dialog }
}
