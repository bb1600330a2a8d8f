import { InputWrapper, Text, Textarea, TextInput } from '@mantine/core'
import { fileErrors } from '@pasok/domain/files/files.errors'
import type { Upload } from '@pasok/domain/files/files.model'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { DEAREST_SHIPPING, LONGEST_TRACKING_NUMBER } from '@pasok/domain/orders/orders.constants'
import { portalMoveTexts } from '@pasok/domain/orders/portal/portal.moves.texts'
import type { VendorOrder, VendorPackage } from '@pasok/domain/orders/orders.model'
import { hasEnded } from '@pasok/domain/orders/orders.states'
import { refundAccountTexts } from '@pasok/domain/payments/bank-accounts/banks.texts'
import { useId, useRef, useState } from 'react'
import { FormDialog } from '../../../../documents/form-dialog'
import { ReasonDialog } from '../../../../documents/reason-dialog'
import { useSeen } from '../../../../documents/use-seen'
import { UploadField } from '../../../../features/files/upload-field'
import { shippingOfTyped } from '../../../../features/orders/item-change'
import { vendorMoves } from '../../../../features/orders/vendor-orders.queries'
import { AccountLines } from '../../../../features/payments/account-lines'
import { useRefundAccountOfOrder } from '../../../../features/payments/own-accounts.queries'
import { rupiah } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import { writeTyped } from '../../../../lib/typed-numbers'
import { figureError } from '../../../../ui/figure-choice'
import { CourierField } from '../courier-field'
import { ChangeDialog } from './change-dialog'
import type { OrderDialog } from './doing'
import { ProofDialog } from './proof-dialog'

function RefundDialog({ order, onClose }: { order: VendorOrder; onClose: () => void }) {
  const t = useTexts(portalMoveTexts)
  const te = useTexts(fileErrors)
  const tr = useTexts(refundAccountTexts)
  const account = useRefundAccountOfOrder(order._id)
  const id = useId()
  const [proof, setProof] = useState<Upload | null>(null)
  const [note, setNote] = useState('')
  const [isSending, setSending] = useState(false)
  const [isTried, setTried] = useState(false)
  const isPicture = proof?.type.startsWith('image/') === true
  const missing = isSending ? t('uploadRuns') : proof ? te('notAPicture') : t('refundProofRequired')
  const isMissing = isSending || !isPicture
  const { submit, form } = useSeen({
    newest: order,
    may: ({ actions }) => actions.refund,
    run: (seen) => {
      setTried(true)
      if (proof && !isMissing)
        return vendorMoves.refund(seen, {
          fileUrl: proof.url,
          ...(note.trim() !== '' && { note: note.trim() }),
        })
      document.getElementById(id)?.focus()
      return undefined
    },
    refreshes: ['order'],
    onClose,
  })
  return (
    <FormDialog
      title={t('refundTitle', { amount: rupiah(order.refund_due) })}
      submitLabel={t('refund')}
      isChanged={proof !== null || isSending || note.trim() !== ''}
      {...form}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t('refundText')}</Text>
      <AccountLines heading={tr('heading')} none={tr('none')} query={account} />
      <InputWrapper id={id} label={t('refundProof')} required>
        <UploadField
          id={id}
          name={t('refundProof')}
          prefix="vendor"
          imagesOnly
          file={proof}
          error={isMissing && (isTried || proof) ? missing : undefined}
          onUploaded={setProof}
          onBusy={setSending}
        />
      </InputWrapper>
      <Textarea
        label={t('note')}
        maxLength={LONGEST_NOTE}
        autosize
        minRows={2}
        maxRows={6}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  )
}

