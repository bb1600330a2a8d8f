import type { Text } from '../kernel/texts'
import { legalDocumentErrors } from './company.errors'

const NPWP_DIGITS = [15, 16] as const

/** Documents whose numbers have a known format, recognised by the document's name. */
const FORMS = [
  {
    named: /\bNPWP\b|Nomor Pokok Wajib Pajak/i,
    digits: NPWP_DIGITS,
    error: legalDocumentErrors.npwpWrong,
  },
  { named: /\bNIB\b|Nomor Induk Berusaha/i, digits: [13], error: legalDocumentErrors.nibWrong },
  {
    named: /\b(?:NIK|e?-?KTP)\b|Kartu Tanda Penduduk|Nomor Induk Kependudukan/i,
    digits: [16],
    error: legalDocumentErrors.nikWrong,
  },
] as const

const SEPARATORS = /[\s./-]/g

/** Returns the digits of a number with one of these lengths; undefined otherwise. */
function readDigits(text: string, lengths: readonly number[]): string | undefined {
  const digits = text.replace(SEPARATORS, '')
  return /^\d+$/.test(digits) && lengths.includes(digits.length) ? digits : undefined
}

/** Returns the digits of a tax number (NPWP), 15, or 16 since 2024; undefined for anything else. */
export const readTaxNumber = (text: string): string | undefined => readDigits(text, NPWP_DIGITS)

/** Returns the error of a legal document's number when its format is known; emptiness is checked elsewhere. */
export function findNumberProblem(
  document: { title: string; short_title: string },
  number: string,
): Text | undefined {
  const form = FORMS.find(
    ({ named }) => named.test(document.short_title) || named.test(document.title),
  )
  if (!form || number.trim() === '') return undefined
  return readDigits(number, form.digits) === undefined ? form.error : undefined
}
