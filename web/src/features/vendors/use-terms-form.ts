import type { Text } from '@pasok/domain/kernel/texts'
import { TERM_FIELDS, type TermField } from '@pasok/domain/vendors/vendors.terms.rules'
import { useRef, useState } from 'react'
import { ApiError } from '../../lib/api-error'
import { useTx } from '../../lib/texts'
import { useDraftRecord } from '../../lib/use-draft-record'
import type { RecordCalls } from '../../lib/write-over'
import { firstWrong, problemAt, type OwnTermsDraft } from './terms-draft'
import { afterPress } from '../../lib/after-press'

interface TermsFormOptions<Draft extends OwnTermsDraft> extends RecordCalls<Draft> {
  initial: () => Draft
  version: number
  /** Errors of empty fields; without them, empty fields have the same error as invalid numbers. */
  required?: Readonly<Record<TermField, Text>>
}

const issueAt = (error: Error | null, field: TermField) =>
  error instanceof ApiError ? error.issueAt(field) : undefined

/** Form of terms, validated on blur and on submit. */
export function useTermsForm<Draft extends OwnTermsDraft>(options: TermsFormOptions<Draft>) {
  const { initial, required } = options
  const tx = useTx()
  /** Input elements by field, for focusing. */
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
    undo: () => {
      setLeft(new Set())
      record.dismiss()
      record.change(initial)
    },
    /** Error of the last save that belongs to no field. */
    failure: error && TERM_FIELDS.every((field) => !issueAt(error, field)) ? error : null,
  }
}
