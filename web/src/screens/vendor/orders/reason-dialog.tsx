import { Text } from '@mantine/core'
import { deskMoveTexts } from '@pasok/domain/orders/orders.desk.moves.texts'
import { hasEnded } from '@pasok/domain/orders/orders.states'
import type { VendorOrder, VendorPackage } from '@pasok/domain/orders/orders.model'
import { useRef, useState } from 'react'
import { FormDialog } from '../../../documents/form-dialog'
import { useSeen } from '../../../documents/use-seen'
import { vendorMoves } from '../../../features/orders/vendor-orders.queries'
import { useTexts } from '../../../lib/texts'
import { isReason, ReasonField } from './reason-field'
import { useRenewal } from './use-renewal'

interface ReasonDialogProps<T> {
  /** As it stands by now. */
  of: T
  title: string
  text: string
  submitLabel: string
  may: (newest: T) => boolean
  run: (seen: T, reason: string) => Promise<{ message: string }>
  onClose: () => void
}

/** What the buyer doesn't like is done with a reason. */
function ReasonDialog<T extends { version: number }>(props: ReasonDialogProps<T>) {
  const { of, title, text, submitLabel, may, run, onClose } = props
  const renew = useRenewal()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { submit, form } = useSeen({
    newest: of,
    may,
    run: (seen) => {
      setTried(true)
      if (isReason(reason)) return run(seen, reason.trim())
      field.current?.focus()
      return undefined
    },
    renew,
    onClose,
  })
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      danger
      isChanged={reason.trim() !== ''}
      {...form}
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
      of={order}
      title={t('refuseTitle', { code: order.code_po })}
      text={t(hasEnded([order.lastStatus]) ? 'refuseOfEndedText' : 'refuseText')}
      submitLabel={t('refuse')}
      may={({ actions }) => actions.refuse}
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
      may={({ actions }) => actions.cancel}
      run={vendorMoves.cancel}
      onClose={onClose}
    />
  )
}
