import { Button } from '@mantine/core'
import type { BankPayment } from '@pasok/domain/payments/bank-accounts/banks.model'
import { GATEWAY_LABELS } from '@pasok/domain/payments/payments.constants'
import { checkoutTexts } from '@pasok/domain/payments/payments.pay.texts'
import { IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Figures } from '../../../../documents/figures'
import type { PaymentStart } from '../../../../features/payments/payments.moves'
import { useFormats } from '../../../../lib/format'
import { useCan } from '../../../../lib/session'
import { useTexts } from '../../../../lib/texts'
import { Money } from '../../../../ui/money'
import { Card, Foot } from '../../../../ui/two-columns'
import type { PayTarget } from './pay-targets'
import type { Paying, ToPay } from './use-pay'
import { look } from '../../../../ui/look'

interface CheckoutSummaryProps {
  toPay: Omit<ToPay, 'method'> & { method: BankPayment | undefined }
  target: PayTarget | undefined
  paying: Paying
}

/** Returns the endpoint that starts the payment for a target. */
const beginningOf = ({ gateway }: PayTarget, method: BankPayment): PaymentStart => {
  if (method === 'Manual Bank Transfer') return 'transfer'
  return gateway === 'oy' ? 'oy' : 'xendit'
}

/** Gateways with their own payment page. */
const hasPage = ({ gateway }: PayTarget) => gateway === 'oy' || gateway === 'sandbox'

function PayButtons({ toPay, target, paying }: CheckoutSummaryProps) {
  const t = useTexts(checkoutTexts)
  const mayPay = useCan('invoices.pay')
  const { method } = toPay
  if (!mayPay) return <p className={look('dimmed', 'text-xs')}>{t('notYours')}</p>
  const isReady = method !== undefined && target !== undefined
  const pay = (by?: PaymentStart) => {
    if (isReady) void paying.pay(by ?? beginningOf(target, method), { ...toPay, method }, target)
  }
  const isOnPage = paying.pending === 'page'
  return (
    <>
      <Button
        disabled={!isReady || isOnPage}
        loading={paying.pending !== null && !isOnPage}
        onClick={() => pay()}
      >
        {t('pay')}
      </Button>
      {isReady && target.gateway && hasPage(target) && (
        <Button
          variant="default"
          rightSection={<IconExternalLink size={16} aria-hidden />}
          title={t('payOnPageHelp')}
          disabled={paying.pending !== null && !isOnPage}
          loading={isOnPage}
          onClick={() => pay('page')}
        >
          {t('payOnPage', { gateway: GATEWAY_LABELS[target.gateway] })}
        </Button>
      )}
    </>
  )
}

/** Invoices, recipient and the Pay button, which requires a bank (Spec 2 §2, §5). */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { invoices, amount } = props.toPay
  const t = useTexts(checkoutTexts)
  const { day } = useFormats()
  return (
    <>
      <Card title={t('summary')}>
        <p className={look('medium', 'break-anywhere', 'mb-sm')}>{invoices[0]?.vendor.name}</p>
        <ul className={look('grid', 'gap-xs', 'mb-sm')}>
          {invoices.map((invoice) => (
            <li key={invoice._id} className={look('flex', 'wrap', 'justify-between', 'gap-2-sm')}>
              <span className={look('grid', 'min-w-0')}>
                <Link
                  to="/dashboard/finance/invoice"
                  search={{ page: 'summary', id: invoice.invoice_number }}
                  className={look(
                    'color-link',
                    'break-anywhere',
                    'no-underline',
                    'hover-underline',
                  )}
                >
                  {invoice.invoice_number}
                </Link>
                <span className={look('dimmed', 'text-xs')}>
                  {t('dueOn', { date: day(invoice.due_date) })}
                </span>
              </span>
              <Money amount={invoice.grand_total} />
            </li>
          ))}
        </ul>
        <Figures figures={[{ label: t('total'), amount, total: true }]} />
      </Card>
      <Foot
        total={<Money amount={amount} strong />}
        state={
          props.target === undefined ? (
            <p className={look('dimmed', 'text-xs')}>{t('chooseBank')}</p>
          ) : undefined
        }
      >
        <PayButtons {...props} />
      </Foot>
    </>
  )
}
