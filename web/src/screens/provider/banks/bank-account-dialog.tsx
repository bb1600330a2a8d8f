import { TextInput } from '@mantine/core'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import type { ProviderBank } from '@pasok/domain/payments/payments.banks.model'
import { providerBankTexts } from '@pasok/domain/payments/payments.banks.provider.texts'
import { findAccountProblem } from '@pasok/domain/payments/payments.banks.rules'
import { ownAccountTexts } from '@pasok/domain/payments/payments.banks.texts'
import { useRef, useState } from 'react'
import { AccountCheck } from '../../../features/payments/account-check'
import { FormDialog } from '../../../documents/form-dialog'
import { useSeen } from '../../../documents/use-seen'
import { useInquiry } from '../../../features/payments/own-accounts.queries'
import { useBankMoves } from '../../../features/payments/provider-banks.queries'
import { ApiError } from '../../../lib/api-error'
import { useTexts, useTx } from '../../../lib/texts'

/** The provider's account at a bank: first the bank says in whose name it stands, then it is saved. */
export function BankAccountDialog({ bank, onClose }: { bank: ProviderBank; onClose: () => void }) {
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
  const told =
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
      failure={form.failure ?? (told === undefined ? inquiry.error : null)}
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
        error={told ?? (problem && tx(problem))}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          // What a bank said is of what was typed then.
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
