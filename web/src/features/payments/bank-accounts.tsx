import { Badge, Button, Select, TextInput } from '@mantine/core'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import type { Text } from '@pasok/domain/kernel/texts'
import type { OwnAccount } from '@pasok/domain/payments/bank-accounts/banks.model'
import {
  ACCOUNT_FIELDS,
  type AccountField,
  findAccountProblem,
  listAccountProblems,
} from '@pasok/domain/payments/bank-accounts/banks.rules'
import { ownAccountTexts } from '@pasok/domain/payments/bank-accounts/banks.texts'
import { IconBuildingBank, IconPencil, IconPlus, IconStar, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { CopyCode } from '../../documents/copy-code'
import { CutOffNote } from '../../documents/cut-off-note'
import { FailureNotice } from '../../documents/failure-notice'
import { FormDialog } from '../../documents/form-dialog'
import { LoadError } from '../../documents/load-error'
import { afterPress } from '../../lib/after-press'
import { ApiError, messageOf } from '../../lib/api-error'
import { isCutOff } from '../../lib/is-cut-off'
import { useTexts, useTx } from '../../lib/texts'
import { toastSuccess, toastUndo } from '../../lib/toast'
import { DataTable } from '../../ui/data-table'
import type { Column, RowAction } from '../../ui/data-table.types'
import { EmptyState } from '../../ui/empty-state'
import { look } from '../../ui/look'
import { AccountCheck } from './account-check'
import {
  type AccountCalls,
  type AccountDraft,
  useAccountMoves,
  useBanks,
  useInquiry,
  useOwnAccounts,
  useSaveAccount,
} from './own-accounts.queries'

interface BankAccountDialogProps {
  calls: AccountCalls
  /** Undefined for a new account. */
  account: OwnAccount | undefined
  onClose: () => void
}

const draftOf = (account: OwnAccount | undefined): AccountDraft => ({
  bank_code: account?.code ?? '',
  account_number: account?.account_number ?? '',
})

const issueAt = (error: Error | null, field: AccountField) =>
  error instanceof ApiError ? error.issueAt(field) : undefined

/** Form of a bank account: the bank reports the account holder, then the account is saved. */
function useAccountForm({ calls, account, onClose }: BankAccountDialogProps) {
  const tx = useTx()
  const inquiry = useInquiry()
  const saving = useSaveAccount(calls, account)
  const [draft, setDraft] = useState(() => draftOf(account))
  const [left, setLeft] = useState<ReadonlySet<AccountField>>(new Set())
  const error = saving.error ?? inquiry.error
  const isChanged = ACCOUNT_FIELDS.some((field) => draft[field] !== draftOf(account)[field])
  const type = (typed: Partial<AccountDraft>) => {
    setDraft((before) => ({ ...before, ...typed }))
    // The account holder belongs to the previous input.
    inquiry.reset()
    saving.reset()
  }
  const leave = (field: AccountField) =>
    afterPress(() => setLeft((before) => new Set([...before, field])))
  const errorAt = (field: AccountField): string | undefined => {
    const problem = left.has(field) ? findAccountProblem(field, draft[field]) : undefined
    return issueAt(error, field) ?? (problem && tx(problem))
  }
  const check = () => {
    setLeft(new Set(ACCOUNT_FIELDS))
    if (inquiry.isPending || listAccountProblems(draft).length > 0) return
    inquiry.mutate(draft)
  }
  const save = async () => {
    try {
      toastSuccess(await saving.mutateAsync(draft))
      onClose()
    } catch {
      // Errors are shown at their field, or above the form.
    }
  }
  const isShownAtField = ACCOUNT_FIELDS.some((field) => issueAt(error, field) !== undefined)
  return {
    draft,
    type,
    leave,
    errorAt,
    check,
    save,
    isChanged,
    isChecking: inquiry.isPending,
    isSaving: saving.isPending,
    holder: inquiry.data?.account_holder,
    failure: isShownAtField ? null : error,
    dismiss: () => {
      inquiry.reset()
      saving.reset()
    },
  }
}

function BankAccountDialog(props: BankAccountDialogProps) {
  const { account, onClose } = props
  const t = useTexts(ownAccountTexts)
  const { data: banks = [] } = useBanks()
  const form = useAccountForm(props)
  const { draft, holder } = form
  const tf = useTexts(formTexts)
  const saveLabel = account ? tf('saveChanges') : t('add')
  return (
    <FormDialog
      title={t(account ? 'editTitle' : 'addTitle')}
      submitLabel={saveLabel}
      canSubmit={holder !== undefined}
      isChanged={form.isChanged}
      isSaving={form.isSaving}
      failure={form.failure}
      failureTitle={t('failedSave')}
      onDismissFailure={form.dismiss}
      onSubmit={form.save}
      onClose={onClose}
    >
      <Select
        data-autofocus
        withAsterisk
        searchable
        label={t('bank')}
        placeholder={t('bankPlaceholder')}
        nothingFoundMessage={t('noBank')}
        data={banks.map(({ code, name, name_code: short }) => ({
          value: code,
          label: name.includes(short) ? name : `${name} (${short})`,
        }))}
        value={draft.bank_code === '' ? null : draft.bank_code}
        error={form.errorAt('bank_code')}
        onChange={(code) => form.type({ bank_code: code ?? '' })}
      />
      <TextInput
        withAsterisk
        label={t('number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={draft.account_number}
        error={form.errorAt('account_number')}
        onChange={({ currentTarget }) => form.type({ account_number: currentTarget.value })}
        onBlur={() => form.leave('account_number')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || holder !== undefined) return
          event.preventDefault()
          if (!event.repeat) form.check()
        }}
      />
      <AccountCheck holder={holder} isChecking={form.isChecking} onCheck={form.check} />
    </FormDialog>
  )
}

function useColumns(): Column<OwnAccount>[] {
  const t = useTexts(ownAccountTexts)
  return [
    {
      key: 'bank',
      head: t('bank'),
      cell: ({ name, is_default: isDefault }) => (
        <span className={look('inline-row', 'wrap', 'gap-4-xs')}>
          {name}
          {isDefault && (
            <Badge variant="light" size="sm">
              {t('default')}
            </Badge>
          )}
        </span>
      ),
      card: 'title',
    },
    {
      key: 'number',
      head: t('number'),
      cell: ({ account_number: number }) => (
        <span className={look('inline-row', 'wrap', 'gap-4-xs', 'tabular')}>
          {number} <CopyCode value={number} />
        </span>
      ),
      width: 220,
    },
    { key: 'holder', head: t('holder'), cell: ({ account_holder: holder }) => holder },
  ]
}

/** Runs one action at a time; errors are shown above the list. */
function useMoves(calls: AccountCalls) {
  const t = useTexts(ownAccountTexts)
  const moves = useAccountMoves(calls)
  const [failure, setFailure] = useState<string | null>(null)
  const isBusy = useRef(false)
  const act = async (move: () => Promise<string>, onDone: (message: string) => void) => {
    if (isBusy.current) return
    isBusy.current = true
    setFailure(null)
    try {
      onDone(await move())
    } catch (error) {
      setFailure(messageOf(error))
      void moves.refresh()
    } finally {
      isBusy.current = false
    }
  }
  const restore = (account: OwnAccount) => void act(() => moves.restore(account), toastSuccess)
  return {
    failure,
    dismiss: () => setFailure(null),
    makeDefault: (account: OwnAccount) => void act(() => moves.makeDefault(account), toastSuccess),
    remove: (account: OwnAccount) =>
      void act(
        () => moves.remove(account),
        (message) => toastUndo(message, t('undo'), () => restore(account)),
      ),
  }
}

function useActions(moves: ReturnType<typeof useMoves>, edit: (account: OwnAccount) => void) {
  const t = useTexts(ownAccountTexts)
  return (account: OwnAccount): RowAction[] => [
    ...(account.actions.edit
      ? [
          {
            key: 'edit',
            label: t('edit'),
            icon: <IconPencil size={16} />,
            quick: true,
            onSelect: () => edit(account),
          },
        ]
      : []),
    ...(account.actions['make-default']
      ? [
          {
            key: 'default',
            label: t('makeDefault'),
            icon: <IconStar size={16} />,
            onSelect: () => moves.makeDefault(account),
          },
        ]
      : []),
    ...(account.actions.remove
      ? [
          {
            key: 'remove',
            label: t('remove'),
            icon: <IconTrash size={16} />,
            danger: true,
            onSelect: () => moves.remove(account),
          },
        ]
      : []),
  ]
}

interface BankAccountsProps {
  calls: AccountCalls
  /** Heading for editors, heading for readers, and text of the empty list. */
  words: Readonly<Record<'headingText' | 'readText' | 'noneHelp', Text>>
  mayEdit: boolean
}

/** Bank accounts of a vendor or a company, for its own users. */
export function BankAccounts({ calls, words, mayEdit }: BankAccountsProps) {
  const t = useTexts(ownAccountTexts)
  const tx = useTx()
  const accounts = useOwnAccounts(calls)
  const moves = useMoves(calls)
  /** The account being edited; `new` for a new one. */
  const [edited, setEdited] = useState<OwnAccount | 'new' | null>(null)
  const columns = useColumns()
  const actions = useActions(moves, setEdited)
  const { data, error, isFetching, refetch } = accounts
  const add = mayEdit && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  )
  return (
    <section aria-label={t('heading')}>
      <div className={look('row', 'wrap', 'justify-between', 'gap-xs-md', 'mb-sm')}>
        <p className={look('dimmed')}>{tx(mayEdit ? words.headingText : words.readText)}</p>
        {data && data.length > 0 && add}
      </div>
      {moves.failure !== null && (
        <FailureNotice title={t('failedAct')} messages={[moves.failure]} onClose={moves.dismiss} />
      )}
      {isCutOff(accounts) && <CutOffNote />}
      {error && !data && (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {(data || !error) && !isCutOff(accounts) && (
        <DataTable<OwnAccount>
          label={t('heading')}
          columns={columns}
          rows={data}
          rowKey={({ _id }) => _id}
          rowName={({ name_code: bank, account_number: number }) => `${bank} ${number}`}
          rowActions={actions}
          skeletonRows={3}
          empty={
            <EmptyState
              icon={<IconBuildingBank size={22} />}
              text={t('none')}
              helper={tx(words.noneHelp)}
              action={add}
            />
          }
        />
      )}
      {edited !== null && (
        <BankAccountDialog
          calls={calls}
          account={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}
