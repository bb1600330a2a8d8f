/** Characters at the start of a cell that spreadsheets read as a formula. */
const STARTS_FORMULA = /^[=+\-@\t\r＝＋－＠]/
const ESCAPED = /^'+[=+\-@\t\r＝＋－＠#]/
const NEEDS_ESCAPE = /^'*[=+\-@\t\r＝＋－＠#]/
/** Excel's notation for a text that looks like a number: ="00123". */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/

/** A cell with only this sign means "no value". */
export const CLEAR = '-'
/** A line that begins with this sign is a comment. */
export const REMARK = '#'

/**
 * Escapes a value with an apostrophe so that spreadsheets do not read it as a formula and importing
 * it restores the value.
 */
export const writeCell = (value: string): string => (NEEDS_ESCAPE.test(value) ? `'${value}` : value)

/**
 * Returns a cell of the user's own file unchanged, except for an apostrophe before anything that
 * would start a formula.
 */
export const giveBackCell = (cell: string): string =>
  STARTS_FORMULA.test(cell) && cell !== CLEAR ? `'${cell}` : cell

type ReadCell = { value: string; isText: boolean } | 'formula'

/** Returns a cell's value without the escape signs of spreadsheets; `formula` when the cell is a formula. */
export function readCell(cell: string): ReadCell {
  const text = cell.trim()
  const [, quoted] = TEXT_FORMULA.exec(text) ?? []
  if (quoted !== undefined) return { value: quoted.replaceAll('""', '"').trim(), isText: true }
  if (ESCAPED.test(text)) return { value: text.slice(1), isText: true }
  return /^[=@＝＠]/.test(text) ? 'formula' : { value: text, isText: false }
}
