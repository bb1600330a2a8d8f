import { Text, Textarea } from '@mantine/core'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { receiptDeskTexts } from '@pasok/domain/receipts/receipts.desk.texts'
import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import { useRef, useState } from 'react'
import { FormDialog } from '../../../documents/form-dialog'
import { useReceiptMoves } from '../../../features/receipts/vendor-receipts.queries'
import { useTexts } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'

interface ReturnDialogProps {
  receipt: VendorReceipt
  onClose: () => void
}

/** Returns a receipt for correction; the buyer reads why. */
export function ReturnDialog({ receipt, onClose }: ReturnDialogProps) {
  const t = useTexts(receiptDeskTexts)
  const moves = useReceiptMoves()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const plain = reason.trim()
  const submit = async () => {
    setTried(true)
    setFailure(null)
    if (plain === '') return field.current?.focus()
    setSaving(true)
    try {
      toastSuccess(await moves.return(receipt, plain))
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
    } finally {
      setSaving(false)
    }
  }
  return (
    <FormDialog
      title={t('returnTitle', { code: receipt.received.code })}
      submitLabel={t('return')}
      danger
      isChanged={plain !== ''}
      isSaving={isSaving}
      failure={failure}
      failureTitle={t('returnFailed')}
      onDismissFailure={() => setFailure(null)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t('returnText')}</Text>
      <Textarea
        ref={field}
        data-autofocus
        required
        label={t('reason')}
        error={isTried && plain === '' ? t('reasonRequired') : undefined}
        value={reason}
        maxLength={LONGEST_NOTE}
        autosize
        minRows={3}
        maxRows={10}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
