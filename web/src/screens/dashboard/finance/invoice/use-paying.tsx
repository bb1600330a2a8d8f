import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import { mergeProblem } from '@pasok/domain/payments/payments.from-invoices'
import { useState, type ReactNode } from 'react'
import { payableOf } from '../shared/payable'
import { Fetched, fetchAhead, pieceOf } from '../../../../lib/fetched'
import { tellMissing } from '../../../../lib/tell-missing'
import { useTx } from '../../../../lib/texts'
import { toastError } from '../../../../lib/toast'
import type { PaymentMethodDialogProps } from '../shared/payment-method-dialog'

const methodDialog = pieceOf<PaymentMethodDialogProps>(
  async () => (await import('../shared/payment-method-dialog')).PaymentMethodDialog,
)

export const methodAhead = () => fetchAhead(methodDialog)

/** Begins to pay invoices as one: asks how, or says why they can't be (Spec 2 §5). */
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
    <Fetched
      piece={methodDialog}
      props={{ invoices, onClose: close }}
      onMissing={(error) => {
        close()
        tellMissing(error)
      }}
    />
  )
  return { pay, dialog }
}
