import { Button, Text, UnstyledButton } from '@mantine/core'
import { INVOICES_PAGE_SIZE } from '@pasok/domain/invoices/invoices.constants'
import { UNPAID, UNPAID_STATES } from '@pasok/domain/invoices/invoices.list.topics'
import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import type { InvoiceState } from '@pasok/domain/invoices/invoices.states'
import { invoiceTexts } from '@pasok/domain/invoices/invoices.texts'
import { type Sorting, SORTINGS_OF_INVOICES } from '@pasok/domain/kernel/sortings'
import { MAX_MERGED } from '@pasok/domain/payments/payments.constants'
import { paymentErrors } from '@pasok/domain/payments/payments.errors'
import {
  IconCreditCard,
  IconEye,
  IconFileInvoice,
  IconReceipt,
  IconSearchOff,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { BulkBar } from '../../../../documents/bulk-bar'
import { ListScreen } from '../../../../documents/list-screen'
import { LoadError } from '../../../../documents/load-error'
import { StatusChip } from '../../../../documents/status-chip'
import { useSort } from '../../../../documents/use-sort'
import {
  cacheInvoices,
  useInvoiceCounts,
  useInvoices,
  useInvoicesNamed,
} from '../../../../features/invoices/invoices.queries'
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
import type { RowAction } from '../../../../ui/data-table.types'
import { EmptyState } from '../../../../ui/empty-state'
import { look } from '../../../../ui/look'
import { Money } from '../../../../ui/money'
import { findLivePayment, sumToPay } from '../shared/payable'

import { useInvoiceColumns } from './invoice-columns'
import { InvoiceFilters } from './invoice-filters'
import classes from './invoice-list.module.css'
import { INVOICE_PAGE_SIZES, type InvoicesSearch } from './search-params'
import { methodAhead, usePaying } from './use-paying'

/** Withdrawn invoices are not counted. */
const COUNTED = [
  'Ready to Payment',
  'Waiting Payment',
  'Review Payment',
  'Paid',
] as const satisfies readonly InvoiceState[]

interface InvoiceSumsProps {
  /** Status of the active filter. */
  chosen: string | undefined
  onChoose: (status: InvoiceState | undefined) => void
}

/**
 * Totals of the company's invoices by status; pressing one filters the list, pressing it again removes the
 * filter.
 */
function InvoiceSums({ chosen, onChoose }: InvoiceSumsProps) {
  const t = useTexts(invoiceTexts)
  const { data, error, isFetching, refetch } = useInvoiceCounts()
  const sums = (
    <ul
      className={look('grid', 'auto-columns', 'gap-sm', 'phone-gap-xs', 'mb-md')}
      aria-label={t('sums')}
    >
      {COUNTED.map((status) => {
        const { count = 0, totalAmount = 0 } = data?.[status] ?? {}
        return (
          <li key={status}>
            <UnstyledButton
              className={`${classes.sum} ${look('block', 'w-full', 'p-sm-md', 'phone-p-xs-sm', 'frame', 'hover-border')}`}
              aria-pressed={chosen === status}
              onClick={() => onChoose(chosen === status ? undefined : status)}
            >
              <StatusChip status={status} />
              <span className={look('block', 'text-lg', 'mt-xs', 'phone-text-md')}>
                {data ? <Money amount={totalAmount} strong /> : '\u00a0'}
              </span>
              <span className={look('block', 'quiet', 'tiny')}>
                {data &&
                  (count === 1
                    ? t('oneInvoice')
                    : t('countInvoices', { count: formatCount(count) }))}
                &nbsp;
              </span>
            </UnstyledButton>
          </li>
        )
      })}
    </ul>
  )
  if (!error || data) return sums
  return (
    <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} inPlaceOf={sums} />
  )
}

const mayPay = ({ actions }: Invoice) => actions.pay
export const numberOf = ({ invoice_number: number }: Invoice) => number

/**
 * The invoices selected for payment, across pages; invoices being paid by now are excluded. The selection is
 * stored in the address, so that it survives leaving the page.
 */
