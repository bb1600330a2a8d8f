import { companyErrors } from '@pasok/domain/company/company.errors'
import type { StoreProfile } from '@pasok/domain/vendors/vendors.desk.model'
import {
  findStoreProblem,
  listStoreProblems,
  STORE_FIELDS,
  type StoreField,
} from '@pasok/domain/vendors/vendors.profile.rules'
import { useState } from 'react'
import { focusFirst } from '../../../features/company/focus-first'
import { useStoreRecord } from '../../../features/vendors/own-vendor.queries'
import { ApiError } from '../../../lib/api-error'
import { useTx } from '../../../lib/texts'
import { useDraftRecord } from '../../../lib/use-draft-record'
import { bodyOf, draftOf, idOf, inputOf, type StoreDraft } from './store-draft'
import { afterPress } from '../../../lib/after-press'

/** What is wrong with each field, in words; the country is a field of the form alone. */
type Problems = Partial<Record<StoreField | 'country_id', string>>

/** The server's words at the fields, and whether it said anything of none of them. */
function problemsIn(error: Error | null): { at: Problems; isRest: boolean } {
  const issues = error instanceof ApiError ? error.issues : []
  const at: Problems = {}
  for (const { path, message } of issues) {
    const field = STORE_FIELDS.find((one) => one === path)
    if (field) at[field] ??= message
  }
  const placed = issues.filter(({ path }) => STORE_FIELDS.some((one) => one === path))
  return { at, isRest: error !== null && (issues.length === 0 || placed.length < issues.length) }
}

/** What is wrong with all of it, by field. */
function problemsOf(draft: StoreDraft, kept: StoreProfile, tx: ReturnType<typeof useTx>): Problems {
  const found = listStoreProblems(inputOf(draft), kept).map(
    ({ field, text, values }) => [field, tx(text, values)] as const,
  )
  const at: Problems = Object.fromEntries(found)
  // Without a country nothing below it can be chosen.
  if (draft.place.country_id !== '' || at.province_id === undefined) return at
  const { province_id: _gone, ...others } = at
  return { country_id: tx(companyErrors.countryRequired), ...others }
}

/** The store's profile as it is typed, checked when a field is left and when it is sent. */
export function useStoreForm(store: StoreProfile) {
  const tx = useTx()
  const { write, read } = useStoreRecord()
  const [problems, setProblems] = useState<Problems>({})
  const show = (at: Problems) => {
    setProblems(at)
    focusFirst(Object.keys(at).map((field) => `store-${field}`))
  }
  const record = useDraftRecord<StoreDraft>({
    initial: () => draftOf(store),
    version: store.version,
    write: (draft, version) => write(bodyOf(draft, version)),
    contentOf: inputOf,
    read: async () => {
      const newest = await read()
      return { draft: draftOf(newest), version: newest.version }
    },
    onSaved: () => setProblems({}),
    onFailed: (error) => show(problemsIn(error).at),
  })
  const { draft, error } = record
  const submit = async () => {
    const found = problemsOf(draft, store, tx)
    show(found)
    if (Object.keys(found).length === 0) await record.save()
  }
  const clear = (field: keyof Problems) => setProblems(({ [field]: _gone, ...others }) => others)
  return {
    ...record,
    submit,
    errorAt: (field: keyof Problems): string | undefined => problems[field],
    type: (typed: Partial<StoreDraft>, field: keyof Problems) => {
      record.type(typed)
      clear(field)
    },
    /** One that was left half right is told so; an empty one waits until it is sent. */
    leave: (field: StoreField, text: string) => {
      const problem = text.trim() === '' ? undefined : findStoreProblem(field, text)
      if (problem)
        afterPress(() =>
          setProblems((before) => ({ ...before, [field]: tx(problem.text, problem.values) })),
        )
    },
    /** Back to what is saved. */
    undo: () => {
      setProblems({})
      record.dismiss()
      record.change(() => draftOf(store))
    },
    /** What no field says. */
    failure: problemsIn(error).isRest ? error : null,
    idOf,
  }
}
export type StoreForm = ReturnType<typeof useStoreForm>