function ShippingDialog({ pack, onClose }: { pack: VendorPackage; onClose: () => void }) {
  const t = useTexts(portalMoveTexts)
  const tf = useTexts(formTexts)
  const [initial] = useState(() => writeTyped(pack.shipping_cost))
  const [typed, setTyped] = useState(initial)
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const cost = shippingOfTyped(typed)
  const { submit, form } = useSeen({
    newest: pack,
    may: ({ actions }) => actions['set-shipping'],
    run: (seen) => {
      setTried(true)
      if (!Number.isNaN(cost)) return vendorMoves.setShipping(seen, cost)
      field.current?.focus()
      return undefined
    },
    refreshes: ['order'],
    onClose,
    differences: [
      { label: t('shippingCost'), mine: typed, theirs: writeTyped(pack.shipping_cost) },
    ],
  })
  const isWrong = isTried && Number.isNaN(cost)
  return (
    <FormDialog
      title={t('shippingTitle', { code: pack.code_package })}
      submitLabel={tf('save')}
      isChanged={typed !== initial}
      {...form}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        ref={field}
        data-autofocus
        required
        label={t('shippingCost')}
        description={t('shippingHelp')}
        error={figureError(
          typed,
          setTyped,
          isWrong ? t('shippingWrong', { most: rupiah(DEAREST_SHIPPING) }) : undefined,
        )}
        inputMode="numeric"
        autoComplete="off"
        maxLength={25}
        value={typed}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </FormDialog>
  )
}

function ShipDialog({ pack, onClose }: { pack: VendorPackage; onClose: () => void }) {
  const t = useTexts(portalMoveTexts)
  const [courier, setCourier] = useState('')
  const [tracking, setTracking] = useState('')
  const sent = { courier: courier.trim(), tracking_number: tracking.trim() }
  const { submit, form } = useSeen({
    newest: pack,
    may: ({ actions }) => actions.ship,
    run: (seen) => vendorMoves.ship(seen, sent),
    refreshes: ['order'],
    onClose,
  })
  return (
    <FormDialog
      title={t('shipTitle', { code: pack.code_package })}
      submitLabel={t('ship')}
      isChanged={sent.courier !== '' || sent.tracking_number !== ''}
      {...form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CourierField value={courier} onChange={setCourier} focused />
      <TextInput
        label={t('trackingNumber')}
        description={t('trackingHelp')}
        autoComplete="off"
        maxLength={LONGEST_TRACKING_NUMBER}
        value={tracking}
        onChange={(event) => setTracking(event.currentTarget.value)}
      />
    </FormDialog>
  )
}

function RefuseDialog({ order, onClose }: { order: VendorOrder; onClose: () => void }) {
  const t = useTexts(portalMoveTexts)
  return (
    <ReasonDialog
      of={order}
      title={t('refuseTitle', { code: order.code_po })}
      text={t(hasEnded([order.lastStatus]) ? 'refuseOfEndedText' : 'refuseText')}
      submitLabel={t('refuse')}
      may={({ actions }) => actions.refuse}
      run={vendorMoves.refuse}
      refreshes={['order']}
      onClose={onClose}
    />
  )
}

function CancelDialog({ pack, onClose }: { pack: VendorPackage; onClose: () => void }) {
  const t = useTexts(portalMoveTexts)
  return (
    <ReasonDialog
      of={pack}
      title={t('cancelTitle', { code: pack.code_package })}
      text={t('cancelText')}
      submitLabel={t('cancel')}
      may={({ actions }) => actions.cancel}
      run={vendorMoves.cancel}
      refreshes={['order']}
      onClose={onClose}
    />
  )
}

interface OrderDialogsProps {
  order: VendorOrder
  doing: OrderDialog
  onDo: (doing: OrderDialog) => void
  onClose: () => void
}

export function OrderDialogs({ order, doing, onDo, onClose }: OrderDialogsProps) {
  const pack =
    'packageId' in doing ? order.packages.find(({ _id }) => _id === doing.packageId) : undefined
  switch (doing.kind) {
    case 'proof':
      return (
        <ProofDialog
          order={order}
          link={order.proof_of_advance_payment}
          onRefuse={() => onDo({ kind: 'refuse' })}
          onClose={onClose}
        />
      )
    case 'refund-proof':
      return <ProofDialog order={order} link={order.proof_of_refund} onClose={onClose} />
    case 'refuse':
      return <RefuseDialog order={order} onClose={onClose} />
    case 'refund':
      return <RefundDialog order={order} onClose={onClose} />
    case 'cancel':
      return pack && <CancelDialog pack={pack} onClose={onClose} />
    case 'shipping':
      return pack && <ShippingDialog pack={pack} onClose={onClose} />
    case 'ship':
      return pack && <ShipDialog pack={pack} onClose={onClose} />
    default: {
      const item = pack?.items.find(({ _id }) => _id === doing.itemId)
      return (
        pack && item && <ChangeDialog order={order} pack={pack} item={item} onClose={onClose} />
      )
    }
  }
}
