import { readFigure } from '@pasok/domain/kernel/read-figure'

const upToThree = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 3 })

/** A number to be edited, as the app writes numbers: `1.250.000,5`. */
export const writeTyped = (value: number): string => upToThree.format(value)

/** Digits that a JSON number holds exactly, and no more behind the point than are shown. */
const SHOWN = /^-?\d{1,15}(?:\.\d{1,3})?$/

/** What was typed, written as it is understood; what is no number stays as it was typed. */
export function tidyTyped(typed: string): string {
  const text = readFigure(typed)
  return SHOWN.test(text) ? writeTyped(Number(text)) : typed
}
