import { Button, Text } from '@mantine/core'
import { INVOICES_PAGE_SIZE } from '@pasok/domain/invoices/invoices.constants'
import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import type { InvoiceState } from '@pasok/domain/invoices/invoices.states'
import { invoiceTexts } from '@pasok/domain/invoices/invoices.texts'
import { MOST_MERGED } from '@pasok/domain/payments/payments.constants'
import { paymentErrors } from '@pasok/domain/payments/payments.errors'
import { IconCreditCard } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { BulkBar } from '../../../../documents/bulk-bar'
import { CutOffNote } from '../../../../documents/cut-off-note'
import { LoadError } from '../../../../documents/load-error'
import { useInvoices } from '../../../../features/invoices/invoices.queries'
import { sumToPay } from '../shared/payable'
import { isCutOff } from '../../../../lib/cut-off'
import { count as formatCount, rupiah } from '../../../../lib/format'
import { BY_DATE, NO_SEARCH, searchOf } from '../../../../lib/list-search'
import { useCan } from '../../../../lib/session'
import { useTexts } from '../../../../lib/texts'
import { DataTable } from '../../../../ui/data-table'
import { PageHead } from '../../../../ui/page-head'
import { Pager } from '../../../../ui/pager'
import { useInvoiceColumns } from './invoice-columns'
import { InvoiceFilters } from './invoice-filters'
import { InvoiceSums } from './invoice-sums'
import { NoInvoices } from './no-invoices'
import { INVOICE_PAGE_SIZES, type InvoicesSearch } from './search-params'
import { useInvoiceActions } from './use-invoice-actions'
import { numberOf, useChosen, type Chosen } from './use-chosen'
import { methodAhead, usePaying } from './use-paying'
import { look } from '../../../../ui/look'

const NO_ROWS: readonly Invoice[] = []

const ahead = { onPointerEnter: methodAhead, onFocus: methodAhead } as const

/**
 * How many are chosen and what they come to; the same button as in the head of the page, or that they
 * are too many for one payment.
 */
function PayBar({ chosen, onPay }: { chosen: Chosen; onPay: () => void }) {
  const t = useTexts(invoiceTexts)
  const te = useTexts(paymentErrors)
  const count = chosen.rows.length
  if (count === 0) return null
  const amount = rupiah(sumToPay(chosen.rows))
  const label =
    count === 1 ? t('oneChosen', { amount }) : t('chosen', { count: formatCount(count), amount })
  return (
    <BulkBar label={label} onClear={chosen.clear}>
      {count > MOST_MERGED ? (
        <Text size="sm">{te('tooMany')}</Text>
      ) : (
        <Button size="xs" {...ahead} onClick={onPay}>
          {t('payInvoices')}
        </Button>
      )}
    </BulkBar>
  )
}

interface RowsProps {
  invoices: ReturnType<typeof useInvoices>
  search: InvoicesSearch
  chosen: Chosen
  onPay: () => void
  go: (next: Partial<InvoicesSearch>) => void
}

function Rows({ invoices, search, chosen, onPay, go }: RowsProps) {
  const t = useTexts(invoiceTexts)
  const { skip = 0, limit = INVOICES_PAGE_SIZE } = search
  const actionsOf = useInvoiceActions(search)
  const columns = useInvoiceColumns({ first: skip * limit + 1, actionsOf })
  return (
    <div data-waiting={invoices.isPlaceholderData || undefined} className={look('fade', 'waiting')}>
      <DataTable<Invoice>
        label={t('heading')}
        columns={columns}
        rows={invoices.data?.rows}
        rowKey={numberOf}
        rowName={numberOf}
        rowLink={({ invoice_number: id }) => ({
          to: '/dashboard/finance/invoice',
          search: { page: 'summary', id },
        })}
        {...chosen.table}
        skeletonRows={limit}
        empty={
          <NoInvoices
            isSearched={search.by !== undefined}
            beyond={skip > 0}
            onClear={() => go({ ...NO_INVOICE_SEARCH, skip: 0 })}
            onFirst={() => go({ skip: 0 })}
          />
        }
      />
      <PayBar chosen={chosen} onPay={onPay} />
      {invoices.data && (
        <Pager
          page={skip}
          pageSize={limit}
          count={invoices.data.count}
          more={invoices.data.more}
          onPage={(page) => go({ skip: page })}
          pageSizes={INVOICE_PAGE_SIZES}
          onPageSize={(size) => go({ skip: 0, limit: size })}
        />
      )}
    </div>
  )
}

const NO_INVOICE_SEARCH = { ...NO_SEARCH, status: undefined } as const

/** A status alone, or with the due dates that are searched for; none takes it away. */
function inStatus({ by }: InvoicesSearch, status: InvoiceState | undefined) {
  if (by === BY_DATE) return { status }
  return { ...NO_INVOICE_SEARCH, ...(status && { by: 'lastStatus' as const, value: status }) }
}

/** The company's invoices, newest first (Spec 2 §2). */
export function InvoiceList({ search }: { search: InvoicesSearch }) {
  const t = useTexts(invoiceTexts)
  const navigate = useNavigate()
  const canPay = useCan('invoices.pay')
  const { skip = 0, limit = INVOICES_PAGE_SIZE } = search
  const asked = searchOf(search)
  const invoices = useInvoices(asked, skip, limit, search.status)
  const chosen = useChosen(search, invoices.data?.rows ?? NO_ROWS)
  const { pay, dialog } = usePaying()
  const payChosen = () => pay(chosen.rows)
  const go = (next: Partial<InvoicesSearch>) =>
    void navigate({
      to: '/dashboard/finance/invoice',
      search: { ...search, ...chosen.address, ...next },
    })
  const cutOff = isCutOff(invoices)
  return (
    <div className={look('min-w-0')}>
      <PageHead
        title={t('heading')}
        count={invoices.data?.count}
        more={invoices.data?.more}
        actions={
          canPay && chosen.rows.length === 0 ? (
            <Button
              leftSection={<IconCreditCard size={16} aria-hidden />}
              {...ahead}
              onClick={payChosen}
            >
              {t('payInvoices')}
            </Button>
          ) : undefined
        }
      />
      <InvoiceSums
        chosen={search.by === 'lastStatus' ? search.value : search.status}
        onChoose={(value) => go({ ...inStatus(search, value), skip: 0 })}
      />
      <InvoiceFilters
        asked={asked}
        onSearch={(next) => go({ ...NO_INVOICE_SEARCH, ...next, skip: 0 })}
      />
      {invoices.isError && !invoices.data && (
        <LoadError
          error={invoices.error}
          busy={invoices.isFetching}
          onRetry={() => void invoices.refetch()}
        />
      )}
      {cutOff && <CutOffNote />}
      {!cutOff && (invoices.data || !invoices.isError) && (
        <Rows invoices={invoices} search={search} chosen={chosen} onPay={payChosen} go={go} />
      )}
      {dialog}
    </div>
  )
}
