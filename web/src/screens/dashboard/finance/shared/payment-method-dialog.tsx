import { Modal, Text, UnstyledButton } from '@mantine/core'
import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import { checkoutTexts } from '@pasok/domain/payments/payments.pay.texts'
import { paymentTexts } from '@pasok/domain/payments/payments.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { sumToPay } from './payable'
import { rupiah } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import { useFocusReturn } from '../../../../ui/focus-return'
import { usePayMethods } from './use-pay-methods'
import { look } from '../../../../ui/look'

export interface PaymentMethodDialogProps {
  /** Invoices for which `mergeProblem` reports no problem. */
  invoices: readonly Invoice[]
  onClose: () => void
}

/** Choice of Virtual Account or Manual Bank Transfer; direct payments are transfers (Spec 2 §2). */
export function PaymentMethodDialog({ invoices, onClose }: PaymentMethodDialogProps) {
  const t = useTexts(checkoutTexts)
  const tp = useTexts(paymentTexts)
  const td = useTexts(documentTexts)
  const isDirect = invoices.some(({ direct_payment: direct }) => direct)
  const methods = usePayMethods(isDirect)
  const numbers = invoices.map(({ invoice_number: number }) => number)
  const amount = rupiah(sumToPay(invoices))
  useFocusReturn()
  return (
    <Modal
      opened
      onClose={onClose}
      title={tp('method')}
      closeButtonProps={{ 'aria-label': td('close') }}
    >
      <Text mb="md">
        {numbers.length === 1
          ? t('methodHelpOne', { number: numbers[0] ?? '', amount })
          : t('methodHelp', { count: numbers.length, amount })}{' '}
        {isDirect && t('onlyDirect')}
      </Text>
      <div className={look('grid', 'gap-xs')}>
        {methods.map(({ method, name, text }) => (
          <UnstyledButton
            key={method}
            className={look('row', 'gap-sm', 'p-sm-md', 'frame', 'hover-border')}
            renderRoot={(props) => (
              <Link
                {...props}
                to="/dashboard/finance/invoice"
                search={{ page: 'payment', invoice: numbers, method }}
              />
            )}
          >
            <span className={look('grid', 'gap-2', 'grow')}>
              <span className={look('medium')}>{name}</span>
              <span className={look('dimmed', 'text-xs')}>{text}</span>
            </span>
            <IconChevronRight size={18} aria-hidden />
          </UnstyledButton>
        ))}
      </div>
    </Modal>
  )
}
