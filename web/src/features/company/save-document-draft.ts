import type { LegalDocumentDraft } from '@pasok/domain/company/company.model'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api'
import { setAnswer } from '../../lib/set-answer'
import { writeOver } from '../../lib/write-over'
import { serverDocument, type ServerDocument, type TypedDocument } from './company-documents'
import { applySavedDocument, markSent, MOST_SENT, readDraft } from './company-draft'
import { companyKey, readCompany, type Company } from './company.queries'

/** Somebody else saved the same part of a document first. */
export interface DocumentConflict {
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
export async function saveDocumentDraft(
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
