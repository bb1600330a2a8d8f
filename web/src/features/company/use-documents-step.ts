import { useRef, useState } from 'react'
import { companyWizardTexts } from '@pasok/domain/company/company.wizard.texts'
import type { Issue } from '@pasok/domain/kernel/errors'
import type { Text } from '@pasok/domain/kernel/texts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { LEAVE_UPLOAD, useLeaveQuestion } from '../../documents/use-leave-question'
import { call } from '../../lib/api'
import { ApiError, isStale, messageOf } from '../../lib/api-error'
import { useTexts, useTx } from '../../lib/texts'
import { setResponse } from '../../lib/query-cache'
import { forgetDocuments, forgetDraft, readDraft } from './company-draft'
import {
  documentProblems,
  entriesOf,
  isUnsaved,
  serverDocument,
  type FormDocument,
} from './company-documents'
import { companyKey, readCompany, type Company } from './company.queries'
import { focusFirst } from './focus-first'
import { useDocumentDrafts } from './use-document-drafts'

export type DocumentPart = 'value' | 'file'
/** A field of a document; also the suffix of its element id. */
type Place = `${string}-${DocumentPart}`

export const documentFieldId = (id: string, part: DocumentPart) => `document-${id}-${part}`
const placeOf = (id: string, part: DocumentPart): Place => `${id}-${part}`

/** Errors by field: our own text, or the server's message. */
type Problems = Partial<Record<Place, Text | string>>

/**
 * Returns the field of an issue, whose path is `legal_documents.2.url` or the id of an incomplete document's
 * kind.
 */
function placeIn({ path = '' }: Issue, documents: readonly FormDocument[]): Place | undefined {
  const [, at, part] = /^legal_documents\.(\d+)\.(\w+)$/.exec(path) ?? []
  const document =
    at === undefined ? documents.find(({ id }) => id === path) : documents[Number(at)]
  return document && placeOf(document.id, part === 'value' ? 'value' : 'file')
}

function problemsIn(
  reason: unknown,
  documents: readonly FormDocument[],
): { at: Problems; rest: string | null } {
  const issues = reason instanceof ApiError ? reason.issues : []
  const at: Problems = {}
  for (const issue of issues) {
    const place = placeIn(issue, documents)
    if (place) at[place] = issue.message
  }
  const isAllPlaced = issues.length > 0 && Object.keys(at).length === issues.length
  return { at, rest: isAllPlaced ? null : messageOf(reason) }
}

/** Returns the documents as shown, with the versions of their last saved drafts. */
function submitted(
  queries: QueryClient,
  { draft, buyerId, documents }: Pick<DocumentsStepInput, 'draft' | 'buyerId' | 'documents'>,
): FormDocument[] {
  const company = queries.getQueryData<Company>(companyKey(buyerId))
  const typed = readDraft(draft).documents
  return documents.map((document) => {
    const { id } = document
    if (!company || !isUnsaved(document)) return document
    return { ...document, seen: typed[id]?.seen ?? serverDocument(company, id) }
  })
}

async function saveDocuments(
  queries: QueryClient,
  buyerId: string,
  documents: readonly FormDocument[],
): Promise<void> {
  const body = { legal_documents: entriesOf(documents) }
  const legal_documents = await call('saveLegalDocuments', { body })
  await setResponse<Company>(
    queries,
    companyKey(buyerId),
    (old) => old && { ...old, legal_documents, legal_document_drafts: [] },
  )
}

interface DocumentsStepInput {
  draft: string
  buyerId: string
  documents: readonly FormDocument[]
  onSaved: () => Promise<void>
}

/**
 * Documents whose files are being uploaded; leaving the page requires confirmation, because it would cancel the
 * uploads.
 */
function useUploads() {
  const [uploading, setUploading] = useState<ReadonlySet<string>>(new Set())
  const isUploading = uploading.size > 0
  useLeaveQuestion(isUploading, useRef(false), LEAVE_UPLOAD)
  const onBusy = (id: string, isBusy: boolean) =>
    setUploading((before) => {
      const after = new Set(before)
      if (isBusy) after.add(id)
      else after.delete(id)
      return after
    })
  return { isUploading, onBusy }
}

/** Step 2: completes all documents with number and file, then saves and submits them (Spec 1 §4). */
export function useDocumentsStep({ draft, buyerId, documents, onSaved }: DocumentsStepInput) {
  const translate = useTx()
  const t = useTexts(companyWizardTexts)
  const queries = useQueryClient()
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  const { isUploading, onBusy } = useUploads()
  const drafts = useDocumentDrafts({ draft, buyerId, documents })

  const show = (at: Problems) => {
    setProblems(at)
    focusFirst(Object.keys(at).map((place) => `document-${place}`))
  }
  const save = async () => {
    setState('busy')
    try {
      if (!(await drafts.saveRest())) {
        setFailure(t('chooseFirst'))
        return setState('idle')
      }
      await saveDocuments(queries, buyerId, submitted(queries, { draft, buyerId, documents }))
      forgetDocuments(draft)
      await onSaved()
      forgetDraft(draft)
      setState('done')
    } catch (reason) {
      if (isStale(reason)) await readCompany(queries, buyerId).catch(() => undefined)
      const { at, rest } = problemsIn(reason, documents)
      setFailure(rest)
      show(at)
      setState('idle')
    }
  }
  const submit = async () => {
    if (state !== 'idle') return
    if (isUploading) return setFailure(t('uploading'))
    const found = documentProblems(documents)
    setFailure(null)
    show(Object.fromEntries(found.map(({ id, part, text }) => [placeOf(id, part), text])))
    if (found.length === 0) await save()
  }
  return {
    drafts,
    busy: state !== 'idle',
    failure,
    submit,
    errorAt: ({ id, title }: FormDocument, part: DocumentPart): string | undefined => {
      const problem = problems[placeOf(id, part)]
      return typeof problem === 'object' ? translate(problem, { title }) : problem
    },
    clear: (id: string, part: DocumentPart) =>
      setProblems(({ [placeOf(id, part)]: _removed, ...others }) => others),
    onBusy: (id: string, isBusy: boolean) => {
      setFailure(null)
      onBusy(id, isBusy)
    },
  }
}

export type DocumentsStepState = ReturnType<typeof useDocumentsStep>
