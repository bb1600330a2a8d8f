import { Anchor, Button, Text } from '@mantine/core'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { refundAccountTexts } from '@pasok/domain/payments/bank-accounts/banks.texts'
import { CURRENCY, GATEWAY_LABELS } from '@pasok/domain/payments/payments.constants'

import type { Money as MoneyRow } from '@pasok/domain/payments/money/money'
import { moneyTexts } from '@pasok/domain/payments/money/money.texts'
import { IconArrowBackUp, IconCheck, IconCoins } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { FormDialog } from '../../../documents/form-dialog'
import { MAX_ELSEWHERE } from '../../../documents/found-elsewhere'
import { ListScreen, PAGE_SIZE } from '../../../documents/list-screen'
import { StageTabs } from '../../../documents/stage-tabs'
import { StatusChip } from '../../../documents/status-chip'
import { useSeen } from '../../../documents/use-seen'
import { AccountLines } from '../../../features/payments/account-lines'
import {
  findMoney,
  useCallbackCount,
  useMoney,
  useMoneyCount,
  useMoneyMoves,
  useMoneyNow,
} from '../../../features/payments/provider-money.queries'
import { useRefundAccountOfMoney } from '../../../features/payments/own-accounts.queries'
import { writtenMoney } from '../../../features/payments/payments.moves'
import { writeAddress } from '../../../lib/address'
import { NONE, rupiah, useFormats } from '../../../lib/format'

import { useTexts } from '../../../lib/texts'
import type { Column, RowAction } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { look } from '../../../ui/look'
import { PageHead } from '../../../ui/page-head'
import { SearchBox } from '../../../ui/search-box'
import { ProofFields, useProofFields } from '../proof-fields'
import { MONEY_TABS, type MoneySearch, type MoneyTab } from '../search-params'
import { CallbacksPanel } from './callbacks-panel'
import { MoneyApplyDialog } from './money-apply-dialog'

interface MoneyReturnDialogProps {
  money: MoneyRow
  onClose: () => void
}

function PayerAccount({ moneyId }: { moneyId: string }) {
  const t = useTexts(refundAccountTexts)
  const account = useRefundAccountOfMoney(moneyId)
  return <AccountLines heading={t('heading')} none={t('none')} query={account} />
}

const dueOf = ({ lastStatus, refund_due, amount }: MoneyRow): number =>
  lastStatus === 'Refund Due' ? refund_due : amount

/** Records that unapplied money, or the rest of it, was refunded. */
function MoneyReturnDialog({ money, onClose }: MoneyReturnDialogProps) {
  const t = useTexts(moneyTexts)
  const { refund } = useMoneyMoves()
  const { take, isChanged, fields } = useProofFields()
  const newest = useMoneyNow(money)
  const written = (row: MoneyRow) => writtenMoney(dueOf(row), row.currency)
  const { seen, submit, form } = useSeen({
    newest,
    may: ({ lastStatus }) => lastStatus === 'Kept' || lastStatus === 'Refund Due',
    run: (row) => {
      const proved = take()
      return proved && refund(row._id, { ...proved, amount: dueOf(row) })
    },
    refreshes: ['money', 'payment'],
    onClose,
    differences: [{ label: t('amount'), mine: written(money), theirs: written(newest) }],
  })
  return (
    <FormDialog
      title={t('returnTitle', { amount: written(seen) })}
      submitLabel={t('return')}
      isChanged={isChanged}
      {...form}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t('returnText')}</Text>
      {money.payment && <PayerAccount moneyId={money._id} />}
      <ProofFields label={t('proof')} fields={fields} />
    </FormDialog>
  )
}

const STATES = { kept: 'Kept', refund: 'Refund Due', all: undefined } as const
const STATE_TABS = ['kept', 'refund', 'all'] as const

/** Why the money was not applied, and the amount to refund or the result. */
function Why({ row }: { row: MoneyRow }) {
  const t = useTexts(moneyTexts)
  const { reason, payment } = row
  return (
    <>
      {reason !== null && <div>{t(reason === 'amount' ? 'amountReason' : reason)}</div>}
      {reason === 'amount' && payment && (
        <div className={look('dimmed')}>{t('asked', { amount: rupiah(payment.amount) })}</div>
      )}
      {row.lastStatus === 'Refund Due' && (
        <div>{t('toReturn', { amount: rupiah(row.refund_due) })}</div>
      )}
      {row.decided_by !== null && (
        <div className={look('dimmed')}>{t('decidedBy', { name: row.decided_by })}</div>
      )}
      {row.note !== '' && <div className={look('dimmed')}>{row.note}</div>}
      {row.proof !== null && (
        <Anchor href={row.proof} target="_blank" rel="noopener noreferrer">
          {t('openProof')}
        </Anchor>
      )}
    </>
  )
}

function Named({ row: { payment, reference } }: { row: MoneyRow }) {
  if (!payment) return <>{reference || NONE}</>
  return (
    <>
      <Anchor
        renderRoot={(props) => (
          <Link {...props} to="/provider/payments/$code" params={{ code: payment.code }} />
        )}
      >
        {payment.code}
      </Anchor>{' '}
      <StatusChip status={payment.lastStatus} />
      <div className={look('dimmed')}>
        {payment.buyer_name} → {payment.vendor_name}
      </div>
    </>
  )
}

