import { Select, TextInput } from '@mantine/core'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import type { OwnAccount } from '@pasok/domain/payments/payments.banks.model'
import {
  ACCOUNT_FIELDS,
  findAccountProblem,
  listAccountProblems,
  type AccountField,
} from '@pasok/domain/payments/payments.banks.rules'
import { ownAccountTexts } from '@pasok/domain/payments/payments.banks.texts'
import { useState } from 'react'
import { FormDialog } from '../../documents/form-dialog'
import { AccountCheck } from './account-check'
import {
  useBanks,
  useInquiry,
  useSaveAccount,
  type AccountCalls,
  type AccountDraft,
} from './own-accounts.queries'
import { ApiError } from '../../lib/api-error'
import { useTexts, useTx } from '../../lib/texts'
import { toastSuccess } from '../../lib/toast'
import { afterPress } from '../../lib/after-press'

interface BankAccountDialogProps {
  calls: AccountCalls
  /** None: a new one. */
  account: OwnAccount | undefined
  onClose: () => void
}

const draftOf = (account: OwnAccount | undefined): AccountDraft => ({
  bank_code: account?.code ?? '',
  account_number: account?.account_number ?? '',
})

const issueAt = (error: Error | null, field: AccountField) =>
  error instanceof ApiError ? error.issueAt(field) : undefined

/** What is typed; first its bank says in whose name it stands, then it is saved. */
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
    // What a bank said is of what was typed then.
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
      // It is told where it belongs: at its field, or above the form.
    }
  }
  const isToldAtField = ACCOUNT_FIELDS.some((field) => issueAt(error, field) !== undefined)
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
    failure: isToldAtField ? null : error,
    dismiss: () => {
      inquiry.reset()
      saving.reset()
    },
  }
}

/** Adds an account of one's own, or changes one. */
export function BankAccountDialog(props: BankAccountDialogProps) {
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
