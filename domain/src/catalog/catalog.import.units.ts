import type { Text } from '../kernel/texts'
import type { ImportField } from './catalog.import.constants'
import { importErrors } from './catalog.import.errors'

/** The factor from the heading's unit to the stored unit. */
type Factors = Readonly<Record<string, string>>

const KILOGRAMS: Factors = {
  kg: '1',
  kilogram: '1',
  kilo: '1',
  g: '0.001',
  gr: '0.001',
  gram: '0.001',
  grams: '0.001',
  ton: '1000',
}
const CENTIMETRES: Factors = {
  cm: '1',
  centimeter: '1',
  sentimeter: '1',
  mm: '0.1',
  milimeter: '0.1',
  millimeter: '0.1',
  m: '100',
  meter: '100',
  in: '2.54',
  inch: '2.54',
  inci: '2.54',
}

const UNITS: Partial<Record<ImportField, { factors: Factors; unit: string }>> = {
  weight: { factors: KILOGRAMS, unit: 'kg' },
  width: { factors: CENTIMETRES, unit: 'cm' },
  height: { factors: CENTIMETRES, unit: 'cm' },
  length: { factors: CENTIMETRES, unit: 'cm' },
}

const RUPIAH = /^(?:rp|idr|rupiah)\.?$/i
/** Currencies by sign or code; other words in the brackets of a price say no currency. */
const CURRENCY =
  /^(?:us\$|s\$|a\$|rm|[$€£¥₹]|usd|eur|gbp|jpy|sgd|myr|aud|cny|rmb|thb|hkd|inr|krw|php|vnd|dollars?|dolar|euro|yen|yuan|ringgit)$/i

export interface UnitFailure {
  text: Text
  values: { column: string; unit: string }
}

/** What the brackets of a column's name say. */
const bracketOf = (name: string): string | undefined => /\(([^)]*)\)/.exec(name)?.[1]?.trim()

/**
 * What the figures of a column are multiplied by, from the unit in its name: `Weight (g)`.
 * @returns undefined where there is nothing to convert; the failure for a unit that is not known here.
 */
export function factorOf(
  field: ImportField | null,
  name: string,
): string | UnitFailure | undefined {
  const unit = bracketOf(name)
  if (field === null || unit === undefined || unit === '') return undefined
  if (field === 'retail_price') {
    const isOther = !RUPIAH.test(unit) && CURRENCY.test(unit)
    return isOther
      ? { text: importErrors.otherCurrency, values: { column: name, unit } }
      : undefined
  }
  const known = UNITS[field]
  if (!known) return undefined
  const factor = known.factors[unit.toLowerCase().replace(/\.$/, '')]
  if (factor === undefined)
    return { text: importErrors.unknownUnit, values: { column: name, unit: known.unit } }
  return factor === '1' ? undefined : factor
}
