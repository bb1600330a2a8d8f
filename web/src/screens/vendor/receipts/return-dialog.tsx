import { Text, Textarea } from '@mantine/core'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { receiptDeskTexts } from '@pasok/domain/receipts/receipts.desk.texts'
import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormDialog } from '../../../documents/form-dialog'
import { useSeen } from '../../../documents/use-seen'
import {
  receiptMoves,
  renewVendorReceipts,
  useVendorReceipt,
} from '../../../features/receipts/vendor-receipts.queries'
import { useTexts } from '../../../lib/texts'

interface ReturnDialogProps {
  receipt: VendorReceipt
  onClose: () => void
}

/** Returns a receipt for correction; the buyer reads why. */
export function ReturnDialog({ receipt, onClose }: ReturnDialogProps) {
  const t = useTexts(receiptDeskTexts)
  const client = useQueryClient()
  const { code } = receipt.received
  // In a list it is gone as soon as a colleague has answered it.
  const { data: newest = receipt } = useVendorReceipt(code)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const plain = reason.trim()
  const { submit, form } = useSeen({
    newest,
    may: ({ actions }) => actions.return,
    run: (seen) => {
      setTried(true)
      if (plain !== '') return receiptMoves.return(seen, plain)
      field.current?.focus()
      return undefined
    },
    renew: () => renewVendorReceipts(client),
    onClose,
  })
  return (
    <FormDialog
      title={t('returnTitle', { code })}
      submitLabel={t('return')}
      danger
      isChanged={plain !== ''}
      {...form}
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
