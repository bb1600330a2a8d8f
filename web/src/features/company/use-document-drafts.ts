import type { LegalDocumentDraft } from '@pasok/domain/company/company.model'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../lib/api'
import { isRefusal, messageOf } from '../../lib/api-error'
import { setResponse } from '../../lib/query-cache'
import { writeOver } from '../../lib/write-over'
import {
  type FormDocument,
  isUnsaved,
  serverDocument,
  type ServerDocument,
  type TypedDocument,
} from './company-documents'
import {
  applySavedDocument,
  forgetDocument,
  markSent,
  MAX_SENT,
  readDraft,
  typeInDocument,
} from './company-draft'
import { type Company, companyKey, readCompany } from './company.queries'

/** Another user saved the same part of a document first. */
interface DocumentConflict {
  /** Who saved, and when. */
  message: string
  theirs: ServerDocument
}

const withDraft = (company: Company, draft: LegalDocumentDraft): Company => ({
  ...company,
  legal_document_drafts: [
    ...company.legal_document_drafts.filter(({ id }) => id !== draft.id),
    draft,
  ],
})

/** Returns the parts of a document that the user edited; null for the others. */
const typedPart = (typed: TypedDocument) => (document: Pick<ServerDocument, 'value' | 'file'>) => ({
  value: typed.value === undefined ? null : document.value.trim(),
  file: typed.file === undefined ? null : (document.file?.id ?? ''),
})

/** Returns true when the server's version comes from this browser's own save, whose response was lost. */
const isOwn = (now: ServerDocument, { sent = [] }: TypedDocument): boolean =>
  sent.some(({ value, file }) => value === now.value && file === (now.file?.id ?? ''))

/**
 * Returns the document on which the edit is based. If an own save succeeded without a response, that is the
 * server's version.
 */
async function baselineOf(
  queries: QueryClient,
  buyerId: string,
  id: string,
  typed: TypedDocument,
): Promise<ServerDocument> {
  if (typed.seen && !typed.sent) return typed.seen
  const now = serverDocument(await readCompany(queries, buyerId), id)
  return isOwn(now, typed) || !typed.seen ? now : typed.seen
}

/**
 * Saves the user's changes to one document. Parts that another user changed meanwhile are preserved. @returns
 * the conflict if both changed the same part.
 */
async function saveDocumentDraft(
  queries: QueryClient,
  { draft, buyerId }: { draft: string; buyerId: string },
  id: string,
  attempt = 0,
): Promise<DocumentConflict | undefined> {
  const typed = readDraft(draft).documents[id]
  if (!typed) return undefined
  const seen = await baselineOf(queries, buyerId, id, typed)
  let server = seen
  const outcome = await writeOver<Pick<ServerDocument, 'value' | 'file'>>(
    {
      write: async (_mine, version) => {
        const value = (typed.value ?? server.value).trim()
        const url = (typed.file ?? server.file)?.id ?? ''
        const body = { id, value, url, version }
        markSent(draft, id, { value, file: url })
        const answer = await call('saveLegalDocumentDraft', { body })
        await setResponse<Company>(
          queries,
          companyKey(buyerId),
          (company) => company && withDraft(company, answer),
        )
        const noDocuments = { legal_documents: [], legal_document_drafts: [answer] }
        server = serverDocument(noDocuments, id)
        return ''
      },
      read: async () => {
        server = serverDocument(await readCompany(queries, buyerId), id)
        return { draft: server, version: server.version }
      },
      contentOf: typedPart(typed),
    },
    { value: typed.value ?? seen.value, file: typed.file ?? seen.file },
    { draft: seen, version: seen.version },
  )
  if (outcome.kind === 'overtaken') {
    // A save of this browser from before a reload arrived only now: retry on top of it, at most once per
    // remembered save.
    if (isOwn(server, typed) && attempt < MAX_SENT)
      return saveDocumentDraft(queries, { draft, buyerId }, id, attempt + 1)
    return { message: outcome.message, theirs: server }
  }
  applySavedDocument(draft, id, typed, server)
  return undefined
}

