import type { Text } from '@pasok/domain/kernel/texts'
import { TERM_FIELDS, type TermField } from '@pasok/domain/vendors/vendors.terms.rules'
import { useRef, useState } from 'react'
import { ApiError } from '../../lib/api-error'
import { useTx } from '../../lib/texts'
import { useDraftRecord } from '../../lib/use-draft-record'
import type { RecordCalls } from '../../lib/write-over'
import { firstWrong, problemAt, type TermsDraft } from './terms-draft'
import { afterPress } from '../../lib/after-press'

interface TermsFormOptions<Draft extends TermsDraft> extends RecordCalls<Draft> {
  /** What the form begins with. */
  initial: () => Draft
  version: number
  /** What is said of an empty field; else what is said of anything that is no such number. */
  required?: Readonly<Record<TermField, Text>>
}

const issueAt = (error: Error | null, field: TermField) =>
  error instanceof ApiError ? error.issueAt(field) : undefined

/** Terms as they are typed, checked when a field is left and when they are sent. */
export function useTermsForm<Draft extends TermsDraft>(options: TermsFormOptions<Draft>) {
  const { initial, required } = options
  const tx = useTx()
  /** Where each is, to be gone to. */
  const fields = useRef<Partial<Record<TermField, HTMLInputElement>>>({})
  const [left, setLeft] = useState<ReadonlySet<TermField>>(new Set())
  const goTo = (field: TermField | undefined) => field && fields.current[field]?.focus()
  const record = useDraftRecord<Draft>({
    ...options,
    onSaved: () => setLeft(new Set()),
    onFailed: (error) => goTo(TERM_FIELDS.find((field) => issueAt(error, field) !== undefined)),
  })
  const { draft, error } = record
  const errorAt = (field: TermField): string | undefined => {
    const problem = left.has(field) ? problemAt(field, draft[field], required) : undefined
    return issueAt(error, field) ?? (problem && tx(problem))
  }
  const submit = async () => {
    setLeft(new Set(TERM_FIELDS))
    const wrong = firstWrong(draft)
    if (wrong) goTo(wrong)
    else await record.save()
  }
  return {
    ...record,
    fields,
    errorAt,
    submit,
    typeIn: (field: TermField, text: string) =>
      record.change((before) => ({ ...before, [field]: text })),
    leave: (field: TermField) => afterPress(() => setLeft((before) => new Set([...before, field]))),
    /** Back to what is saved. */
    undo: () => {
      setLeft(new Set())
      record.dismiss()
      record.change(initial)
    },
    /** What no field says. */
    failure: error && TERM_FIELDS.every((field) => !issueAt(error, field)) ? error : null,
  }
}
