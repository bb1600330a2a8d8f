import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf, isRefusal } from '../../lib/api-error'
import { isUnsaved, type FormDocument } from './company-documents'
import { forgetDocument, typeInDocument } from './company-draft'
import { companyKey } from './company.queries'
import { saveDocumentDraft, type DocumentConflict } from './save-document-draft'

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
