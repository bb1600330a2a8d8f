/** What a spreadsheet takes for a formula, and what a line must not begin with here. */
const STARTS_FORMULA = /^[=+\-@\t\r＝＋－＠]/
const ESCAPED = /^'+[=+\-@\t\r＝＋－＠#]/
const NEEDS_ESCAPE = /^'*[=+\-@\t\r＝＋－＠#]/
/** Excel's way to keep a text that looks like a number: ="00123". */
const KEPT_AS_TEXT = /^="((?:[^"]|"")*)"$/

/** Alone in a cell it says: no value. */
export const CLEAR = '-'
/** A line that begins with it is a remark. */
export const REMARK = '#'

/** A value as a cell that is no formula and comes back as it was: an apostrophe before it. */
export const writeCell = (value: string): string => (NEEDS_ESCAPE.test(value) ? `'${value}` : value)

/** A cell of somebody's file given back to them: it stays what it was, and starts no formula. */
export const giveBackCell = (cell: string): string =>
  STARTS_FORMULA.test(cell) && cell !== CLEAR ? `'${cell}` : cell

type ReadCell = { value: string; isText: boolean } | 'formula'

/** A cell as it is meant: without the signs that keep spreadsheets from reading it otherwise. */
export function readCell(cell: string): ReadCell {
  const text = cell.trim()
  const [, kept] = KEPT_AS_TEXT.exec(text) ?? []
  if (kept !== undefined) return { value: kept.replaceAll('""', '"').trim(), isText: true }
  if (ESCAPED.test(text)) return { value: text.slice(1), isText: true }
  return /^[=@＝＠]/.test(text) ? 'formula' : { value: text, isText: false }
}
