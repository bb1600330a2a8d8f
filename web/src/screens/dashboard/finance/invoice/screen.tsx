import { Navigate, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { LazyBoundary, lazyPiece } from '../../../../lib/lazy-boundary'
import { toastMissing } from '../../../../lib/toast'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { InvoiceList } from './invoice-list'
import type { InvoicesSearch } from './search-params'

const Checkout = lazyPiece(async () => (await import('../shared/checkout')).Checkout)
const WaitingPayment = lazyPiece(
  async () => (await import('../shared/waiting-payment')).WaitingPayment,
)
const PaymentConfirmed = lazyPiece(
  async () => (await import('../shared/payment-confirmed')).PaymentConfirmed,
)

const TransactionDialog = lazyPiece(
  async () => (await import('./transaction-dialog')).TransactionDialog,
)
const InvoiceSummary = lazyPiece(async () => (await import('./summary')).InvoiceSummary)

const COMING = <SkeletonRows rows={6} height={56} />

/** What `page` says, of what the address names; of an address that names nothing there is no page. */
function findPage({ page, id, code, invoice: invoices, method, bank }: InvoicesSearch) {
  if (page === 'summary' && id !== undefined)
    return (
      <LazyBoundary key={id} fallback={COMING}>
        <InvoiceSummary id={id} />
      </LazyBoundary>
    )
  if (page === 'payment' && invoices !== undefined)
    return (
      <LazyBoundary key={invoices.join(' ')} fallback={COMING}>
        <Checkout invoices={invoices} method={method} bank={bank} at="/dashboard/finance/invoice" />
      </LazyBoundary>
    )
  if (page === 'waiting-payment' && code !== undefined)
    return (
      <LazyBoundary key={code} fallback={COMING}>
        <WaitingPayment code={code} />
      </LazyBoundary>
    )
  if (page === 'payment-confirmed' && code !== undefined)
    return (
      <LazyBoundary key={code} fallback={COMING}>
        <PaymentConfirmed code={code} />
      </LazyBoundary>
    )
  return undefined
}

interface OpenedProps {
  /** Of the payment whose dialog the address opens over the list, or over an invoice. */
  code: string
  /** The address without it. */
  under: InvoicesSearch
}

/** Closing it is going back to what it was opened over; where it was not, that is opened instead. */
function OpenedTransaction({ code, under }: OpenedProps) {
  const navigate = useNavigate()
  const { history } = useRouter()
  const isGoing = useRef(false)
  const close = () => {
    if (!history.location.state.isOver) {
      void navigate({ to: '/dashboard/finance/invoice', search: under, replace: true })
      return
    }
    // Pressed twice it is one step; where a question held it up, it can be pressed again.
    if (isGoing.current) return
    isGoing.current = true
    const arrive = () => {
      isGoing.current = false
    }
    window.addEventListener('popstate', arrive, { once: true })
    history.back()
  }
  return (
    <LazyBoundary
      onMissing={(error) => {
        close()
        toastMissing(error)
      }}
    >
      <TransactionDialog code={code} onClose={close} />
    </LazyBoundary>
  )
}

/** `/dashboard/finance/invoice`: the list, or what `page` says (Spec 2 §2). */
export default function InvoiceScreen() {
  const search = useSearch({ from: '/dashboard/finance/invoice' })
  const { transaction: code, ...under } = search
  const page = search.page === undefined ? <InvoiceList search={search} /> : findPage(search)
  // Without what it needs a page leads back to the list (Spec 2 §4).
  if (!page) return <Navigate to="/dashboard/finance/invoice" search={{}} replace />
  return (
    <>
      {page}
      {code !== undefined && <OpenedTransaction key={code} code={code} under={under} />}
    </>
  )
}
