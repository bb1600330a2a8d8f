import { TextInput } from '@mantine/core'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import type { ProviderBank } from '@pasok/domain/payments/bank-accounts/banks.model'
import { providerBankTexts } from '@pasok/domain/payments/payments.provider.texts'
import { findAccountProblem } from '@pasok/domain/payments/bank-accounts/banks.rules'
import { ownAccountTexts } from '@pasok/domain/payments/bank-accounts/banks.texts'
import { GATEWAY_LABELS } from '@pasok/domain/payments/payments.constants'
import { IconBuildingBank, IconPencil, IconTrash } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { CopyCode } from '../../../documents/copy-code'
import { CutOffNote } from '../../../documents/cut-off-note'
import { FailureNotice } from '../../../documents/failure-notice'
import { FormDialog } from '../../../documents/form-dialog'
import { LoadError } from '../../../documents/load-error'
import { StatusChip } from '../../../documents/status-chip'
import { useAct } from '../../../documents/use-act'
import { useSeen } from '../../../documents/use-seen'
import { AccountCheck } from '../../../features/payments/account-check'
import { useInquiry } from '../../../features/payments/own-accounts.queries'
import { useBankMoves, useProviderBanks } from '../../../features/payments/provider-money.queries'
import { ApiError } from '../../../lib/api-error'
import { hasWords } from '../../../lib/list-slices'
import { isCutOff } from '../../../lib/is-cut-off'
import { rupiah } from '../../../lib/format'
import { useTexts, useTx } from '../../../lib/texts'
import { DataTable } from '../../../ui/data-table'
import type { Column, RowAction } from '../../../ui/data-table.types'
import { look } from '../../../ui/look'
import { NoRows } from '../../../ui/no-rows'
import { PageHead } from '../../../ui/page-head'
import { SearchBox } from '../../../ui/search-box'
import { BankDialog } from './bank-dialog'

/**
 * Dialog for the provider's account at a bank: the bank reports the account holder, then the account is saved.
 */
function BankAccountDialog({ bank, onClose }: { bank: ProviderBank; onClose: () => void }) {
  const t = useTexts(providerBankTexts)
  const to = useTexts(ownAccountTexts)
  const tf = useTexts(formTexts)
  const tx = useTx()
  const { setAccount } = useBankMoves()
  const inquiry = useInquiry()
  const [typed, setTyped] = useState(bank.account_number)
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const holder = inquiry.data?.account_holder
  const { submit, form } = useSeen({
    newest: bank,
    may: ({ active }) => active,
    run: (seen) => (holder === undefined ? undefined : setAccount(seen, typed)),
    refreshes: ['bank'],
    onClose,
  })
  const problem = isTried ? findAccountProblem('account_number', typed) : undefined
  const reported =
    inquiry.error instanceof ApiError ? inquiry.error.issueAt('account_number') : undefined
  const check = () => {
    setTried(true)
    if (inquiry.isPending) return
    if (findAccountProblem('account_number', typed)) field.current?.focus()
    else inquiry.mutate({ bank_code: bank.code, account_number: typed })
  }
  return (
    <FormDialog
      title={t('accountTitle', { bank: bank.name_code })}
      submitLabel={tf('save')}
      isChanged={typed !== bank.account_number}
      {...form}
      canSubmit={form.canSubmit && holder !== undefined}
      failure={form.failure ?? (reported === undefined ? inquiry.error : null)}
      failureTitle={t('failedAccount')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        ref={field}
        data-autofocus
        withAsterisk
        label={to('number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={typed}
        error={reported ?? (problem && tx(problem))}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          // The account holder belongs to the previous input.
          inquiry.reset()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || holder !== undefined) return
          event.preventDefault()
          if (!event.repeat) check()
        }}
      />
      <AccountCheck holder={holder} isChecking={inquiry.isPending} onCheck={check} />
    </FormDialog>
  )
}

function useLimits() {
  const t = useTexts(providerBankTexts)
  return ({ minimum_amount: min, maximum_amount: max }: ProviderBank): string => {
    if (min !== null && max !== null) return t('between', { least: rupiah(min), most: rupiah(max) })
    if (min !== null) return t('from', { least: rupiah(min) })
    return max === null ? '' : t('upTo', { most: rupiah(max) })
  }
}

function VirtualAccounts({ bank }: { bank: ProviderBank }) {
  const t = useTexts(providerBankTexts)
  const limits = useLimits()
  const { gateway, takes_virtual_accounts: isOn } = bank
  if (!isOn) return <span className={look('dimmed')}>{t('off')}</span>
  return (
    <>
      {gateway === null ? t('noGateway') : t('by', { gateway: GATEWAY_LABELS[gateway] })}
      <div className={look('dimmed')}>{limits(bank)}</div>
    </>
  )
}

