import { companyErrors } from '@pasok/domain/company/company.errors'
import type { StoreProfile } from '@pasok/domain/vendors/portal/portal.model'
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

/** Error text by field; `country_id` exists in the form only. */
type Problems = Partial<Record<StoreField | 'country_id', string>>

/** Splits a server error into messages by field and whether there are others. */
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

/** Validates the whole draft and returns the errors by field. */
function problemsOf(
  draft: StoreDraft,
  stored: StoreProfile,
  tx: ReturnType<typeof useTx>,
): Problems {
  const found = listStoreProblems(inputOf(draft), stored).map(
    ({ field, text, values }) => [field, tx(text, values)] as const,
  )
  const at: Problems = Object.fromEntries(found)
  // Without a country nothing else can be selected, so only the country is reported.
  if (draft.place.country_id !== '' || at.province_id === undefined) return at
  const { province_id: _removed, ...others } = at
  return { country_id: tx(companyErrors.countryRequired), ...others }
}

/** Form of the store profile, validated on blur and on submit. */
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
  const clear = (field: keyof Problems) => setProblems(({ [field]: _removed, ...others }) => others)
  return {
    ...record,
    submit,
    errorAt: (field: keyof Problems): string | undefined => problems[field],
    type: (typed: Partial<StoreDraft>, field: keyof Problems) => {
      record.type(typed)
      clear(field)
    },
    /** Validates a field on blur; an empty field is only reported on submit. */
    leave: (field: StoreField, text: string) => {
      const problem = text.trim() === '' ? undefined : findStoreProblem(field, text)
      if (problem)
        afterPress(() =>
          setProblems((before) => ({ ...before, [field]: tx(problem.text, problem.values) })),
        )
    },
    undo: () => {
      setProblems({})
      record.dismiss()
      record.change(() => draftOf(store))
    },
    /** Error of the last save that belongs to no field. */
    failure: problemsIn(error).isRest ? error : null,
    idOf,
  }
}
export type StoreForm = ReturnType<typeof useStoreForm>
