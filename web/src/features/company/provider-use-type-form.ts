import type { CompanyType } from '@pasok/domain/company/provider/provider.model'
import { providerMasterTexts } from '@pasok/domain/company/provider/provider.texts'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { useState } from 'react'
import { ApiError } from '../../lib/api-error'
import { freshKey } from '../../lib/api'
import { useTexts } from '../../lib/texts'
import { toastSuccess } from '../../lib/toast'
import { useSaveType } from './provider-masters.queries'
import {
  draftOf,
  isSameDraft,
  moveRow,
  newDocument,
  problemsOf,
  toSave,
  type DraftDocument,
  type TypeDraft,
} from './provider-type-draft'

/** The draft and the version it is based on; while unchanged, it follows the server. */
function useDraft(type: CompanyType | undefined) {
  const [base, setBase] = useState(type)
  const [draft, setDraft] = useState(() => draftOf(type))
  const isChanged = !isSameDraft(draft, draftOf(base))
  const begin = (from: CompanyType | undefined) => {
    setBase(from)
    setDraft(draftOf(from))
  }
  /** Input typed during the save is preserved. */
  const markSaved = (saved: CompanyType) => {
    setBase(saved)
    setDraft((now) => (now === draft ? draftOf(saved) : now))
  }
  if (type && base && type.version > base.version && !isChanged) begin(type)
  return { base, draft, setDraft, isChanged, begin, markSaved }
}

/** Actions on the documents of a draft; moves are announced to screen readers. */
function useDocuments(
  documents: TypeDraft['documents'],
  onChange: (next: readonly DraftDocument[]) => void,
) {
  const t = useTexts(providerMasterTexts)
  const [announcement, setAnnouncement] = useState('')
  return {
    announcement,
    changeDocument: (key: string, next: Partial<DraftDocument>) =>
      onChange(documents.map((one) => (one.key === key ? { ...one, ...next } : one))),
    add: () => onChange([...documents, newDocument(freshKey())]),
    remove: (key: string) => onChange(documents.filter((one) => one.key !== key)),
    move: (from: number, to: number) => {
      onChange(moveRow(documents, from, to))
      const title = documents[from]?.title.trim() || t('thisDocument')
      setAnnouncement(t('moved', { title, at: to + 1, count: documents.length }))
    },
  }
}

/** Form of a company type: input, validation, saving; a failed save preserves the input. */
export function useTypeForm(type: CompanyType | undefined, onSaved: (saved: CompanyType) => void) {
  const t = useTexts(providerMasterTexts)
  const tp = useTexts(providerTexts)
  const saving = useSaveType()
  const { base, draft, setDraft, isChanged, begin, markSaved } = useDraft(type)
  const [tried, setTried] = useState(false)
  const problems = problemsOf(draft.documents)
  const isNameless = draft.name.trim() === ''
  const issueAt = (path: string) =>
    saving.error instanceof ApiError ? saving.error.issueAt(path) : undefined
  const change = (next: Partial<TypeDraft>) => {
    saving.reset()
    setDraft((before) => ({ ...before, ...next }))
  }
  const save = async () => {
    setTried(true)
    if (isNameless || problems.size > 0) return false
    try {
      const { data } = await saving.mutateAsync(toSave(draft, base))
      setTried(false)
      markSaved(data)
      toastSuccess(tp('saved', { name: data.name }))
      onSaved(data)
      return true
    } catch {
      // The error is shown by `failure`.
      return false
    }
  }
  return {
    ...useDocuments(draft.documents, (documents) => change({ documents })),
    base,
    draft,
    isChanged,
    isSaving: saving.isPending,
    failure: saving.error,
    nameError: tried && isNameless ? tp('nameRequired') : issueAt('name'),
    rowError: ({ key }: DraftDocument, index: number) => {
      const problem = tried ? problems.get(key) : undefined
      return problem ? t(problem) : issueAt(`documents.${index}.title`)
    },
    change,
    save,
    dismiss: saving.reset,
    /** Loads the server's version and discards the input. */
    loadAgain: () => {
      saving.reset()
      setTried(false)
      begin(type)
    },
  } as const
}
export type TypeForm = ReturnType<typeof useTypeForm>