/** Milliseconds after the last key until the documents are saved. */
const PAUSE_MS = 800
/** Milliseconds between a failed save and the next attempt. */
const AGAIN_MS = 10_000

type Conflicts = Readonly<Record<string, DocumentConflict>>
type SavingState = { kind: 'idle' | 'saving' } | { kind: 'failed'; text: string; isFinal: boolean }

interface DocumentDraftsInput {
  draft: string
  buyerId: string
  documents: readonly FormDocument[]
}

/** Another tab saved the input: loads the company to get it from the server. */
function useOtherTabs(draft: string, buyerId: string): void {
  const queries = useQueryClient()
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === draft) void queries.invalidateQueries({ queryKey: companyKey(buyerId) })
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [draft, buyerId, queries])
}

/** Saves shortly after the last key, again after a failure, and on unmount. */
function useSaveTimes(typed: string, state: SavingState, save: () => Promise<void>): void {
  const saveNow = useEffectEvent(save)
  useEffect(() => {
    if (typed === '') return undefined
    const timer = setTimeout(() => void saveNow(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    if (state.kind !== 'failed' || state.isFinal) return undefined
    const timer = setTimeout(() => void saveNow(), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [state])
  useEffect(() => () => void saveNow(), [])
}

/** Saves documents one after the other and collects conflicts. */
function useSaving({ draft, buyerId }: Pick<DocumentDraftsInput, 'draft' | 'buyerId'>) {
  const queries = useQueryClient()
  const [state, setState] = useState<SavingState>({ kind: 'idle' })
  const [conflicts, setConflicts] = useState<Conflicts>({})
  /** Saves run one after the other, because each needs the version made by the previous one. */
  const line = useRef<Promise<void>>(Promise.resolve())
  const open = useRef<Conflicts>({})
  const storeConflicts = (next: Conflicts) => {
    open.current = next
    setConflicts(next)
  }
  const saveOne = async (id: string) => {
    const conflict = await saveDocumentDraft(queries, { draft, buyerId }, id)
    if (conflict) storeConflicts({ ...open.current, [id]: conflict })
  }
  const saveAll = (ids: readonly string[]): Promise<void> => {
    const waiting = ids.filter((id) => !(id in open.current))
    const before = line.current
    const saving = (async () => {
      await before
      if (waiting.length > 0) setState({ kind: 'saving' })
      try {
        for (const id of waiting) await saveOne(id)
        setState({ kind: 'idle' })
      } catch (reason) {
        setState({ kind: 'failed', text: messageOf(reason), isFinal: isRefusal(reason) })
      }
    })()
    line.current = saving
    return saving
  }
  return {
    state,
    conflicts,
    saveAll,
    hasConflict: () => Object.keys(open.current).length > 0,
    /** Removes and returns a document's conflict. */
    endConflict: (id: string): DocumentConflict | undefined => {
      const { [id]: conflict, ...others } = open.current
      storeConflicts(others)
      return conflict
    },
  }
}

/**
 * Saves the documents of step 2 shortly after input and when the step is left, so that the user can continue in
 * another browser. Until then, the input is stored in this browser.
 */
export function useDocumentDrafts({ draft, buyerId, documents }: DocumentDraftsInput) {
  const { state, conflicts, saveAll, hasConflict, endConflict } = useSaving({ draft, buyerId })
  const unsaved = documents.filter(isUnsaved)
  const typed = unsaved.map(({ id, value, file }) => `${id} ${value} ${file?.id ?? ''}`).join('\n')
  const saveUnsaved = () => saveAll(unsaved.map(({ id }) => id))
  useSaveTimes(typed, state, saveUnsaved)
  useOtherTabs(draft, buyerId)
  return {
    state,
    conflicts,
    /** Saves the remaining input now. @returns true when there is no unresolved conflict. */
    saveRest: async (): Promise<boolean> => {
      await saveUnsaved()
      return !hasConflict()
    },
    keepMine: (id: string) => {
      const conflict = endConflict(id)
      if (conflict) typeInDocument(draft, id, {}, conflict.theirs)
      void saveAll([id])
    },
    takeTheirs: (id: string) => {
      if (endConflict(id)) forgetDocument(draft, id)
    },
  }
}
