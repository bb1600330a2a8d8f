import type { LegalDocumentDraft } from '@pasok/domain/company/company.model'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../lib/api'
import { isRefusal, messageOf } from '../../lib/api-error'
import { setAnswer } from '../../lib/set-answer'
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
  MOST_SENT,
  readDraft,
  typeInDocument,
} from './company-draft'
import { type Company, companyKey, readCompany } from './company.queries'

/** Somebody else saved the same part of a document first. */
interface DocumentConflict {
  /** Who, and when. */
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

/** The parts of a document that were typed here; the others are whatever the server has. */
const typedPart = (typed: TypedDocument) => (document: Pick<ServerDocument, 'value' | 'file'>) => ({
  value: typed.value === undefined ? null : document.value.trim(),
  file: typed.file === undefined ? null : (document.file?.id ?? ''),
})

/** Whether a save of one's own, whose answer was lost, is what the server has. */
const isOwn = (now: ServerDocument, { sent = [] }: TypedDocument): boolean =>
  sent.some(({ value, file }) => value === now.value && file === (now.file?.id ?? ''))

/**
 * The document as typing began with it. A save whose answer was lost may have been done: then typing
 * goes on from there, and nobody else is in the way.
 */
async function begunWith(
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
 * Saves for the company what was typed here of one document. A part that somebody else saved
 * meanwhile is kept beside one's own part.
 * @returns the conflict when both are about the same part.
 */
async function saveDocumentDraft(
  queries: QueryClient,
  { draft, buyerId }: { draft: string; buyerId: string },
  id: string,
  attempt = 0,
): Promise<DocumentConflict | undefined> {
  const typed = readDraft(draft).documents[id]
  if (!typed) return undefined
  const seen = await begunWith(queries, buyerId, id, typed)
  let server = seen
  const outcome = await writeOver<Pick<ServerDocument, 'value' | 'file'>>(
    {
      write: async (_mine, version) => {
        const value = (typed.value ?? server.value).trim()
        const url = (typed.file ?? server.file)?.id ?? ''
        const body = { id, value, url, version }
        markSent(draft, id, { value, file: url })
        const answer = await call('saveLegalDocumentDraft', { body })
        await setAnswer<Company>(
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
    // A save of this browser, sent before a reload, arrived only now: retry on top of it. Each of
    // those that are remembered may arrive once.
    if (isOwn(server, typed) && attempt < MOST_SENT)
      return saveDocumentDraft(queries, { draft, buyerId }, id, attempt + 1)
    return { message: outcome.message, theirs: server }
  }
  applySavedDocument(draft, id, typed, server)
  return undefined
}

/** After the last key; ms. */
const PAUSE = 800
/** Until what could not be saved is tried again; ms. */
const AGAIN = 10_000

type Conflicts = Readonly<Record<string, DocumentConflict>>
type SavingState = { kind: 'idle' | 'saving' } | { kind: 'failed'; text: string; isFinal: boolean }

interface DocumentDraftsInput {
  draft: string
  buyerId: string
  documents: readonly FormDocument[]
}

/** Another tab saved what was typed: this one has it from the server now. */
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

/** When saving is tried: a moment after the last key, again after a failure, and at leaving. */
function useSaveTimes(typed: string, state: SavingState, save: () => Promise<void>): void {
  const saveNow = useEffectEvent(save)
  useEffect(() => {
    if (typed === '') return undefined
    const timer = setTimeout(() => void saveNow(), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    if (state.kind !== 'failed' || state.isFinal) return undefined
    const timer = setTimeout(() => void saveNow(), AGAIN)
    return () => clearTimeout(timer)
  }, [state])
  useEffect(() => () => void saveNow(), [])
}

/** Saves documents, each after the other one, and keeps what two people disagree about. */
function useSaving({ draft, buyerId }: Pick<DocumentDraftsInput, 'draft' | 'buyerId'>) {
  const queries = useQueryClient()
  const [state, setState] = useState<SavingState>({ kind: 'idle' })
  const [conflicts, setConflicts] = useState<Conflicts>({})
  /** The second save of a document knows the version of the first. */
  const line = useRef<Promise<void>>(Promise.resolve())
  const open = useRef<Conflicts>({})
  const keepConflicts = (next: Conflicts) => {
    open.current = next
    setConflicts(next)
  }
  const saveOne = async (id: string) => {
    const conflict = await saveDocumentDraft(queries, { draft, buyerId }, id)
    if (conflict) keepConflicts({ ...open.current, [id]: conflict })
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
    /** The conflict of a document, which is one no longer. */
    endConflict: (id: string): DocumentConflict | undefined => {
      const { [id]: conflict, ...others } = open.current
      keepConflicts(others)
      return conflict
    },
  }
}

/**
 * Saves what is typed and uploaded in step 2 for the company, a moment after it was typed and when
 * the step is left: another browser goes on with it. Until it is saved, this browser has it.
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
    /** Saves the rest now. @returns whether nothing waits for a choice between two people's. */
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
