import {
  APPLICATION_FIELDS,
  findApplicationProblem,
  type ApplicationField,
} from '@pasok/domain/vendors/applications/applications.rules'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../lib/api'
import { afterPress } from '../../lib/after-press'
import { ApiError } from '../../lib/api-error'
import { useTx } from '../../lib/texts'
import { useCallKey } from '../../lib/use-call-key'

export interface ApplicationDraft {
  legal_name: string
  category: string
  owner_name: string
  owner_email: string
  phone: string
  city: string
  note: string
}

interface Applying {
  secret: string
  initial: ApplicationDraft
  onDone: (draft: ApplicationDraft) => void
  /** Called when the invitation is no longer valid. */
  onRefused: () => void
}

const isChecked = (field: keyof ApplicationDraft): field is ApplicationField =>
  APPLICATION_FIELDS.some((one) => one === field)

/** Form of a vendor application; fields are validated on blur and on submit. */
export function useApply({ secret, initial, onDone, onRefused }: Applying) {
  const tx = useTx()
  const keyOf = useCallKey()
  const [draft, setDraft] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const fields = useRef(new Map<string, HTMLElement>())
  const sending = useMutation({
    mutationFn: (body: ApplicationDraft & { invitation: string }) =>
      call('applyAsVendor', { body, idempotencyKey: keyOf(body) }),
  })
  const { error } = sending
  const issueAt = (field: string) => (error instanceof ApiError ? error.issueAt(field) : undefined)
  const errorAt = (field: keyof ApplicationDraft) => {
    const problem =
      left.has(field) && isChecked(field) ? findApplicationProblem(field, draft[field]) : undefined
    return issueAt(field) ?? (problem ? tx(problem) : null)
  }
  const submit = async () => {
    setLeft(new Set(APPLICATION_FIELDS))
    const wrong = APPLICATION_FIELDS.find((field) => findApplicationProblem(field, draft[field]))
    if (wrong) return fields.current.get(wrong)?.focus()
    try {
      await sending.mutateAsync({ ...draft, invitation: secret })
      onDone(draft)
    } catch (reason) {
      if (reason instanceof ApiError && reason.issueAt('invitation') !== undefined) onRefused()
    }
    return undefined
  }
  const field = (name: keyof ApplicationDraft) => ({
    name,
    value: draft[name],
    error: errorAt(name),
    // Only shows the mark at the label: validation and its messages are the form's own.
    required: isChecked(name),
    ref: (element: HTMLElement | null) => {
      if (element) fields.current.set(name, element)
      else fields.current.delete(name)
    },
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setDraft((before) => ({ ...before, [name]: value }))
      if (sending.isError) sending.reset()
    },
    onBlur: () => afterPress(() => setLeft((before) => new Set([...before, name]))),
  })
  const isAtField = Object.keys(initial).some((name) => issueAt(name) !== undefined)
  return {
    field,
    submit,
    isSending: sending.isPending,
    /** Error of the last submit that belongs to no field. */
    failure: error && !isAtField ? error.message : null,
  }
}
