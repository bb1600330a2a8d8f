import { Text } from '@mantine/core'
import { deskMoveTexts } from '@pasok/domain/orders/orders.desk.moves.texts'
import { hasEnded } from '@pasok/domain/orders/orders.states'
import type { VendorOrder, VendorPackage } from '@pasok/domain/orders/orders.model'
import { useRef, useState } from 'react'
import { FormDialog } from '../../../documents/form-dialog'
import { vendorMoves } from '../../../features/orders/vendor-orders.queries'
import { useTexts } from '../../../lib/texts'
import { isReason, ReasonField } from './reason-field'
import { useOrderMove } from './use-order-move'

interface ReasonDialogProps {
  title: string
  text: string
  submitLabel: string
  run: (reason: string) => Promise<{ message: string }>
  onClose: () => void
}

/** What the buyer doesn't like is done with a reason. */
function ReasonDialog({ title, text, submitLabel, run, onClose }: ReasonDialogProps) {
  const { move, pending } = useOrderMove()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = async () => {
    setTried(true)
    if (!isReason(reason)) return field.current?.focus()
    if (await move('reason', () => run(reason.trim()))) onClose()
  }
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      danger
      isChanged={reason.trim() !== ''}
      isSaving={pending !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{text}</Text>
      <ReasonField field={field} value={reason} onChange={setReason} isTried={isTried} focused />
    </FormDialog>
  )
}

/** Refuses the proof of a down payment. */
export function RefuseDialog({ order, onClose }: { order: VendorOrder; onClose: () => void }) {
  const t = useTexts(deskMoveTexts)
  return (
    <ReasonDialog
      title={t('refuseTitle', { code: order.code_po })}
      text={t(hasEnded([order.lastStatus]) ? 'refuseOfEndedText' : 'refuseText')}
      submitLabel={t('refuse')}
      run={(reason) => vendorMoves.refuse(order, reason)}
      onClose={onClose}
    />
  )
}

/** Cancels a package before it is shipped. */
export function CancelDialog({ pack, onClose }: { pack: VendorPackage; onClose: () => void }) {
  const t = useTexts(deskMoveTexts)
  return (
    <ReasonDialog
      title={t('cancelTitle', { code: pack.code_package })}
      text={t('cancelText')}
      submitLabel={t('cancel')}
      run={(reason) => vendorMoves.cancel(pack, reason)}
      onClose={onClose}
    />
  )
}
