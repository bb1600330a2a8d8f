import { useSearch } from '@tanstack/react-router'
import { LazyBoundary, lazyPiece } from '../../../../lib/lazy-boundary'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { PaymentList } from './payment-list'

const Checkout = lazyPiece(async () => (await import('../shared/checkout')).Checkout)

/** `/dashboard/finance/payment`: the checkout of what `invoice` names, else the payments. */
export default function PaymentScreen() {
  const search = useSearch({ from: '/dashboard/finance/payment' })
  const { invoice: invoices, method, bank } = search
  if (invoices === undefined) return <PaymentList search={search} />
  return (
    <LazyBoundary key={invoices.join(' ')} fallback={<SkeletonRows rows={6} height={56} />}>
      <Checkout invoices={invoices} method={method} bank={bank} at="/dashboard/finance/payment" />
    </LazyBoundary>
  )
}
