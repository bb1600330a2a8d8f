import { findNumberProblem } from '@pasok/domain/company/company.document-numbers'
import { legalDocumentErrors } from '@pasok/domain/company/company.errors'
import type { CompanyDetail, LegalDocument, TypeOption } from '@pasok/domain/company/company.model'
import type { Text } from '@pasok/domain/kernel/texts'

/** An upload that a document is made of. */
export interface DocumentFile {
  id: string
  name: string
  /** Media type. */
  type: string
}

/** What a person did to a document since it was saved. */
export interface TypedDocument {
  value?: string
  file?: DocumentFile
}

/** A document that the company's type asks for, with what there is of it. */
export interface FormDocument {
  id: string
  title: string
  short_title: string
  required: boolean
  value: string
  file: DocumentFile | null
}

interface Saved {
  type: CompanyDetail['type']
  legal_documents: readonly LegalDocument[]
}

const savedFile = (saved: LegalDocument | undefined): DocumentFile | null =>
  saved && saved.file_id !== ''
    ? { id: saved.file_id, name: saved.file_name, type: saved.file_type }
    : null

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
  const saved = new Map(company.legal_documents.map((one) => [one.id, one]))
  // A type that is no longer offered is kept, and its documents are known from the company alone.
  const kinds = asked.length > 0 || company.type === '' ? asked : company.legal_documents
  return kinds.map(({ id, title, short_title, required }) => ({
    id,
    title,
    short_title,
    required,
    value: typed[id]?.value ?? saved.get(id)?.value ?? '',
    file: typed[id]?.file ?? savedFile(saved.get(id)),
  }))
}

/** What is wrong with a document: at its number, at its file. */
interface DocumentProblem {
  id: string
  part: 'value' | 'file'
  text: Text
}

/**
 * A number needs its file and a file its number; what is required needs both. In the order of the
 * screen.
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

/** The entries of `PUT /buyer/legaldocs`; an upload is named by its id. */
export const entriesOf = (documents: readonly FormDocument[]) =>
  documents.map(({ id, value, file }) => ({ id, value: value.trim(), url: file?.id ?? '' }))
