import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import { checkoutTexts } from '@pasok/domain/payments/payments.pay.texts'
import { paymentTexts } from '@pasok/domain/payments/payments.texts'
import { useNavigate } from '@tanstack/react-router'
import { sumToPay } from './payable'
import { useTexts } from '../../../../lib/texts'
import { Card, MainColumn, Rail, TwoColumns } from '../../../../ui/two-columns'
import { CheckoutSummary } from './checkout-summary'
import { ChoiceCards } from './choice-cards'
import type { CheckoutPath, PayAddress } from './pay-address'
import { chosenTarget } from './pay-targets'
import { TargetChoice } from './target-choice'
import type { Paying } from './use-pay'
import { usePayMethods } from './use-pay-methods'
import { usePayTargets } from './use-pay-targets'

interface CheckoutBodyProps {
  /** Payable as one. */
  invoices: readonly Invoice[]
  /** As the address names them. */
  named: readonly string[]
  method: PayAddress['method']
  bank: string | undefined
  at: CheckoutPath
  paying: Paying
}

interface Chosen {
  method: PayAddress['method'] | undefined
  bank: string | undefined
}

/** Keeps what is chosen in the address. */
function useChoice(at: CheckoutPath, invoice: readonly string[]) {
  const navigate = useNavigate()
  return ({ method, bank }: Chosen) => {
    const search = { invoice, ...(method && { method }), ...(bank !== undefined && { bank }) }
    const quietly = { replace: true, resetScroll: false } as const
    if (at === '/dashboard/finance/payment') void navigate({ to: at, search, ...quietly })
    else void navigate({ to: at, search: { page: 'payment', ...search }, ...quietly })
  }
}

/** The way, the bank, and what it comes to. */
export function CheckoutBody({ invoices, named, method, bank, at, paying }: CheckoutBodyProps) {
  const t = useTexts(checkoutTexts)
  const tp = useTexts(paymentTexts)
  const isDirect = invoices.some(({ direct_payment: direct }) => direct)
  const methods = usePayMethods(isDirect)
  // Only one way: it needs not be chosen.
  const way = methods.length === 1 ? methods[0]?.method : method
  const amount = sumToPay(invoices)
  const vendorId = invoices[0]?.vendor._id ?? ''
  const found = usePayTargets({ method: way, vendorId, isDirect, amount })
  const target = chosenTarget(found.targets ?? [], bank)
  const choose = useChoice(at, named)
  return (
    <TwoColumns>
      <MainColumn>
        <Card title={tp('method')}>
          <ChoiceCards
            label={tp('method')}
            cards={methods.map((one) => ({ ...one, key: one.method }))}
            chosen={way}
            onChoose={(key) =>
              choose({ method: methods.find((one) => one.method === key)?.method, bank: undefined })
            }
          />
        </Card>
        {way !== undefined && (
          <Card title={t(way === 'Virtual Account' ? 'bank' : 'account')}>
            <TargetChoice
              found={found}
              method={way}
              isDirect={isDirect}
              chosen={target?.key}
              onChoose={(key) => choose({ method: way, bank: key })}
              onTransfer={() => choose({ method: 'Manual Bank Transfer', bank: undefined })}
            />
          </Card>
        )}
      </MainColumn>
      <Rail label={t('summary')} among>
        <CheckoutSummary
          toPay={{ invoices, method: way, amount, isDirect }}
          target={target}
          paying={paying}
        />
      </Rail>
    </TwoColumns>
  )
}