export function useChosen(search: InvoicesSearch, rows: readonly Invoice[]) {
  const canPay = useCan('invoices.pay')
  const client = useQueryClient()
  const navigate = useNavigate()
  // Local state, so that a checkbox reacts immediately; the address follows.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(search.invoice))
  const lastWords = useRef(wordsOf(search.invoice))
  useEffect(() => {
    const words = wordsOf(search.invoice)
    // The address was changed by Back or the menu.
    if (words === lastWords.current) return
    lastWords.current = words
    setChosen(new Set(search.invoice))
  }, [search.invoice])
  const shown = new Map(rows.map((row) => [numberOf(row), row]))
  const beyond = canPay ? [...chosen].filter((number) => !shown.has(number)) : []
  const others = useInvoicesNamed(beyond).flatMap(({ data }) => data ?? [])
  const known = new Map([...shown, ...others.map((one) => [numberOf(one), one] as const)])
  const change = (next: ReadonlySet<string>) => {
    // Caches selected invoices that leave the page, to show them until they are loaded again.
    cacheInvoices(
      client,
      rows.filter((row) => next.has(numberOf(row)) && !chosen.has(numberOf(row))),
    )
    setChosen(next)
    lastWords.current = wordsOf([...next])
    void navigate({
      to: '/dashboard/finance/invoice',
      search: { ...search, ...addressOf(next) },
      replace: true,
      resetScroll: false,
    })
  }
  return {
    rows: [...chosen].flatMap((number) => known.get(number) ?? []).filter(mayPay),
    clear: () => change(new Set()),
    address: addressOf(chosen),
    ...(canPay && { table: { selection: { chosen, onChange: change }, choosable: mayPay } }),
  }
}

const wordsOf = (numbers: readonly string[] = []) => JSON.stringify(numbers)

const addressOf = (chosen: ReadonlySet<string>) => ({
  invoice: chosen.size > 0 ? [...chosen] : undefined,
})

type Chosen = ReturnType<typeof useChosen>

interface NoInvoicesProps {
  hasFilters: boolean
  onClear: () => void
}

/** Explains an empty list (Spec 2 §2). */
export function NoInvoices({ hasFilters, onClear }: NoInvoicesProps) {
  const t = useTexts(invoiceTexts)
  const canReadReceipts = useCan('receipts.read')
  if (hasFilters)
    return (
      <EmptyState
        icon={<IconSearchOff size={22} />}
        text={t('empty')}
        helper={t('emptyHelpSearch')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('clearSearch')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      icon={<IconFileInvoice size={22} />}
      text={t('empty')}
      helper={t('emptyHelp')}
      action={
        canReadReceipts ? (
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="/dashboard/good-receipt-note" />}
          >
            {t('toReceipts')}
          </Button>
        ) : undefined
      }
    />
  )
}

/** Row actions: Detail Invoice, and Transaction while the invoice is being paid (Spec 2 §2). */
function useInvoiceActions(search: InvoicesSearch) {
  const t = useTexts(invoiceTexts)
  const navigate = useNavigate()
  const go = (next: InvoicesSearch, isOver = false) =>
    void navigate({ to: '/dashboard/finance/invoice', search: next, state: { isOver } })
  return (invoice: Invoice): RowAction[] => {
    const payment = findLivePayment(invoice)
    const detail: RowAction = {
      key: 'detail',
      label: t('detail'),
      icon: <IconEye size={16} />,
      onSelect: () => go({ page: 'summary', id: invoice.invoice_number }),
    }
    if (payment === undefined) return [detail]
    const transaction: RowAction = {
      key: 'transaction',
      label: t('transaction'),
      icon: <IconReceipt size={16} />,
      quick: true,
      onSelect: () => go({ ...search, transaction: payment.code }, true),
    }
    return [detail, transaction]
  }
}

const NO_ROWS: readonly Invoice[] = []

const ahead = { onPointerEnter: methodAhead, onFocus: methodAhead } as const

/**
 * Number and total of the selected invoices, with the Pay button, or a note that they are too many for one
 * payment.
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
      {count > MAX_MERGED ? (
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

/** Unpaid invoices are sorted by due date, overdue ones first. */
function usualSort(search: InvoicesSearch): Sorting | undefined {
  const status = ofStatus(search)
  return status === UNPAID || UNPAID_STATES.some((one) => one === status) ? 'due' : undefined
}

function inStatus(search: InvoicesSearch, status: InvoiceState | undefined) {
  const filters = filtersOf(search).filter(({ by }) => by !== 'lastStatus')
  const next = status ? withFilter(filters, { by: 'lastStatus', value: status }) : filters
  return { ...NO_FILTERS, ...searchByFilters(next) }
}

/** The company's invoices (Spec 2 §2): newest first, unpaid ones by due date. */
export function InvoiceList({ search }: { search: InvoicesSearch }) {
  const t = useTexts(invoiceTexts)
  const navigate = useNavigate()
  const canPay = useCan('invoices.pay')
  const { skip = 0, limit = INVOICES_PAGE_SIZE } = search
  const usual = usualSort(search)
  const applied = searchOf({ ...search, sort: search.sort ?? usual })
  const invoices = useInvoices(applied, skip, limit)
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
            <InvoiceFilters applied={searchOf(search)} onSearch={searchFor} />
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
        none={<NoInvoices hasFilters={isSearched(applied)} onClear={() => searchFor({})} />}
      >
        <PayBar chosen={chosen} onPay={payChosen} />
      </ListScreen>
      {dialog}
    </div>
  )
}
