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

/** Returns the page for the search parameters; undefined when one is missing. */
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
  /** Code of the payment whose dialog is open over the list or an invoice. */
  code: string
  /** Search parameters without the dialog. */
  under: InvoicesSearch
}

/** Closing the dialog goes back; if it was opened by its address, the page below is opened instead. */
function OpenedTransaction({ code, under }: OpenedProps) {
  const navigate = useNavigate()
  const { history } = useRouter()
  const isGoing = useRef(false)
  const close = () => {
    if (!history.location.state.isOver) {
      void navigate({ to: '/dashboard/finance/invoice', search: under, replace: true })
      return
    }
    // A double press goes back once. If a confirmation prevented it, the next press goes back.
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

/** `/dashboard/finance/invoice`: the list, or the page named by `page` (Spec 2 §2). */
export default function InvoiceScreen() {
  const search = useSearch({ from: '/dashboard/finance/invoice' })
  const { transaction: code, ...under } = search
  const page = search.page === undefined ? <InvoiceList search={search} /> : findPage(search)
  // A page with missing parameters redirects to the list (Spec 2 §4).
  if (!page) return <Navigate to="/dashboard/finance/invoice" search={{}} replace />
  return (
    <>
      {page}
      {code !== undefined && <OpenedTransaction key={code} code={code} under={under} />}
    </>
  )
}
