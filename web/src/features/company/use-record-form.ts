import { useEffect } from 'react'
import { useDraftRecord } from '../../lib/use-draft-record'
import type { Seen } from '../../lib/use-record-save'
import type { FormField } from './company-form'
import { problemsIn, useFieldProblems, type Problems } from './field-problems'

interface RecordFormOptions<Draft> {
  /** What the form begins with. */
  initial: () => Draft
  /** None: a record that is new. */
  version: number | undefined
  /** The fields that it shows. */
  fields: readonly FormField[]
  problemsOf: (draft: Draft) => Problems
  /** Gives what is said once it is saved. */
  write: (draft: Draft, version: number | undefined) => Promise<string>
  read: () => Promise<Seen<Draft> | null>
  onSaved: () => void
}

/** A form of the company's over a record that several people edit: typing, checking, saving. */
export function useRecordForm<Draft extends object>(options: RecordFormOptions<Draft>) {
  const { fields, problemsOf } = options
  const record = useDraftRecord<Draft>(options)
  const { draft, saving } = record
  const { error, conflict } = saving
  const problems = useFieldProblems()
  const { show } = problems
  useEffect(() => {
    if (error) show(problemsIn(error, fields).at)
  }, [error, fields, show])
  const submit = async () => {
    const found = problemsOf(draft)
    show(found)
    if (Object.keys(found).length === 0) await record.save(draft)
  }
  return {
    draft,
    state: problems,
    type: (typed: Partial<Draft>, field?: FormField) => {
      record.type(typed)
      if (field) problems.clear(field)
    },
    submit,
    isChanged: record.isChanged,
    isSaving: saving.isSaving,
    /** What no field says. */
    failure: error && problemsIn(error, fields).rest !== null ? error : null,
    dismiss: saving.dismiss,
    conflict: conflict && {
      theirs: conflict.theirs,
      keepMine: record.keepMine,
      takeTheirs: () => {
        show({})
        conflict.takeTheirs()
      },
    },
  }
}

export type RecordForm<Draft extends object> = ReturnType<typeof useRecordForm<Draft>>
