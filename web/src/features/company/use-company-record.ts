import { useDraftRecord } from '../../lib/use-draft-record'
import type { RecordCalls } from '../../lib/write-over'
import type { FormField } from './company-form'
import { problemsIn, useFieldProblems, type Problems } from './field-problems'

interface CompanyRecordOptions<Draft> extends RecordCalls<Draft> {
  initial: () => Draft
  /** Undefined for a new record. */
  version: number | undefined
  fields: readonly FormField[]
  problemsOf: (draft: Draft) => Problems
  onSaved: () => void
}

/** Form of a company record; errors are shown at their fields. */
export function useCompanyRecord<Draft extends object>(options: CompanyRecordOptions<Draft>) {
  const { fields, problemsOf } = options
  const problems = useFieldProblems()
  const record = useDraftRecord<Draft>({
    ...options,
    onFailed: (error) => problems.show(problemsIn(error, fields).at),
  })
  const { draft, error, conflict } = record
  return {
    ...record,
    state: problems,
    type: (typed: Partial<Draft>, field?: FormField) => {
      record.type(typed)
      if (field) problems.clear(field)
    },
    submit: async () => {
      const found = problemsOf(draft)
      problems.show(found)
      if (Object.keys(found).length === 0) await record.save()
    },
    /** Error of the last save that belongs to no field. */
    failure: error && problemsIn(error, fields).rest !== null ? error : null,
    conflict: conflict && {
      ...conflict,
      takeTheirs: () => {
        problems.show({})
        conflict.takeTheirs()
      },
    },
  }
}
