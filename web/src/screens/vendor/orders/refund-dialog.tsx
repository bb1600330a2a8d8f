import { InputWrapper, Text, Textarea } from '@mantine/core'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import type { Upload } from '@pasok/domain/files/files.model'
import { deskMoveTexts } from '@pasok/domain/orders/orders.desk.moves.texts'
import type { VendorOrder } from '@pasok/domain/orders/orders.model'
import { useId, useState } from 'react'
import { FormDialog } from '../../../documents/form-dialog'
import { UploadField } from '../../../features/files/upload-field'
import { vendorMoves } from '../../../features/orders/vendor-orders.queries'
import { rupiah } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { useOrderMove } from './use-order-move'

/** Records that what was left of a down payment was returned. */
export function RefundDialog({ order, onClose }: { order: VendorOrder; onClose: () => void }) {
  const t = useTexts(deskMoveTexts)
  const { move, pending } = useOrderMove()
  const id = useId()
  const [proof, setProof] = useState<Upload | null>(null)
  const [note, setNote] = useState('')
  const [isSending, setSending] = useState(false)
  const [isTried, setTried] = useState(false)
  const missing = isSending ? t('uploadRuns') : t('refundProofRequired')
  const submit = async () => {
    setTried(true)
    if (!proof || isSending) return document.getElementById(id)?.focus()
    const body = { fileUrl: proof.url, ...(note.trim() !== '' && { note: note.trim() }) }
    if (await move('refund', () => vendorMoves.refund(order, body))) onClose()
  }
  return (
    <FormDialog
      title={t('refundTitle', { amount: rupiah(order.refund_due) })}
      submitLabel={t('refund')}
      isChanged={proof !== null || isSending || note.trim() !== ''}
      isSaving={pending !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t('refundText')}</Text>
      <InputWrapper id={id} label={t('refundProof')} required>
        <UploadField
          id={id}
          name={t('refundProof')}
          prefix="vendor"
          file={proof}
          error={isTried && (!proof || isSending) ? missing : undefined}
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
