import { Button, Modal, Stack } from '@mantine/core'
import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import { BANK_PAYMENTS } from '@pasok/domain/payments/payments.banks.model'
import { paymentTexts } from '@pasok/domain/payments/payments.texts'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../../../lib/texts'

export interface PaymentMethodDialogProps {
  /** To be paid as one: `mergeProblem` has none to tell of them. */
  invoices: readonly Pick<Invoice, 'invoice_number' | 'direct_payment' | 'grand_total'>[]
  onClose: () => void
}

/** Virtual Account or Manual Bank Transfer; what is paid directly is transferred (Spec 2 §2). */
export function PaymentMethodDialog({ invoices, onClose }: PaymentMethodDialogProps) {
  const t = useTexts(paymentTexts)
  const isDirect = invoices.some(({ direct_payment: direct }) => direct)
  const invoice = invoices.map(({ invoice_number: number }) => number)
  return (
    <Modal opened onClose={onClose} title={t('method')}>
      <Stack>
        {BANK_PAYMENTS.filter((method) => !isDirect || method === 'Manual Bank Transfer').map(
          (method) => (
            <Button
              key={method}
              variant="default"
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/dashboard/finance/invoice"
                  search={{ page: 'payment', invoice, method }}
                />
              )}
            >
              {t(method)}
            </Button>
          ),
        )}
      </Stack>
    </Modal>
  )
}
