import type { OwnVendor } from '@pasok/domain/vendors/vendors.desk.model'
import {
  findTermProblem,
  listTermProblems,
  TERM_FIELDS,
  type TermField,
} from '@pasok/domain/vendors/vendors.terms.rules'
import { useState } from 'react'
import { useTermsRecord } from '../../../features/vendors/own-vendor.queries'
import { ApiError } from '../../../lib/api-error'
import { useTx } from '../../../lib/texts'
import { useDraftRecord } from '../../../lib/use-draft-record'
import { draftOf, numberOf, termsOf, type TermsDraft } from './terms-draft'

/** What is sent of a draft. */
const sentOf = (draft: TermsDraft) => ({
  ...termsOf(draft),
  direct_payment: draft.direct_payment,
})

const issueAt = (error: Error | null, field: TermField) =>
  error instanceof ApiError ? error.issueAt(field) : undefined

/** The default terms as they are typed, checked when a field is left and when they are sent. */
export function useTermsForm(vendor: OwnVendor, focusOn: (field: TermField) => void) {
  const tx = useTx()
  const { write, read } = useTermsRecord()
  const [left, setLeft] = useState<ReadonlySet<TermField>>(new Set())
  const record = useDraftRecord<TermsDraft>({
    initial: () => draftOf(vendor),
    version: vendor.version,
    write: (draft, version) =>
      write({ ...sentOf(draft), ...(version !== undefined && { version }) }),
    contentOf: sentOf,
    read: async () => {
      const newest = await read()
      return { draft: draftOf(newest), version: newest.version }
    },
    onSaved: () => setLeft(new Set()),
    onFailed: (error) => {
      const wrong = TERM_FIELDS.find((field) => issueAt(error, field) !== undefined)
      if (wrong) focusOn(wrong)
    },
  })
  const { draft, error } = record
  const errorAt = (field: TermField): string | undefined => {
    const problem = left.has(field) ? findTermProblem(field, numberOf(draft[field])) : undefined
    return issueAt(error, field) ?? (problem && tx(problem))
  }
  const submit = async () => {
    setLeft(new Set(TERM_FIELDS))
    const [first] = listTermProblems(termsOf(draft))
    if (first) return focusOn(first.field)
    return record.save()
  }
  return {
    ...record,
    errorAt,
    submit,
    leave: (field: TermField) => setLeft((before) => new Set([...before, field])),
    /** Back to what is saved. */
    undo: () => {
      setLeft(new Set())
      record.dismiss()
      record.change(() => draftOf(vendor))
    },
    /** What no field says. */
    failure: error && TERM_FIELDS.every((field) => !issueAt(error, field)) ? error : null,
  }
}