function Account({ bank }: { bank: ProviderBank }) {
  if (bank.account_number === '') return <span className={look('dimmed')}>–</span>
  return (
    <>
      {bank.account_number} <CopyCode value={bank.account_number} />
      <div className={look('dimmed')}>{bank.account_holder}</div>
    </>
  )
}

function useColumns(): Column<ProviderBank>[] {
  const t = useTexts(providerBankTexts)
  const tp = useTexts(providerTexts)
  return [
    {
      key: 'bank',
      head: t('bank'),
      card: 'title',
      cell: ({ name, code }) => (
        <span>
          <span className={look('medium')}>{name}</span>{' '}
          <span className={look('dimmed')}>{code}</span>
        </span>
      ),
    },
    {
      key: 'virtual',
      head: t('virtualAccounts'),
      cell: (bank) => <VirtualAccounts bank={bank} />,
    },
    { key: 'transfers', head: t('transfers'), cell: (bank) => <Account bank={bank} /> },
    {
      key: 'status',
      head: t('status'),
      card: 'chip',
      width: 120,
      cell: ({ active }) => (
        <StatusChip
          status={active ? 'Active' : 'Inactive'}
          text={tp(active ? 'active' : 'inactive')}
        />
      ),
    },
  ]
}

interface Opened {
  what: 'settings' | 'account'
  code: string
}

/** Actions on a bank; removing the account requires confirmation. */
function useActions(open: (opened: Opened) => void) {
  const t = useTexts(providerBankTexts)
  const moves = useBankMoves()
  const { act, refusal, dismiss } = useAct(['bank'])
  const remove = (bank: ProviderBank) =>
    void act({
      question: {
        title: t('removeTitle', { bank: bank.name_code }),
        text: t('removeText'),
        confirmLabel: t('removeAccount'),
        danger: true,
      },
      failed: t('failedRemove'),
      run: async () => (await moves.removeAccount(bank)).message,
    })
  const of = (bank: ProviderBank): RowAction[] => [
    {
      key: 'edit',
      label: t('edit'),
      icon: <IconPencil size={16} />,
      quick: true,
      onSelect: () => open({ what: 'settings', code: bank.code }),
    },
    ...(bank.active
      ? [
          {
            key: 'account',
            label: t(bank.account_number === '' ? 'setAccount' : 'changeAccount'),
            icon: <IconBuildingBank size={16} />,
            onSelect: () => open({ what: 'account', code: bank.code }),
          },
        ]
      : []),
    ...(bank.account_number === ''
      ? []
      : [
          {
            key: 'remove',
            label: t('removeAccount'),
            icon: <IconTrash size={16} />,
            danger: true,
            onSelect: () => remove(bank),
          },
        ]),
  ]
  return { of, refusal, dismiss }
}

/** `/provider/banks`: payment methods of each bank, and the accounts for transfers. */
export default function BanksScreen() {
  const t = useTexts(providerBankTexts)
  const tp = useTexts(providerTexts)
  const navigate = useNavigate()
  const { search } = useSearch({ from: '/provider/banks' })
  const query = useProviderBanks()
  const { data, error, isFetching, refetch } = query
  const [opened, setOpened] = useState<Opened | null>(null)
  const { of, refusal, dismiss } = useActions(setOpened)
  const columns = useColumns()
  const onSearch = useCallback(
    (next: string | undefined) =>
      void navigate({
        to: '/provider/banks',
        search: (before) => ({ ...before, search: next }),
        replace: true,
      }),
    [navigate],
  )
  const rows = data?.filter((bank) => hasWords([bank.name, bank.name_code, bank.code], search))
  const bank = data?.find(({ code }) => code === opened?.code)
  const close = () => setOpened(null)
  return (
    <>
      <PageHead title={tp('banks')} />
      <div className={look('row', 'wrap', 'gap-sm', 'mb-sm')}>
        <SearchBox label={t('search')} value={search ?? ''} onSearch={onSearch} />
      </div>
      {refusal && (
        <FailureNotice
          title={refusal.title}
          messages={[refusal.message]}
          next={refusal.next}
          onClose={dismiss}
        />
      )}
      {isCutOff(query) && <CutOffNote />}
      {error && !data && (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {(data || !error) && !isCutOff(query) && (
        <DataTable<ProviderBank>
          label={tp('banks')}
          columns={columns}
          rows={rows}
          rowKey={({ code }) => code}
          rowName={({ name_code: name }) => name}
          rowActions={of}
          skeletonRows={12}
          empty={
            <NoRows
              search={search}
              beyond={false}
              onClear={() => onSearch(undefined)}
              onFirst={() => onSearch(undefined)}
            >
              {null}
            </NoRows>
          }
        />
      )}
      {bank && opened?.what === 'settings' && <BankDialog bank={bank} onClose={close} />}
      {bank && opened?.what === 'account' && <BankAccountDialog bank={bank} onClose={close} />}
    </>
  )
}
