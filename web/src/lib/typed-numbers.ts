import { readFigure } from '@pasok/domain/kernel/read-figure'

/** Normalizes a typed quantity: a decimal comma becomes a point. */
export const readQuantity = (typed: string): string => typed.trim().replace(',', '.')

const upToThree = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 3 })

/** Formats a number for editing: `1.250.000,5`. */
export const writeTyped = (value: number): string => upToThree.format(value)

/** Numbers that JSON represents exactly, with no more decimals than are displayed. */
const SHOWN = /^-?\d{1,15}(?:\.\d{1,3})?$/

/** Returns the typed number in the app's format; text that is no number stays unchanged. */
export function tidyTyped(typed: string): string {
  const text = readFigure(typed)
  return SHOWN.test(text) ? writeTyped(Number(text)) : typed
}
