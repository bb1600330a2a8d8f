import { Button } from '@mantine/core'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import type { ReviewedTransaction } from '@pasok/domain/payments/payments.model'
import { providerPaymentTexts } from '@pasok/domain/payments/payments.provider.texts'
import { paymentTexts } from '@pasok/domain/payments/payments.texts'
import { IconCash } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { MAX_ELSEWHERE } from '../../../documents/found-elsewhere'
import { ListScreen, PAGE_SIZE } from '../../../documents/list-screen'
import { StageTabs } from '../../../documents/stage-tabs'
import { StatusChip } from '../../../documents/status-chip'
import {
  findProviderPayments,
  useProviderPayments,
  useToConfirmCount,
} from '../../../features/payments/provider-payments.queries'
import { writeAddress } from '../../../lib/address'
import { useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import type { Column } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { Money } from '../../../ui/money'
import { PageHead } from '../../../ui/page-head'
import { SearchBox } from '../../../ui/search-box'
import { PAYMENT_TABS, type ProviderPaymentsSearch, type PaymentTab } from '../search-params'
import { look } from '../../../ui/look'

const STATES = {
  review: 'Review Payment',
  waiting: 'Waiting Payment',
  paid: 'Paid',
  all: undefined,
} as const satisfies Record<PaymentTab, string | undefined>

function useColumns(): Column<ReviewedTransaction>[] {
  const t = useTexts(providerPaymentTexts)
  const tm = useTexts(paymentTexts)
  const { dateTime } = useFormats()
  return [
    { key: 'code', head: t('code'), card: 'title', cell: ({ code }) => code },
    { key: 'buyer', head: t('buyer'), cell: ({ buyer }) => buyer.name },
    { key: 'vendor', head: t('vendor'), cell: ({ vendor }) => vendor.name },
    {
      key: 'method',
      head: t('method'),
      cell: ({ payment_method: method, bank_name: bank }) => `${tm(method)} · ${bank}`,
    },
    {
      key: 'created',
      head: t('created'),
      card: 'date',
      width: 150,
      cell: ({ createdAt }) => dateTime(createdAt),
    },
    {
      key: 'amount',
      head: t('amount'),
      align: 'right',
      card: 'figure',
      cell: ({ expected_amount: amount }) => <Money amount={amount} />,
    },
    {
      key: 'status',
      head: t('status'),
      card: 'chip',
      width: 170,
      cell: ({ lastStatus }) => <StatusChip status={lastStatus} />,
    },
  ]
}

function NoPayments({ tab, onReview }: { tab: PaymentTab; onReview: () => void }) {
  const t = useTexts(providerPaymentTexts)
  const isReview = tab === 'review'
  return (
    <EmptyState
      icon={<IconCash size={22} />}
      text={t(isReview ? 'noneReview' : 'none')}
      helper={isReview ? t('noneReviewHelp') : undefined}
      action={
        isReview ? undefined : (
          <Button variant="default" onClick={onReview}>
            {t('showReview')}
          </Button>
        )
      }
    />
  )
}

/** `/provider/payments`: payments to the platform, transfers to confirm first. */
export default function PaymentsScreen() {
  const t = useTexts(providerPaymentTexts)
  const tp = useTexts(providerTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: '/provider/payments' })
  const { tab = 'review', search, skip = 0, limit = PAGE_SIZE } = address
  const query = useProviderPayments({ lastStatus: STATES[tab], search, skip, limit })
  const toConfirm = useToConfirmCount().data
  const columns = useColumns()
  const go = useCallback(
    (next: ProviderPaymentsSearch, replace = false) =>
      void navigate({
        to: '/provider/payments',
        search: (before) => ({ ...before, skip: undefined, ...next }) as ProviderPaymentsSearch,
        replace,
      }),
    [navigate],
  )
  const onSearch = useCallback((next: string | undefined) => go({ search: next }, true), [go])
  return (
    <>
      <PageHead title={tp('payments')} />
      <StageTabs
        label={t('show')}
        chosen={tab}
        stages={PAYMENT_TABS.map((key) => ({
          key,
          label: t(key),
          count: key === 'review' ? toConfirm : null,
        }))}
        onTurn={(next) => go({ tab: next })}
      >
        <div className={look('row', 'wrap', 'gap-sm', 'mb-sm')}>
          <SearchBox label={t('search')} value={search ?? ''} onSearch={onSearch} />
        </div>
        <ListScreen
          query={query}
          address={address}
          go={go}
          label={`${tp('payments')}: ${t(tab)}`}
          columns={columns}
          rowKey={({ code }) => code}
          rowLink={({ code }) => ({ to: '/provider/payments/$code', params: { code } })}
          elsewhere={{
            list: 'listProviderTransactions',
            find: async (words, signal) =>
              (await findProviderPayments(words, MAX_ELSEWHERE, signal)).map((row) => {
                const there =
                  PAYMENT_TABS.find((key) => STATES[key] === row.lastStatus) ?? ('all' as const)
                const href = `/provider/payments${writeAddress({ tab: there, search: words })}`
                return { code: row.code, tab: t(there), address: href }
              }),
          }}
          none={<NoPayments tab={tab} onReview={() => go({ tab: 'review' })} />}
        />
      </StageTabs>
    </>
  )
}
