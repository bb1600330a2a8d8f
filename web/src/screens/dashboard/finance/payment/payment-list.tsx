import { Button, Select } from '@mantine/core'
import { statusTexts } from '@pasok/domain/kernel/status.texts'
import type { PaymentKind, Transaction } from '@pasok/domain/payments/payments.model'
import { paymentListTexts } from '@pasok/domain/payments/payments.pay.texts'
import { isLive, PAYMENT_STATES } from '@pasok/domain/payments/payments.states'
import { paymentTexts } from '@pasok/domain/payments/payments.texts'
import { IconCash } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { CutOffNote } from '../../../../documents/cut-off-note'
import { LoadError } from '../../../../documents/load-error'
import { useTransactions } from '../../../../features/payments/payments.queries'
import { isCutOff } from '../../../../lib/cut-off'
import { useTexts } from '../../../../lib/texts'
import { DataTable } from '../../../../ui/data-table'
import { EmptyState } from '../../../../ui/empty-state'
import { NoRows } from '../../../../ui/no-rows'
import { PageHead } from '../../../../ui/page-head'
import { Pager } from '../../../../ui/pager'
import { SearchBox } from '../../../../ui/search-box'
import { usePaymentColumns } from './payment-columns'
import { PAYMENT_PAGE_SIZES, type PaymentsSearch } from './search-params'
import { look } from '../../../../ui/look'

/** In the order in which they are offered. */
const KINDS = [
  'Virtual Account',
  'Manual Bank Transfer',
  'Bank Transfer Page',
] as const satisfies readonly PaymentKind[]
const kindOf = ({ kind }: PaymentsSearch) => KINDS.find((one) => one === kind)

const LIST = '/dashboard/finance/payment'
const [PAGE_SIZE] = PAYMENT_PAGE_SIZES

/** Where a payment is waited for, or what became of it. */
const linkTo = ({ code, lastStatus }: Transaction) =>
  ({
    to: '/dashboard/finance/invoice',
    search: { page: isLive(lastStatus) ? 'waiting-payment' : 'payment-confirmed', code },
  }) as const

interface FiltersProps {
  search: PaymentsSearch
  onGo: (next: PaymentsSearch) => void
}

function Filters({ search, onGo }: FiltersProps) {
  const t = useTexts(paymentListTexts)
  const ts = useTexts(statusTexts)
  const tp = useTexts(paymentTexts)
  // From the first page on, as many rows to a page as before.
  const go = (next: PaymentsSearch) => onGo({ ...search, skip: undefined, ...next })
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

interface RowsProps extends FiltersProps {
  payments: ReturnType<typeof useTransactions>
}

function Rows({ search, onGo, payments }: RowsProps) {
  const tp = useTexts(paymentTexts)
  const { search: words, status, kind, skip = 0, limit = PAGE_SIZE } = search
  const columns = usePaymentColumns(skip * limit + 1)
  const { data, error, isFetching, isPlaceholderData, refetch } = payments
  if (isCutOff(payments)) return <CutOffNote />
  if (error && !data)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  const { skip: _page, limit: _size, ...asked } = search
  const size = limit === PAGE_SIZE ? {} : { limit }
  return (
    <div className={look('fade', 'waiting')} data-waiting={isPlaceholderData || undefined}>
      <DataTable<Transaction>
        label={tp('heading')}
        columns={columns}
        rows={data?.rows}
        rowKey={({ id }) => id}
        rowLink={linkTo}
        skeletonRows={limit}
        empty={
          <NoRows
            search={words}
            beyond={skip > 0}
            onClear={() => onGo({ ...size, ...(status && { status }), ...(kind && { kind }) })}
            onFirst={() => onGo({ ...asked, ...size })}
          >
            <NoPayments isFiltered={(status ?? kind) !== undefined} onAll={() => onGo(size)} />
          </NoRows>
        }
      />
      {data && (
        <Pager
          page={skip}
          pageSize={limit}
          count={data.count}
          more={data.more}
          onPage={(page) => onGo({ ...asked, ...size, ...(page > 0 && { skip: page }) })}
          pageSizes={PAYMENT_PAGE_SIZES}
          onPageSize={(next) => onGo({ ...asked, ...(next !== PAGE_SIZE && { limit: next }) })}
        />
      )}
    </div>
  )
}

/** The company's payments, newest first: a press opens where one is waited for, or its result. */
export function PaymentList({ search }: { search: PaymentsSearch }) {
  const t = useTexts(paymentTexts)
  const navigate = useNavigate()
  const { search: words, status, skip = 0, limit = PAGE_SIZE } = search
  const payments = useTransactions({ search: words, status, kind: kindOf(search), skip, limit })
  const go = (next: PaymentsSearch) => void navigate({ to: LIST, search: next })
  return (
    <>
      <PageHead title={t('heading')} count={payments.data?.count} more={payments.data?.more} />
      <Filters search={search} onGo={go} />
      <Rows search={search} onGo={go} payments={payments} />
    </>
  )
}
