import { useSearch } from '@tanstack/react-router'
import { FetchedScreen, pieceOf } from '../../../../lib/fetched'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import type { CheckoutProps } from '../shared/checkout'
import { PaymentList } from './payment-list'

const checkout = pieceOf<CheckoutProps>(async () => (await import('../shared/checkout')).Checkout)

/** `/dashboard/finance/payment`: the checkout of what `invoice` names, else the payments. */
export function PaymentScreen() {
  const search = useSearch({ from: '/dashboard/finance/payment' })
  const { invoice: invoices, method, bank } = search
  if (invoices === undefined) return <PaymentList search={search} />
  const props = { invoices, method, bank, at: '/dashboard/finance/payment' } as const
  return (
    <FetchedScreen
      key={invoices.join(' ')}
      piece={checkout}
      props={props}
      fallback={<SkeletonRows rows={6} height={56} />}
    />
  )
}
