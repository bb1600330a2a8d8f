import { useDraftRecord } from '../../lib/use-draft-record'
import type { RecordCalls } from '../../lib/write-over'
import type { FormField } from './company-form'
import { problemsIn, useFieldProblems, type Problems } from './field-problems'

interface CompanyRecordOptions<Draft> extends RecordCalls<Draft> {
  /** What the form begins with. */
  initial: () => Draft
  /** None: a record that is new. */
  version: number | undefined
  /** The fields that it shows. */
  fields: readonly FormField[]
  problemsOf: (draft: Draft) => Problems
  onSaved: () => void
}

/** A record of the company's in a form: what is wrong with it is said at its fields. */
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
    /** What no field says. */
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
