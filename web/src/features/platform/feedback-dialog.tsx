import { Textarea, TextInput } from '@mantine/core'
import { LONGEST_NAME, LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { FEEDBACK_DELAY_MS } from '@pasok/domain/platform/platform.constants'
import { feedbackDialogTexts } from '@pasok/domain/platform/platform.feedback.texts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormDialog } from '../../documents/form-dialog'
import { callReply } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { useSession } from '../../lib/session'
import { useTexts } from '../../lib/texts'
import { toastSuccess } from '../../lib/toast'
import { useCallKey } from '../../lib/use-call-key'

interface FeedbackDraft {
  name: string
  company_name: string
  feedback: string
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits for the specified delay before sending (Spec 1 §4). */
function useSend() {
  const keyOf = useCallKey()
  return useMutation({
    mutationFn: async (body: FeedbackDraft) => {
      await wait(FEEDBACK_DELAY_MS)
      return callReply('sendFeedback', { body, idempotencyKey: keyOf(body) })
    },
  })
}

/** Dialog for feedback to the provider (Spec 1 §2); the text is required. */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(feedbackDialogTexts)
  const { fullname, buyer_name } = useSession()
  const sending = useSend()
  const [draft, setDraft] = useState({ name: fullname, company_name: buyer_name, feedback: '' })
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const change = (next: Partial<FeedbackDraft>) => {
    setDraft((before) => ({ ...before, ...next }))
    if (next.feedback?.trim()) setMissing(false)
  }
  const { error } = sending
  const issue = error instanceof ApiError ? error.issueAt('feedback') : undefined
  const send = async () => {
    if (draft.feedback.trim() === '') {
      setMissing(true)
      field.current?.focus()
      return
    }
    try {
      const { message } = await sending.mutateAsync(draft)
      toastSuccess(message)
      onClose()
    } catch {
      // The dialog shows the error and preserves the text.
    }
  }
  return (
    <FormDialog
      title={t('title')}
      submitLabel={t('submit')}
      isChanged={draft.feedback.trim() !== '' && !sending.isSuccess}
      isSaving={sending.isPending}
      failure={issue === undefined ? error : null}
      failureTitle={t('error')}
      onDismissFailure={sending.reset}
      onSubmit={send}
      onClose={onClose}
    >
      <TextInput
        label={t('name')}
        maxLength={LONGEST_NAME}
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t('company')}
        maxLength={LONGEST_NAME}
        value={draft.company_name}
        onChange={(event) => change({ company_name: event.currentTarget.value })}
      />
      <Textarea
        ref={field}
        data-autofocus
        required
        label={t('feedback')}
        description={t('help')}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={LONGEST_NOTE}
        error={missing ? t('feedbackRequired') : issue}
        value={draft.feedback}
        onChange={(event) => change({ feedback: event.currentTarget.value })}
      />
    </FormDialog>
  )
}
