import { Button, Select } from '@mantine/core'
import { statusTexts } from '@pasok/domain/kernel/status.texts'
import type { PaymentKind, Transaction } from '@pasok/domain/payments/payments.model'
import { paymentListTexts } from '@pasok/domain/payments/payments.pay.texts'
import { isLive, PAYMENT_STATES } from '@pasok/domain/payments/payments.states'
import { paymentTexts } from '@pasok/domain/payments/payments.texts'
import { IconCash } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ListScreen } from '../../../../documents/list-screen'
import { StatusChip } from '../../../../documents/status-chip'
import { useTransactions } from '../../../../features/payments/payments.queries'
import { count, useFormats } from '../../../../lib/format'
import { LazyBoundary, lazyPiece } from '../../../../lib/lazy-boundary'
import { useTexts } from '../../../../lib/texts'
import { Code } from '../../../../ui/code'
import type { Column } from '../../../../ui/data-table.types'
import { EmptyState } from '../../../../ui/empty-state'
import { look } from '../../../../ui/look'
import { Money } from '../../../../ui/money'
import { SearchBox } from '../../../../ui/search-box'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { PAYMENT_PAGE_SIZES, type BuyerPaymentsSearch } from './search-params'

/** Columns of the payments; `first` is the number of the first row. */
function usePaymentColumns(first: number): readonly Column<Transaction>[] {
  const t = useTexts(paymentListTexts)
  const tp = useTexts(paymentTexts)
  const { dateTime } = useFormats()
  const invoicesOf = ([one, ...others]: Transaction['invoices']) => {
    const number = one?.invoice_number ?? ''
    return others.length === 0 ? number : t('andMore', { first: number, count: others.length })
  }
  return [
    {
      key: 'number',
      head: t('number'),
      cell: (_, index) => count(first + index),
      align: 'right',
      width: 56,
      card: 'none',
    },
    {
      key: 'code',
      head: t('code'),
      cell: ({ code }) => <Code value={code} copyable={false} />,
      card: 'title',
    },
    { key: 'vendor', head: t('vendor'), cell: ({ vendor }) => vendor.name },
    { key: 'invoices', head: t('invoices'), cell: ({ invoices }) => invoicesOf(invoices) },
    {
      key: 'method',
      head: t('method'),
      cell: ({ payment_method: method, bank_name: bank }) => `${tp(method)} · ${bank}`,
    },
    {
      key: 'total',
      head: t('total'),
      cell: ({ expected_amount: amount }) => <Money amount={amount} />,
      align: 'right',
      card: 'figure',
    },
    {
      key: 'date',
      head: t('date'),
      cell: ({ createdAt }) => dateTime(createdAt),
      card: 'date',
    },
    {
      key: 'status',
      head: t('status'),
      cell: ({ lastStatus }) => <StatusChip status={lastStatus} />,
      card: 'chip',
    },
  ]
}

/** In display order. */
const KINDS = [
  'Virtual Account',
  'Manual Bank Transfer',
  'Bank Transfer Page',
] as const satisfies readonly PaymentKind[]
const kindOf = ({ kind }: BuyerPaymentsSearch) => KINDS.find((one) => one === kind)

const LIST = '/dashboard/finance/payment'
const [PAGE_SIZE] = PAYMENT_PAGE_SIZES

const linkTo = ({ code, lastStatus }: Transaction) =>
  ({
    to: '/dashboard/finance/invoice',
    search: { page: isLive(lastStatus) ? 'waiting-payment' : 'payment-confirmed', code },
  }) as const

interface FiltersProps {
  search: BuyerPaymentsSearch
  onGo: (next: BuyerPaymentsSearch) => void
}

function Filters({ search, onGo }: FiltersProps) {
  const t = useTexts(paymentListTexts)
  const ts = useTexts(statusTexts)
  const tp = useTexts(paymentTexts)
  // Resets the page but not the page size.
  const go = (next: BuyerPaymentsSearch) => onGo({ skip: undefined, ...next })
  return (
    <div className={look('row', 'wrap', 'gap-sm', 'mb-sm')}>
      <SearchBox
        label={t('search')}
        value={search.search ?? ''}
        onSearch={(next) => go({ search: next })}
      />
      <Select
        className={look('filter-field')}
        aria-label={t('anyStatus')}
        placeholder={t('anyStatus')}
        data={PAYMENT_STATES.map((state) => ({ value: state, label: ts(state) }))}
        clearable
        clearButtonProps={{ 'aria-label': t('anyStatus') }}
        value={search.status ?? null}
        onChange={(value) => go({ status: PAYMENT_STATES.find((state) => state === value) })}
      />
      <Select
        className={look('filter-field')}
        aria-label={t('anyKind')}
        placeholder={t('anyKind')}
        data={KINDS.map((kind) => ({ value: kind, label: tp(kind) }))}
        clearable
        clearButtonProps={{ 'aria-label': t('anyKind') }}
        value={kindOf(search) ?? null}
        onChange={(value) => go({ kind: KINDS.find((kind) => kind === value) })}
      />
    </div>
  )
}

function NoPayments({ isFiltered, onAll }: { isFiltered: boolean; onAll: () => void }) {
  const t = useTexts(paymentListTexts)
  return (
    <EmptyState
      icon={<IconCash size={22} />}
      text={t(isFiltered ? 'noneSo' : 'none')}
      helper={isFiltered ? undefined : t('noneHelp')}
      action={
        isFiltered ? (
          <Button variant="default" onClick={onAll}>
            {t('showAll')}
          </Button>
        ) : (
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="/dashboard/finance/invoice" />}
          >
            {t('toInvoices')}
          </Button>
        )
      }
    />
  )
}

/** The company's payments, newest first; pressing one opens the pending payment or its result. */
function PaymentList({ search }: { search: BuyerPaymentsSearch }) {
  const t = useTexts(paymentTexts)
  const navigate = useNavigate()
  const { search: words, status, skip = 0, limit = PAGE_SIZE } = search
  const kind = kindOf(search)
  const payments = useTransactions({ search: words, status, kind, skip, limit })
  const go = (next: BuyerPaymentsSearch) =>
    void navigate({ to: LIST, search: { ...search, ...next } })
  return (
    <ListScreen<Transaction>
      title={t('heading')}
      filters={<Filters search={search} onGo={go} />}
      query={payments}
      address={search}
      go={go}
      pageSizes={PAYMENT_PAGE_SIZES}
      label={t('heading')}
      columns={usePaymentColumns(skip * limit + 1)}
      rowKey={({ id }) => id}
      rowLink={linkTo}
      none={
        <NoPayments
          isFiltered={(status ?? kind) !== undefined}
          onAll={() => go({ status: undefined, kind: undefined, skip: undefined })}
        />
      }
    />
  )
}

const Checkout = lazyPiece(async () => (await import('../shared/checkout')).Checkout)

/** `/dashboard/finance/payment`: the checkout for the invoices in `invoice`, otherwise the payments. */
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
