import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { Fetched, FetchedScreen, pieceOf } from '../../../../lib/fetched'
import { tellMissing } from '../../../../lib/tell-missing'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import type { CheckoutProps } from '../shared/checkout'
import { InvoiceList } from './invoice-list'
import type { InvoicesSearch } from './search-params'
import type { TransactionDialog } from './transaction-dialog'

const checkout = pieceOf<CheckoutProps>(async () => (await import('../shared/checkout')).Checkout)
const waiting = pieceOf<{ code: string }>(
  async () => (await import('../shared/waiting-payment')).WaitingPayment,
)
const confirmed = pieceOf<{ code: string }>(
  async () => (await import('../shared/payment-confirmed')).PaymentConfirmed,
)

const dialog = pieceOf<Parameters<typeof TransactionDialog>[0]>(
  async () => (await import('./transaction-dialog')).TransactionDialog,
)
const summary = pieceOf<{ id: string }>(async () => (await import('./summary')).InvoiceSummary)

const COMING = <SkeletonRows rows={6} height={56} />

/** What `page` says, of what the address names; of an address that names nothing there is no page. */
function findPage({ page, id, code, invoice: invoices, method, bank }: InvoicesSearch) {
  if (page === 'summary' && id !== undefined)
    return <FetchedScreen key={id} piece={summary} props={{ id }} fallback={COMING} />
  if (page === 'payment' && invoices !== undefined) {
    const props = { invoices, method, bank, at: '/dashboard/finance/invoice' } as const
    return <FetchedScreen piece={checkout} props={props} fallback={COMING} />
  }
  if (page === 'waiting-payment' && code !== undefined)
    return <FetchedScreen key={code} piece={waiting} props={{ code }} fallback={COMING} />
  if (page === 'payment-confirmed' && code !== undefined)
    return <FetchedScreen key={code} piece={confirmed} props={{ code }} fallback={COMING} />
  return undefined
}

/** The payment whose dialog the address opens over the list, or over an invoice. */
function OpenedTransaction({ search }: { search: InvoicesSearch }) {
  const navigate = useNavigate()
  const { transaction: code, ...others } = search
  if (code === undefined) return null
  const close = () =>
    void navigate({ to: '/dashboard/finance/invoice', search: others, replace: true })
  return (
    <Fetched
      key={code}
      piece={dialog}
      props={{ code, onClose: close }}
      onMissing={(error) => {
        close()
        tellMissing(error)
      }}
    />
  )
}

/** `/dashboard/finance/invoice`: the list, or what `page` says (Spec 2 §2). */
export function InvoiceScreen() {
  const search = useSearch({ from: '/dashboard/finance/invoice' })
  const page = search.page === undefined ? <InvoiceList search={search} /> : findPage(search)
  // Without what it needs a page leads back to the list (Spec 2 §4).
  if (!page) return <Navigate to="/dashboard/finance/invoice" search={{}} replace />
  return (
    <>
      {page}
      <OpenedTransaction search={search} />
    </>
  )
}
