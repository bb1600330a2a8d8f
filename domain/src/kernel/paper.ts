import type { Language } from './texts'

/** A document for paper, A4, in words that are ready to be read: data alone, to be made elsewhere. */
export interface Paper {
  language: Language
  /** What a reader's window is called. */
  title: string
  /** At the head of every page: what it is, and whose; how it stands, where that is to be told. */
  head: { kind: string; code: string; company: string; status?: string }
  /** Side by side, on the first page. */
  facts: readonly PaperFact[]
  tables: readonly PaperTable[]
  /** The sums of the whole, after the tables. */
  figures: readonly PaperFigure[]
  /** Boxes to sign in, side by side after everything else: who signs in each, and what to write there. */
  signatures?: { people: readonly string[]; hint: string }
  /** At the foot of every page; at the right `{{page}}` is its number, `{{pages}}` how many there are. */
  foot: { left: string; right: string }
}

export interface PaperFact {
  label: string
  lines: readonly string[]
}

export interface PaperFigure {
  label: string
  value: string
  /** The sum of those above it. */
  total?: boolean
}

export interface PaperColumn {
  head: string
  /** Points; the widths of those without one share what is left. */
  width?: number
  align?: 'left' | 'right'
}

/** A value, and in small letters under it what it was before, struck, and what belongs to it. */
export interface PaperCell {
  text: string
  struck?: readonly string[]
  below?: readonly string[]
}

/** Title and heads are said again on every page that it goes on to. */
export interface PaperTable {
  title: string
  /** Beside the title. */
  aside?: string
  columns: readonly PaperColumn[]
  rows: readonly (readonly PaperCell[])[]
  figures: readonly PaperFigure[]
}

/** The name under which the file of a paper is saved. */
export const paperFileName = ({ title }: Pick<Paper, 'title'>): string => `${title}.pdf`
