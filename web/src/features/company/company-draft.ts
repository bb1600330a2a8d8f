import { useMemo } from 'react'
import { isPhoneText } from '../../ui/phone'
import { readStored, removeStored, writeStored } from '../../lib/browser-storage'
import { createStore, useStore } from '../../lib/store'
import type { DocumentFile, SentDocument, ServerDocument, TypedDocument } from './company-documents'
import { FORM_KEYS, isFormPlace, typedSince, type CompanyForm, type FormKey } from './company-form'

/**
 * Input since the last save, stored in this browser per user and company (`companyKeyOf`), so that leaving the
 * wizard loses nothing. Takes precedence over saved values.
 */
interface CompanyDraft {
  form: Partial<CompanyForm>
  /** By the id of the document kind. */
  documents: Readonly<Record<string, TypedDocument>>
}

const KEY = 'pasok.company-draft'
/** Number of unanswered saves remembered. */
export const MAX_SENT = 5
const NOTHING: CompanyDraft = { form: {}, documents: {} }

export const draftKey = (owner: string) => `${KEY}.${owner}`

const drafts = createStore<ReadonlyMap<string, CompanyDraft>>(new Map())

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isValueOf(key: FormKey, value: unknown): boolean {
  if (key === 'place') return isFormPlace(value)
  return key === 'phone' || key === 'whatsapp' ? isPhoneText(value) : typeof value === 'string'
}

function documentIn(value: unknown): TypedDocument | undefined {
  if (!isRecord(value)) return undefined
  const typed: TypedDocument = {}
  if (typeof value['value'] === 'string') typed.value = value['value']
  const file = fileIn(value['file'])
  if (file) typed.file = file
  const seen = seenIn(value['seen'])
  if (seen) typed.seen = seen
  const sent = [value['sent']].flat().flatMap(sentIn)
  if (sent.length > 0) typed.sent = sent
  return typed
}

function sentIn(value: unknown): SentDocument[] {
  if (!isRecord(value)) return []
  const { value: number, file } = value
  return typeof number === 'string' && typeof file === 'string' ? [{ value: number, file }] : []
}

function fileIn(value: unknown): DocumentFile | undefined {
  if (!isRecord(value)) return undefined
  const { id, name, type } = value
  const isFile = typeof id === 'string' && typeof name === 'string' && typeof type === 'string'
  return isFile ? { id, name, type } : undefined
}

function seenIn(value: unknown): ServerDocument | undefined {
  if (!isRecord(value)) return undefined
  const { value: number, version } = value
  if (typeof number !== 'string' || typeof version !== 'number') return undefined
  return { value: number, file: fileIn(value['file']) ?? null, version }
}

/** Parses a stored draft and ignores invalid parts. */
export function parseDraft(text: string | null): CompanyDraft {
  let value: unknown
  try {
    value = JSON.parse(text ?? 'null')
  } catch {
    return NOTHING
  }
  if (!isRecord(value)) return NOTHING
  const form = isRecord(value['form']) ? value['form'] : {}
  const documents = isRecord(value['documents']) ? value['documents'] : {}
  return {
    form: Object.fromEntries(
      FORM_KEYS.filter((key) => isValueOf(key, form[key])).map((key) => [key, form[key]]),
    ),
    documents: Object.fromEntries(
      Object.entries(documents).flatMap(([id, one]) => {
        const typed = documentIn(one)
        return typed ? [[id, typed]] : []
      }),
    ),
  }
}

export const readDraft = (key: string): CompanyDraft =>
  drafts.get().get(key) ?? parseDraft(readStored(key))

const isNothing = ({ form, documents }: CompanyDraft) =>
  Object.keys(form).length === 0 && Object.keys(documents).length === 0

function saveDraft(key: string, draft: CompanyDraft): void {
  if (isNothing(draft)) removeStored(key)
  else writeStored(key, JSON.stringify(draft))
  drafts.set(new Map(drafts.get()).set(key, draft))
}

export function typeInForm(key: string, typed: Partial<CompanyForm>): void {
  const draft = readDraft(key)
  saveDraft(key, { ...draft, form: { ...draft.form, ...typed } })
}

function saveDocument(key: string, id: string, document: TypedDocument | undefined): void {
  const draft = readDraft(key)
  const { [id]: _before, ...others } = draft.documents
  saveDraft(key, { ...draft, documents: document ? { ...others, [id]: document } : others })
}

/** Remembers a save before it is sent; later input is preserved. */
export function markSent(key: string, id: string, sent: SentDocument): void {
  const typed = readDraft(key).documents[id]
  if (typed)
    saveDocument(key, id, { ...typed, sent: [...(typed.sent ?? []), sent].slice(-MAX_SENT) })
}

/** Stores input for a document. @param seen the document as shown when editing began. */
export function typeInDocument(
  key: string,
  id: string,
  typed: TypedDocument,
  seen: ServerDocument,
): void {
  saveDocument(key, id, { ...readDraft(key).documents[id], ...typed, seen })
}

/**
 * Removes saved values from the input; values changed while saving remain. A number with a trailing space also
 * remains, because the user is still typing.
 */
export function applySavedDocument(
  key: string,
  id: string,
  sent: TypedDocument,
  now: ServerDocument,
): void {
  const { value, file } = readDraft(key).documents[id] ?? {}
  const left: TypedDocument = { seen: now }
  if (value !== undefined && (value !== sent.value || /\s$/.test(value))) left.value = value
  if (file && file.id !== sent.file?.id) left.file = file
  saveDocument(key, id, left.value === undefined && !left.file ? undefined : left)
}

export const forgetDocument = (key: string, id: string): void => saveDocument(key, id, undefined)

export function forgetDocuments(key: string): void {
  saveDraft(key, { ...readDraft(key), documents: {} })
}

/** Removes saved values from the form's input; values changed while saving remain. */
export function markFormSaved(key: string, sent: CompanyForm): void {
  const draft = readDraft(key)
  saveDraft(key, { ...draft, form: typedSince(draft.form, sent) })
}

export const forgetDraft = (key: string): void => saveDraft(key, NOTHING)

/** Follows changes that the user makes in another tab. */
window.addEventListener('storage', ({ key, newValue }) => {
  if (key?.startsWith(`${KEY}.`)) drafts.set(new Map(drafts.get()).set(key, parseDraft(newValue)))
})

export function useCompanyDraft(key: string): CompanyDraft {
  const stored = useStore(drafts)
  return useMemo(() => stored.get(key) ?? parseDraft(readStored(key)), [stored, key])
}
