import { Button, Text } from '@mantine/core'
import { INVOICES_PAGE_SIZE } from '@pasok/domain/invoices/invoices.constants'
import { UNPAID, UNPAID_STATES } from '@pasok/domain/invoices/invoices.list.topics'
import { SORTINGS_OF_INVOICES, type Sorting } from '@pasok/domain/kernel/sortings'
import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import type { InvoiceState } from '@pasok/domain/invoices/invoices.states'
import { invoiceTexts } from '@pasok/domain/invoices/invoices.texts'
import { MOST_MERGED } from '@pasok/domain/payments/payments.constants'
import { paymentErrors } from '@pasok/domain/payments/payments.errors'
import { IconCreditCard } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { BulkBar } from '../../../../documents/bulk-bar'
import { ListScreen } from '../../../../documents/list-screen'
import { useSort } from '../../../../documents/use-sort'
import { useInvoices } from '../../../../features/invoices/invoices.queries'
import { sumToPay } from '../shared/payable'
import { count as formatCount, rupiah } from '../../../../lib/format'
import {
  filtersOf,
  isSearched,
  NO_FILTERS,
  NO_SEARCH,
  searchByFilters,
  searchOf,
  withFilter,
} from '../../../../lib/list-search'
import { useCan } from '../../../../lib/session'
import { useTexts } from '../../../../lib/texts'
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

const ofStatus = (search: InvoicesSearch) =>
  filtersOf(search).find(({ by }) => by === 'lastStatus')?.value

/** Invoices that are still to be paid are listed by their due date: what is overdue first. */
function usualSort(search: InvoicesSearch): Sorting | undefined {
  const status = ofStatus(search)
  return status === UNPAID || UNPAID_STATES.some((one) => one === status) ? 'due' : undefined
}

/** The same search in one status; without one, in all. */
function inStatus(search: InvoicesSearch, status: InvoiceState | undefined) {
  const filters = filtersOf(search).filter(({ by }) => by !== 'lastStatus')
  const next = status ? withFilter(filters, { by: 'lastStatus', value: status }) : filters
  return { ...NO_FILTERS, ...searchByFilters(next) }
}

/** The company's invoices, newest first (Spec 2 §2); unpaid ones by their due date. */
export function InvoiceList({ search }: { search: InvoicesSearch }) {
  const t = useTexts(invoiceTexts)
  const navigate = useNavigate()
  const canPay = useCan('invoices.pay')
  const { skip = 0, limit = INVOICES_PAGE_SIZE } = search
  const usual = usualSort(search)
  const asked = searchOf({ ...search, sort: search.sort ?? usual })
  const invoices = useInvoices(asked, skip, limit)
  const chosen = useChosen(search, invoices.data?.rows ?? NO_ROWS)
  const { pay, dialog } = usePaying()
  const payChosen = () => pay(chosen.rows)
  const actionsOf = useInvoiceActions(search)
  const columns = useInvoiceColumns({ first: skip * limit + 1, actionsOf })
  const go = (next: Partial<InvoicesSearch>) =>
    void navigate({
      to: '/dashboard/finance/invoice',
      search: { ...search, ...chosen.address, ...next },
    })
  const searchFor = (next: Partial<InvoicesSearch>) =>
    go({ ...NO_SEARCH, ...next, skip: undefined })
  const payButton = canPay && chosen.rows.length === 0 && (
    <Button leftSection={<IconCreditCard size={16} aria-hidden />} {...ahead} onClick={payChosen}>
      {t('payInvoices')}
    </Button>
  )
  return (
    <div className={look('min-w-0')}>
      <ListScreen<Invoice>
        title={t('heading')}
        actions={payButton || undefined}
        filters={
          <>
            <InvoiceSums
              chosen={ofStatus(search)}
              onChoose={(status) => go({ ...inStatus(search, status), skip: undefined })}
            />
            <InvoiceFilters asked={searchOf(search)} onSearch={searchFor} />
          </>
        }
        query={invoices}
        address={{ skip, limit }}
        go={go}
        pageSizes={INVOICE_PAGE_SIZES}
        sort={useSort({ sorts: SORTINGS_OF_INVOICES, sort: search.sort, usual, go })}
        label={t('heading')}
        columns={columns}
        rowKey={numberOf}
        rowName={numberOf}
        rowLink={({ invoice_number: id }) => ({
          to: '/dashboard/finance/invoice',
          search: { page: 'summary', id },
        })}
        {...chosen.table}
        none={<NoInvoices isSearched={isSearched(asked)} onClear={() => searchFor({})} />}
      >
        <PayBar chosen={chosen} onPay={payChosen} />
      </ListScreen>
      {dialog}
    </div>
  )
}
