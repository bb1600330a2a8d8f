const GROUPED_BY_POINT = /^\d{1,3}(?:\.\d{3})+$/
const GROUPED_BY_COMMA = /^\d{1,3}(?:,\d{3}){2,}$/

/**
 * What was typed as a plain number (`1250000.50`), read as the app writes numbers: points between
 * thousands, a comma before the digits of a fraction. Where both stand, the last one is the
 * fraction's. What can't be a number stays as it is, to be told so.
 */
export function readTyped(typed: string): string {
  const text = typed
    .replace(/^\s*Rp\.?/i, '')
    .replace(/%\s*$/, '')
    .replace(/\s/g, '')
  if (GROUPED_BY_POINT.test(text)) return text.replaceAll('.', '')
  if (GROUPED_BY_COMMA.test(text)) return text.replaceAll(',', '')
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
  if (comma < 0) return text
  if (point < 0) return text.replace(',', '.')
  return comma > point ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')
}

const upToThree = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 3 })

/** A number to be edited, as the app writes numbers: `1.250.000,5`. */
export const writeTyped = (value: number): string => upToThree.format(value)

/** Digits that a JSON number holds exactly, and no more behind the point than are shown. */
const SHOWN = /^-?\d{1,15}(?:\.\d{1,3})?$/

/** What was typed, written as it is understood; what is no number stays as it was typed. */
export function tidyTyped(typed: string): string {
  const text = readTyped(typed)
  return SHOWN.test(text) ? writeTyped(Number(text)) : typed
}
