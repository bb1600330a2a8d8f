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
import { useSeen } from './use-seen'

interface ReasonDialogProps<T> {
  /** As it stands by now. */
  of: T
  title: string
  text: string
  submitLabel: string
  run: (seen: T, reason: string) => Promise<{ message: string }>
  onClose: () => void
}

/** What the buyer doesn't like is done with a reason. */
function ReasonDialog<T extends { version: number }>(props: ReasonDialogProps<T>) {
  const { of, title, text, submitLabel, run, onClose } = props
  const { move, pending } = useOrderMove()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const send = (seen: T) => move('reason', () => run(seen, reason.trim()))
  const { submit, conflictOf } = useSeen(of, send, onClose)
  const give = () => {
    setTried(true)
    if (!isReason(reason)) return field.current?.focus()
    return submit()
  }
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      danger
      isChanged={reason.trim() !== ''}
      isSaving={pending !== null}
      conflict={conflictOf()}
      onSubmit={give}
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
      of={order}
      title={t('refuseTitle', { code: order.code_po })}
      text={t(hasEnded([order.lastStatus]) ? 'refuseOfEndedText' : 'refuseText')}
      submitLabel={t('refuse')}
      run={vendorMoves.refuse}
      onClose={onClose}
    />
  )
}

/** Cancels a package before it is shipped. */
export function CancelDialog({ pack, onClose }: { pack: VendorPackage; onClose: () => void }) {
  const t = useTexts(deskMoveTexts)
  return (
    <ReasonDialog
      of={pack}
      title={t('cancelTitle', { code: pack.code_package })}
      text={t('cancelText')}
      submitLabel={t('cancel')}
      run={vendorMoves.cancel}
      onClose={onClose}
    />
  )
}
