import { Text, Textarea } from '@mantine/core'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { buyersTexts } from '@pasok/domain/vendors/vendors.buyers.texts'
import type { RelatedBuyer } from '@pasok/domain/vendors/vendors.relations.model'
import { useRef, useState } from 'react'
import { FormDialog } from '../../../documents/form-dialog'
import { useBuyerMoves, type ReasonMove } from '../../../features/vendors/buyers.queries'
import { count } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'

const WORDS = {
  decline: { title: 'declineTitle', text: 'declineText', failed: 'declineFailed' },
  end: { title: 'endTitle', text: 'endText', failed: 'endFailed' },
} as const satisfies Record<ReasonMove, object>

interface ReasonDialogProps {
  buyer: RelatedBuyer
  move: ReasonMove
  onClose: () => void
}

/** Declines a buyer or ends the relation; the buyer reads why. */
export function ReasonDialog({ buyer, move, onClose }: ReasonDialogProps) {
  const t = useTexts(buyersTexts)
  const { refuse } = useBuyerMoves(buyer._id)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const plain = reason.trim()
  const isLong = plain.length > LONGEST_NOTE
  const submit = async () => {
    setTried(true)
    setFailure(null)
    if (plain === '' || isLong) return field.current?.focus()
    setSaving(true)
    try {
      toastSuccess(await refuse(move, plain, buyer.version))
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
    } finally {
      setSaving(false)
    }
  }
  const { title, text, failed } = WORDS[move]
  const missing = isTried && plain === '' ? t('reasonRequired') : undefined
  return (
    <FormDialog
      title={t(title, { buyer: buyer.legal_name })}
      submitLabel={t(move)}
      danger
      isChanged={plain !== ''}
      isSaving={isSaving}
      failure={failure}
      failureTitle={t(failed)}
      onDismissFailure={() => setFailure(null)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t(text)}</Text>
      <Textarea
        ref={field}
        data-autofocus
        required
        label={t('reason')}
        error={isLong ? t('reasonLong', { most: count(LONGEST_NOTE) }) : missing}
        value={reason}
        autosize
        minRows={3}
        maxRows={10}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
