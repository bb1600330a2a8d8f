import { figureOf } from '@pasok/domain/kernel/read-figure'
import { Select, Text, TextInput } from '@mantine/core'
import type { OwedFile } from '@pasok/domain/payments/payments.owed.model'
import { owedErrors, owedTexts } from '@pasok/domain/payments/payments.owed.texts'
import { useRef, useState } from 'react'
import { FormDialog } from '../../../../documents/form-dialog'
import { useSeen } from '../../../../documents/use-seen'
import { usePayout } from '../../../../features/payments/owed.queries'
import { rupiah } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import { writeTyped } from '../../../../lib/typed-numbers'
import { figureError } from '../../../../ui/figure-choice'
import { ProofFields, useProofFields } from '../../proof-fields'

/** Whole rupiah, or none. */
const amountOf = (typed: string): number => {
  const amount = figureOf(typed)
  return Number.isInteger(amount) && amount > 0 ? amount : Number.NaN
}

/** Records that a vendor was paid what is owed to it, or a part. */
export function PayoutDialog({ file, onClose }: { file: OwedFile; onClose: () => void }) {
  const t = useTexts(owedTexts)
  const te = useTexts(owedErrors)
  const { record } = usePayout()
  const [begun] = useState(() => ({
    typed: writeTyped(file.owed),
    account: file.accounts[0]?._id ?? null,
  }))
  const [typed, setTyped] = useState(begun.typed)
  const [account, setAccount] = useState(begun.account)
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { take, isChanged: isProofChanged, fields } = useProofFields()
  const isChanged = isProofChanged || typed !== begun.typed || account !== begun.account
  const amount = amountOf(typed)
  const isTooMuch = amount > file.owed
  const { submit, form } = useSeen({
    newest: file,
    may: ({ owed }) => owed > 0,
    run: (seen) => {
      setTried(true)
      const proved = take()
      if (Number.isNaN(amount) || isTooMuch) field.current?.focus()
      else if (proved && account !== null)
        return record(seen, { amount, account_id: account, ...proved })
      return undefined
    },
    refreshes: ['payment'],
    onClose,
  })
  const missing = isTried && Number.isNaN(amount) ? te('amountRequired') : undefined
  return (
    <FormDialog
      title={t('recordTitle', { name: file.vendor.name })}
      submitLabel={t('record')}
      isChanged={isChanged}
      {...form}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t('recordText', { owed: rupiah(file.owed) })}</Text>
      <TextInput
        ref={field}
        data-autofocus
        required
        label={t('amount')}
        error={figureError(
          typed,
          setTyped,
          isTooMuch ? te('tooMuch', { owed: rupiah(file.owed) }) : missing,
        )}
        inputMode="numeric"
        autoComplete="off"
        maxLength={25}
        value={typed}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Select
        required
        allowDeselect={false}
        label={t('account')}
        data={file.accounts.map((one) => ({
          value: one._id,
          label: `${one.name_code} ${one.account_number} · ${one.account_holder}`,
        }))}
        value={account}
        error={isTried && account === null ? te('accountRequired') : undefined}
        onChange={setAccount}
      />
      <ProofFields label={t('payoutProof')} fields={fields} />
    </FormDialog>
  )
}
