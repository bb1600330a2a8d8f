import { InputWrapper, Text, Textarea } from '@mantine/core'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { fileErrors } from '@pasok/domain/files/files.errors'
import type { Upload } from '@pasok/domain/files/files.model'
import { deskMoveTexts } from '@pasok/domain/orders/orders.desk.moves.texts'
import type { VendorOrder } from '@pasok/domain/orders/orders.model'
import { refundAccountTexts } from '@pasok/domain/payments/payments.banks.texts'
import { useId, useState } from 'react'
import { FormDialog } from '../../../../documents/form-dialog'
import { useSeen } from '../../../../documents/use-seen'
import { UploadField } from '../../../../features/files/upload-field'
import { vendorMoves } from '../../../../features/orders/vendor-orders.queries'
import { AccountLines } from '../../../../features/payments/account-lines'
import { useRefundAccountOfOrder } from '../../../../features/payments/refund-account.queries'
import { rupiah } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'

/** Records that what was left of a down payment was returned. */
export function RefundDialog({ order, onClose }: { order: VendorOrder; onClose: () => void }) {
  const t = useTexts(deskMoveTexts)
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
