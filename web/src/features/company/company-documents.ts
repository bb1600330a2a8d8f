import { findNumberProblem } from '@pasok/domain/company/company.document-numbers'
import { legalDocumentErrors } from '@pasok/domain/company/company.errors'
import type {
  CompanyDetail,
  LegalDocument,
  LegalDocumentDraft,
  TypeOption,
} from '@pasok/domain/company/company.model'
import type { Text } from '@pasok/domain/kernel/texts'

export interface DocumentFile {
  id: string
  name: string
  /** Media type. */
  type: string
}

/** A document on the server: the company's draft if there is one, otherwise the submitted document. */
export interface ServerDocument {
  value: string
  file: DocumentFile | null
  /** Version of the draft; 0 without a draft. */
  version: number
}

/** Part of a document that a save sends: number and file id. */
export interface SentDocument {
  value: string
  file: string
}

/** Unsaved changes to a document. */
export interface TypedDocument {
  value?: string
  file?: DocumentFile
  /** The document when editing began; another user's later save is not overwritten. */
  seen?: ServerDocument
  /** Saves without a response yet; a reload may lose several responses. */
  sent?: readonly SentDocument[]
}

/** A document required by the company type, with its current values. */
export interface FormDocument {
  id: string
  title: string
  short_title: string
  required: boolean
  value: string
  file: DocumentFile | null
  /** The document when editing began, or the current one while nothing is edited. */
  seen: ServerDocument
}

interface Saved {
  type: CompanyDetail['type']
  legal_documents: readonly LegalDocument[]
  legal_document_drafts: readonly LegalDocumentDraft[]
}

const savedFile = (saved: LegalDocument | LegalDocumentDraft | undefined): DocumentFile | null =>
  saved && saved.file_id !== ''
    ? { id: saved.file_id, name: saved.file_name, type: saved.file_type }
    : null

export function serverDocument(company: Omit<Saved, 'type'>, id: string): ServerDocument {
  const draft = company.legal_document_drafts.find((one) => one.id === id)
  const saved = draft ?? company.legal_documents.find((one) => one.id === id)
  return { value: saved?.value ?? '', file: savedFile(saved), version: draft?.version ?? 0 }
}

/** Returns true when a number or file has not been saved yet. */
export const isUnsaved = ({ value, file, seen }: FormDocument): boolean =>
  value.trim() !== seen.value || (file?.id ?? '') !== (seen.file?.id ?? '')

/**
 * Returns the documents of the saved company type, in its order: saved values overlaid with unsaved changes.
 * Empty without a company type (Spec 1 §5).
 */
export function documentsOf(
  company: Saved,
  types: readonly TypeOption[],
  typed: Readonly<Record<string, TypedDocument>>,
): FormDocument[] {
  const requested = types.find(({ _id }) => _id === company.type)?.legalDoc ?? []
  // The documents of a type that is no longer offered are only known from the company itself.
  const kinds = requested.length > 0 || company.type === '' ? requested : company.legal_documents
  return kinds.map(({ id, title, short_title, required }) => {
    const now = serverDocument(company, id)
    return {
      id,
      title,
      short_title,
      required,
      value: typed[id]?.value ?? now.value,
      file: typed[id]?.file ?? now.file,
      seen: typed[id]?.seen ?? now,
    }
  })
}

interface DocumentProblem {
  id: string
  part: 'value' | 'file'
  text: Text
}

/**
 * Returns the errors in screen order. A number requires a file and a file a number; required documents need
 * both.
 */
export function documentProblems(documents: readonly FormDocument[]): DocumentProblem[] {
  return documents.flatMap(({ id, title, short_title, required, value, file }) => {
    const hasNumber = value.trim() !== ''
    const problems: DocumentProblem[] = []
    if (!hasNumber && (required || file))
      problems.push({ id, part: 'value', text: legalDocumentErrors.numberMissing })
    const wrong = findNumberProblem({ title, short_title }, value)
    if (wrong) problems.push({ id, part: 'value', text: wrong })
    if (!file && (required || hasNumber))
      problems.push({ id, part: 'file', text: legalDocumentErrors.fileMissing })
    return problems
  })
}

/** Returns the entries of `PUT /buyer/legaldocs`; files are referenced by upload id. */
export const entriesOf = (documents: readonly FormDocument[]) =>
  documents.map(({ id, value, file, seen }) => ({
    id,
    value: value.trim(),
    url: file?.id ?? '',
    version: seen.version,
  }))
