import { Text, Textarea } from '@mantine/core'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import type { OrderRow, OrderPackage } from '@pasok/domain/orders/orders.model'
import type { DownPaymentState } from '@pasok/domain/orders/orders.states'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import { useRef, useState } from 'react'
import { FormDialog } from '../../../documents/form-dialog'
import { cancelPackages } from '../../../features/orders/orders.moves'
import { useAct } from '../../../documents/use-act'
import { useTexts } from '../../../lib/texts'
import { useCallKey } from '../../../lib/use-call-key'
import { look } from '../../../ui/look'

interface CancelDialogProps {
  order: Pick<OrderRow, '_id' | 'down_payment_status'>
  packages: readonly Pick<OrderPackage, '_id' | 'code_package'>[]
  title: string
  submitLabel: string
  onClose: () => void
}

/** For a refused proof too, because money may have been sent. */
const MONEY_WORDS: Partial<Record<DownPaymentState, keyof typeof orderScreenTexts>> = {
  Asked: 'cancelUnproven',
  Submitted: 'cancelPaid',
  Refused: 'cancelPaid',
}

/** Packages to be canceled, a warning that this is final, and the consequences for money already sent. */
function CancelWords({ order, packages }: Pick<CancelDialogProps, 'order' | 'packages'>) {
  const t = useTexts(orderScreenTexts)
  const [first, another] = packages
  const money = order.down_payment_status && MONEY_WORDS[order.down_payment_status]
  return (
    <>
      {first && !another ? (
        <Text>{t('cancelOneText', { code: first.code_package })}</Text>
      ) : (
        <div>
          <Text>{t('cancelSeveralText')}</Text>
          <ul className={look('mt-4', 'bullets')}>
            {packages.map(({ _id, code_package: code }) => (
              <li key={_id}>{code}</li>
            ))}
          </ul>
        </div>
      )}
      {money && <Text>{t(money)}</Text>}
    </>
  )
}

/** Cancels packages before the vendor packs them, permanently and with a reason. */
export function CancelDialog({ order, packages, title, submitLabel, onClose }: CancelDialogProps) {
  const t = useTexts(orderScreenTexts)
  const { act, pending } = useAct(['order'])
  const keyOf = useCallKey()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = async () => {
    const plain = reason.trim()
    if (plain === '') {
      setIsMissing(true)
      field.current?.focus()
      return
    }
    const packageId = packages.map(({ _id }) => _id)
    const body = { id: order._id, packageId, reason: plain }
    const isDone = await act({
      name: 'cancel',
      run: async () => (await cancelPackages(body, keyOf)).message,
    })
    if (isDone) onClose()
  }
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      closeLabel={t('keep')}
      danger
      isChanged={reason.trim() !== ''}
      isSaving={pending !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      <CancelWords order={order} packages={packages} />
      <Textarea
        ref={field}
        data-autofocus
        required
        label={t('cancelReason')}
        description={t('cancelReasonHelp')}
        error={isMissing ? t('reasonRequired') : undefined}
        value={reason}
        maxLength={LONGEST_NOTE}
        autosize
        minRows={3}
        maxRows={10}
        onChange={(event) => {
          setReason(event.currentTarget.value)
          setIsMissing(false)
        }}
      />
    </FormDialog>
  )
}
