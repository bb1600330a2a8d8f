import type { CompanyType } from '@pasok/domain/company/provider/provider.model'
import type { TypeToSave } from './provider-masters.queries'

/** Maximum number of documents of a type (contract of `saveCompanyType`). */
export const MAX_DOCUMENTS = 30

export interface DraftDocument {
  /** Identifies the row while editing, because a new document has no id. */
  key: string
  id?: string
  title: string
  short_title: string
  required: boolean
  active: boolean
}

export interface TypeDraft {
  name: string
  active: boolean
  documents: readonly DraftDocument[]
}

export const draftOf = (type: CompanyType | undefined): TypeDraft => ({
  name: type?.name ?? '',
  active: type?.active ?? true,
  documents: (type?.documents ?? []).map((document) => ({ ...document, key: document.id })),
})

export const newDocument = (key: string): DraftDocument => ({
  key,
  title: '',
  short_title: '',
  required: true,
  active: true,
})

/** Moves a row; positions beyond the ends are clamped. */
export function moveRow<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const target = Math.min(rows.length - 1, Math.max(0, to))
  const others = rows.filter((_, index) => index !== from)
  const moved = rows.slice(from, from + 1)
  return [...others.slice(0, target), ...moved, ...others.slice(target)]
}

type RowProblem = 'titleRequired' | 'titleTwice'

/** Returns the errors by document key. */
export function problemsOf(documents: readonly DraftDocument[]): ReadonlyMap<string, RowProblem> {
  const seen = new Set<string>()
  const problems = new Map<string, RowProblem>()
  for (const { key, title } of documents) {
    const plain = title.trim().toLowerCase()
    if (plain === '') problems.set(key, 'titleRequired')
    else if (seen.has(plain)) problems.set(key, 'titleTwice')
    seen.add(plain)
  }
  return problems
}

/** Returns the request body; a type without an id is new. */
export function toSave(draft: TypeDraft, base: CompanyType | undefined): TypeToSave {
  return {
    ...(base && { _id: base._id, version: base.version }),
    name: draft.name.trim(),
    active: draft.active,
    documents: draft.documents.map(({ id, title, short_title, required, active }) => ({
      ...(id !== undefined && { id }),
      title: title.trim(),
      short_title: short_title.trim(),
      required,
      active,
    })),
  }
}

export const isSameDraft = (a: TypeDraft, b: TypeDraft): boolean =>
  JSON.stringify(a) === JSON.stringify(b)