function useColumns(): Column<MoneyRow>[] {
  const t = useTexts(moneyTexts)
  const { dateTime } = useFormats()
  return [
    {
      key: 'received',
      head: t('received'),
      card: 'date',
      width: 150,
      cell: (row) => dateTime(row.paid_at),
    },
    {
      key: 'from',
      head: t('from'),
      card: 'title',
      cell: (row) => (
        <>
          {GATEWAY_LABELS[row.gateway]}
          <div className={look('dimmed')}>{row.account_number || row.external_id}</div>
        </>
      ),
    },
    { key: 'payment', head: t('payment'), cell: (row) => <Named row={row} /> },
    {
      key: 'amount',
      head: t('amount'),
      align: 'right',
      card: 'figure',
      cell: (row) => (
        <span className={look('nowrap')}>{writtenMoney(row.amount, row.currency)}</span>
      ),
    },
    { key: 'why', head: t('why'), cell: (row) => <Why row={row} /> },
    {
      key: 'status',
      head: t('status'),
      card: 'chip',
      width: 150,
      cell: ({ lastStatus }) => <StatusChip status={lastStatus} />,
    },
  ]
}

function NoMoney({ tab, onUnapplied }: { tab: MoneyTab; onUnapplied: () => void }) {
  const t = useTexts(moneyTexts)
  const isUnapplied = tab === 'kept'
  return (
    <EmptyState
      icon={<IconCoins size={22} />}
      text={t(isUnapplied ? 'noneKept' : 'none')}
      helper={isUnapplied ? t('noneKeptHelp') : undefined}
      action={
        isUnapplied ? undefined : (
          <Button variant="default" onClick={onUnapplied}>
            {t('showKept')}
          </Button>
        )
      }
    />
  )
}

interface Deciding {
  what: 'apply' | 'return'
  row: MoneyRow
}

function useActions(decide: (deciding: Deciding) => void) {
  const t = useTexts(moneyTexts)
  return (row: MoneyRow): RowAction[] => [
    ...(row.lastStatus === 'Kept' && row.currency === CURRENCY
      ? [
          {
            key: 'apply',
            label: t('apply'),
            icon: <IconCheck size={16} />,
            quick: true,
            onSelect: () => decide({ what: 'apply', row }),
          },
        ]
      : []),
    ...(row.lastStatus === 'Kept' || row.lastStatus === 'Refund Due'
      ? [
          {
            key: 'return',
            label: t('return'),
            icon: <IconArrowBackUp size={16} />,
            quick: true,
            onSelect: () => decide({ what: 'return', row }),
          },
        ]
      : []),
  ]
}

interface PanelProps {
  address: MoneySearch
  go: (next: MoneySearch, replace?: boolean) => void
}

function MoneyPanel({ tab, address, go }: PanelProps & { tab: keyof typeof STATES }) {
  const t = useTexts(moneyTexts)
  const tp = useTexts(providerTexts)
  const { search, skip = 0, limit = PAGE_SIZE } = address
  const query = useMoney({ lastStatus: STATES[tab], search, skip, limit })
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const columns = useColumns()
  const actions = useActions(setDeciding)
  const onSearch = useCallback((next: string | undefined) => go({ search: next }, true), [go])
  const findElsewhere = async (words: string, signal: AbortSignal) =>
    (await findMoney(words, MAX_ELSEWHERE, signal)).map((row) => {
      const there = STATE_TABS.find((key) => STATES[key] === row.lastStatus) ?? 'all'
      const href = `/provider/money${writeAddress({ tab: there, search: words })}`
      return { code: row.payment?.code ?? row.external_id, tab: t(there), address: href }
    })
  const close = () => setDeciding(null)
  return (
    <>
      <div className={look('row', 'wrap', 'gap-sm', 'mb-sm')}>
        <SearchBox label={t('search')} value={search ?? ''} onSearch={onSearch} />
      </div>
      <ListScreen
        query={query}
        address={address}
        go={go}
        label={`${tp('money')}: ${t(tab)}`}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowName={({ payment, external_id: id }) => payment?.code ?? id}
        rowActions={actions}
        elsewhere={{ list: 'listMoney', find: findElsewhere }}
        none={<NoMoney tab={tab} onUnapplied={() => go({ tab: 'kept' })} />}
      />
      {deciding?.what === 'apply' && <MoneyApplyDialog money={deciding.row} onClose={close} />}
      {deciding?.what === 'return' && <MoneyReturnDialog money={deciding.row} onClose={close} />}
    </>
  )
}

/** `/provider/money`: money reported by gateways, open decisions first. */
export default function MoneyScreen() {
  const t = useTexts(moneyTexts)
  const tp = useTexts(providerTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: '/provider/money' })
  const { tab = 'kept' } = address
  const counts = {
    kept: useMoneyCount('Kept').data,
    refund: useMoneyCount('Refund Due').data,
    all: null,
    callbacks: useCallbackCount().data,
  }
  const go = useCallback(
    (next: MoneySearch, replace = false) =>
      void navigate({
        to: '/provider/money',
        search: (before) => ({ ...before, skip: undefined, ...next }) as MoneySearch,
        replace,
      }),
    [navigate],
  )
  return (
    <>
      <PageHead title={tp('money')} />
      <StageTabs
        label={t('show')}
        chosen={tab}
        stages={MONEY_TABS.map((key) => ({ key, label: t(key), count: counts[key] }))}
        onTurn={(next) => go({ tab: next })}
      >
        {tab === 'callbacks' ? (
          <CallbacksPanel address={address} go={go} />
        ) : (
          <MoneyPanel tab={tab} address={address} go={go} />
        )}
      </StageTabs>
    </>
  )
}
