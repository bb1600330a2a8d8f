import { findNumberProblem } from '@pasok/domain/company/company.document-numbers'
import { legalDocumentErrors } from '@pasok/domain/company/company.errors'
import type {
  CompanyDetail,
  LegalDocument,
  LegalDocumentDraft,
  TypeOption,
} from '@pasok/domain/company/company.model'
import type { Text } from '@pasok/domain/kernel/texts'

/** An upload that a document is made of. */
export interface DocumentFile {
  id: string
  name: string
  /** Media type. */
  type: string
}

/** A document as the server has it: the company's draft, or else what was submitted. */
export interface ServerDocument {
  value: string
  file: DocumentFile | null
  /** Of the draft; 0 without one. */
  version: number
}

/** What a save sends of a document: its number and the id of its file. */
export interface SentDocument {
  value: string
  file: string
}

/** What a person did to a document since it was saved. */
export interface TypedDocument {
  value?: string
  file?: DocumentFile
  /** The document when typing began: what somebody else saves after that is not overwritten. */
  seen?: ServerDocument
  /** What was sent, until an answer is here: a reload may lose answers, one after the other. */
  sent?: readonly SentDocument[]
}

/** A document that the company's type asks for, with what there is of it. */
export interface FormDocument {
  id: string
  title: string
  short_title: string
  required: boolean
  value: string
  file: DocumentFile | null
  /** The document when typing began, or as it is now while nothing is typed. */
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

/** A document as the server has it. */
export function serverDocument(company: Omit<Saved, 'type'>, id: string): ServerDocument {
  const draft = company.legal_document_drafts.find((one) => one.id === id)
  const saved = draft ?? company.legal_documents.find((one) => one.id === id)
  return { value: saved?.value ?? '', file: savedFile(saved), version: draft?.version ?? 0 }
}

/** Something was typed or uploaded that the server does not have yet. */
export const isUnsaved = ({ value, file, seen }: FormDocument): boolean =>
  value.trim() !== seen.value || (file?.id ?? '') !== (seen.file?.id ?? '')

/**
 * The documents of the saved company type, in its order: what was saved, with what was typed and
 * uploaded since over it. Without a type there are none (Spec 1 §5).
 */
export function documentsOf(
  company: Saved,
  types: readonly TypeOption[],
  typed: Readonly<Record<string, TypedDocument>>,
): FormDocument[] {
  const asked = types.find(({ _id }) => _id === company.type)?.legalDoc ?? []
  // A type that is no longer offered is kept, and its documents are known from the company alone.
  const kinds = asked.length > 0 || company.type === '' ? asked : company.legal_documents
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

/** What is wrong with a document: at its number, at its file. */
interface DocumentProblem {
  id: string
  part: 'value' | 'file'
  text: Text
}

/** A number needs its file and a file its number; what is required needs both. In the order of the screen. */
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

/** The entries of `PUT /buyer/legaldocs`; an upload is named by its id. */
export const entriesOf = (documents: readonly FormDocument[]) =>
  documents.map(({ id, value, file, seen }) => ({
    id,
    value: value.trim(),
    url: file?.id ?? '',
    version: seen.version,
  }))
