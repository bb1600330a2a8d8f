import { Alert, Button } from '@mantine/core'
import { mergeProblem } from '@pasok/domain/payments/payments.from-invoices'
import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import { checkoutTexts } from '@pasok/domain/payments/payments.pay.texts'
import { paymentTexts } from '@pasok/domain/payments/payments.texts'
import { IconAlertTriangle, IconFileOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LoadError } from '../../../../documents/load-error'
import { useInvoicesNamed } from '../../../../features/invoices/invoices.queries'
import { findLivePayment, payableOf } from './payable'

import { isMissing } from '../../../../lib/api-error'
import { useTexts, useTx } from '../../../../lib/texts'
import { EmptyState } from '../../../../ui/empty-state'
import { PageHead } from '../../../../ui/page-head'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { CheckoutBody } from './checkout-body'
import type { CheckoutPath, PayAddress } from './pay-address'
import { usePay } from './use-pay'

export interface CheckoutProps {
  /** At least one invoice number. */
  invoices: readonly string[]
  method: PayAddress['method']
  bank: string | undefined
  at: CheckoutPath
}

function BackToInvoices() {
  const t = useTexts(checkoutTexts)
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link {...props} to="/dashboard/finance/invoice" />}
    >
      {t('back')}
    </Button>
  )
}

/** Explains why the invoices cannot be paid, with a link to their payment if there is one. */
function NotPayable({ text, invoices }: { text: string; invoices: readonly Invoice[] }) {
  const t = useTexts(checkoutTexts)
  const code = invoices.map(findLivePayment).find((payment) => payment)?.code
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} aria-hidden />} title={text}>
      <Button.Group>
        {code !== undefined && (
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link
                {...props}
                to="/dashboard/finance/invoice"
                search={{ page: 'waiting-payment', code }}
              />
            )}
          >
            {t('toTransaction')}
          </Button>
        )}
        <BackToInvoices />
      </Button.Group>
    </Alert>
  )
}

/** Payment Checkout: bank and summary (Spec 2 §2). */
export function Checkout(props: CheckoutProps) {
  const t = useTexts(paymentTexts)
  return (
    <>
      <PageHead title={t('checkout')} />
      <Content {...props} />
    </>
  )
}

function Content({ invoices: numbers, method, bank, at }: CheckoutProps): ReactNode {
  const t = useTexts(checkoutTexts)
  const tx = useTx()
  const paying = usePay()
  const results = useInvoicesNamed(numbers)
  const missing = numbers[results.findIndex(({ error }) => isMissing(error))]
  const failed = results.find(({ error, data }) => error && !data)
  if (missing !== undefined)
    return (
      <EmptyState
        icon={<IconFileOff size={22} />}
        text={t('missing', { number: missing })}
        helper={t('missingHelp')}
        action={<BackToInvoices />}
      />
    )
  if (failed)
    return (
      <LoadError
        error={failed.error}
        busy={failed.isFetching}
        onRetry={() => void Promise.all(results.map(({ refetch }) => refetch()))}
      />
    )
  const found = results.flatMap(({ data }) => data ?? [])
  if (found.length < numbers.length) return <SkeletonRows rows={6} height={56} />
  // An invoice may be named twice, by number and id.
  const invoices = [...new Map(found.map((one) => [one._id, one])).values()]
  const problem = mergeProblem(invoices.map(payableOf))
  // Ignores the conflict with the payment that is just being started.
  if (problem && paying.pending === null)
    return <NotPayable text={tx(problem)} invoices={invoices} />
  return <CheckoutBody {...{ invoices, method, bank, at, paying }} named={numbers} />
}
