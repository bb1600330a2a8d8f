import { useEffect, useState } from 'react'
import { useRecordSave, type Seen } from '../../lib/use-record-save'
import type { FormField } from './company-form'
import { problemsIn, useFieldProblems, type Problems } from './field-problems'

interface RecordFormOptions<Draft> {
  /** What the form begins with. */
  base: Draft
  /** None: a record that is new. */
  version?: number | undefined
  /** The fields that it shows. */
  fields: readonly FormField[]
  problemsOf: (draft: Draft) => Problems
  write: (draft: Draft, version: number | undefined) => Promise<unknown>
  read: () => Promise<Seen<Draft> | null>
  onSaved: () => void
}

/** A form of the company's over a record that several people edit: typing, checking, saving. */
export function useRecordForm<Draft extends object>(options: RecordFormOptions<Draft>) {
  const { fields, problemsOf, onSaved } = options
  const [base, setBase] = useState(options.base)
  const [draft, setDraft] = useState(base)
  const problems = useFieldProblems()
  const { show } = problems
  const record = useRecordSave<Draft>({
    ...options,
    base,
    onTaken: (theirs) => {
      setBase(theirs)
      setDraft(theirs)
      show({})
    },
  })
  const { error, conflict } = record
  useEffect(() => {
    if (error) show(problemsIn(error, fields).at)
  }, [error, fields, show])
  const submit = async () => {
    const found = problemsOf(draft)
    show(found)
    if (Object.keys(found).length === 0 && (await record.save(draft))) onSaved()
  }
  return {
    draft,
    state: problems,
    type: (typed: Partial<Draft>, field?: FormField) => {
      setDraft((before) => ({ ...before, ...typed }))
      if (field) problems.clear(field)
    },
    submit,
    isChanged: JSON.stringify(draft) !== JSON.stringify(base),
    isSaving: record.isSaving,
    /** What no field says. */
    failure: error && problemsIn(error, fields).rest !== null ? error : null,
    dismiss: record.dismiss,
    conflict: conflict && {
      theirs: conflict.theirs,
      takeTheirs: conflict.takeTheirs,
      keepMine: async () => {
        if (await conflict.keepMine()) onSaved()
      },
    },
  }
}

export type RecordForm<Draft extends object> = ReturnType<typeof useRecordForm<Draft>>
