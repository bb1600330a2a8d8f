import { figureOf } from '@pasok/domain/kernel/read-figure'
import { Switch, TextInput } from '@mantine/core'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import type { ProviderBank } from '@pasok/domain/payments/bank-accounts/banks.model'
import { bankErrors } from '@pasok/domain/payments/bank-accounts/banks.texts'
import { providerBankTexts } from '@pasok/domain/payments/payments.provider.texts'
import { useState } from 'react'
import { FormDialog } from '../../../documents/form-dialog'
import { useSeen } from '../../../documents/use-seen'
import { useBankMoves } from '../../../features/payments/provider-money.queries'
import { useTexts } from '../../../lib/texts'
import { figureError } from '../../../ui/figure-choice'
import { writeTyped } from '../../../lib/typed-numbers'

const draftOf = (bank: ProviderBank) => ({
  active: bank.active,
  takes: bank.takes_virtual_accounts,
  least: bank.minimum_amount === null ? '' : writeTyped(bank.minimum_amount),
  most: bank.maximum_amount === null ? '' : writeTyped(bank.maximum_amount),
})

/** Parses a limit in whole rupiah; null if empty, NaN if invalid. */
function limitOf(typed: string): number | null {
  if (typed.trim() === '') return null
  const amount = figureOf(typed)
  return Number.isInteger(amount) && amount > 0 && amount < 1e12 ? amount : Number.NaN
}

/** Dialog for a bank: supported payment methods, and limits of virtual accounts. */
export function BankDialog({ bank, onClose }: { bank: ProviderBank; onClose: () => void }) {
  const t = useTexts(providerBankTexts)
  const te = useTexts(bankErrors)
  const tf = useTexts(formTexts)
  const { edit } = useBankMoves()
  const [initial] = useState(() => draftOf(bank))
  const [draft, setDraft] = useState(initial)
  const type = (typed: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...typed }))
  const [min, max] = [limitOf(draft.least), limitOf(draft.most)]
  const isCrossed = min !== null && max !== null && max < min
  const isWrong = Number.isNaN(min) || Number.isNaN(max) || isCrossed
  const { submit, form } = useSeen({
    newest: bank,
    may: () => true,
    run: (seen) =>
      isWrong
        ? undefined
        : edit(seen, {
            active: draft.active,
            takes_virtual_accounts: draft.takes,
            minimum_amount: min,
            maximum_amount: max,
          }),
    refreshes: ['bank'],
    onClose,
  })
  const maxProblem = isCrossed ? te('limitsCrossed') : undefined
  return (
    <FormDialog
      title={t('editTitle', { bank: bank.name_code })}
      submitLabel={tf('saveChanges')}
      isChanged={JSON.stringify(draft) !== JSON.stringify(initial)}
      {...form}
      onSubmit={submit}
      onClose={onClose}
    >
      <Switch
        data-autofocus
        label={t('active')}
        description={t('activeHelp')}
        checked={draft.active}
        onChange={({ currentTarget }) => type({ active: currentTarget.checked })}
      />
      <Switch
        label={t('takes')}
        description={bank.gateway === null ? t('noGateway') : undefined}
        disabled={bank.gateway === null && !draft.takes}
        checked={draft.takes}
        onChange={({ currentTarget }) => type({ takes: currentTarget.checked })}
      />
      <TextInput
        label={t('least')}
        description={t('limitHelp')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={25}
        value={draft.least}
        error={figureError(
          draft.least,
          (reading) => type({ least: reading }),
          Number.isNaN(min) ? t('limitWrong') : undefined,
        )}
        onChange={({ currentTarget }) => type({ least: currentTarget.value })}
      />
      <TextInput
        label={t('most')}
        description={t('limitHelp')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={25}
        value={draft.most}
        error={figureError(
          draft.most,
          (reading) => type({ most: reading }),
          Number.isNaN(max) ? t('limitWrong') : maxProblem,
        )}
        onChange={({ currentTarget }) => type({ most: currentTarget.value })}
      />
    </FormDialog>
  )
}
