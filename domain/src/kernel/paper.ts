import type { Language } from './texts'

/** A printable A4 document as data, with its texts ready in the reader's language; the server renders it. */
export interface Paper {
  language: Language
  /** The PDF's title, shown in the reader's window. */
  title: string
  /** Shown at the top of every page: kind, code, company and, where relevant, status. */
  head: { kind: string; code: string; company: string; status?: string }
  /** Shown side by side on the first page. */
  facts: readonly PaperFact[]
  tables: readonly PaperTable[]
  /** The totals after the tables. */
  figures: readonly PaperFigure[]
  /** Signature boxes at the end: the signers, and a hint on what to write. */
  signatures?: { people: readonly string[]; hint: string }
  /**
   * Shown at the bottom of every page; in `right`, `{{page}}` is the page number and `{{pages}}`
   * the number of pages.
   */
  foot: { left: string; right: string }
}

export interface PaperFact {
  label: string
  lines: readonly string[]
}

export interface PaperFigure {
  label: string
  value: string
  /** Whether this is the sum of the lines above. */
  total?: boolean
}

export interface PaperColumn {
  head: string
  /** Width in points; columns without one share the remaining width. */
  width?: number
  align?: 'left' | 'right'
}

/** A value, with its struck-through former value and further details in small print below. */
export interface PaperCell {
  text: string
  struck?: readonly string[]
  below?: readonly string[]
}

/** A table; its title and headings are repeated on every page. */
export interface PaperTable {
  title: string
  aside?: string
  columns: readonly PaperColumn[]
  rows: readonly (readonly PaperCell[])[]
  figures: readonly PaperFigure[]
}

/** Returns the file name of a document. */
export const paperFileName = ({ title }: Pick<Paper, 'title'>): string => `${title}.pdf`
