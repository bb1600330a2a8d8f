import type { Text } from '../kernel/texts'
import { legalDocumentErrors } from './company.errors'

/** Documents whose numbers have a known form, by how a document is called. */
const FORMS = [
  {
    named: /\bNPWP\b|Nomor Pokok Wajib Pajak/i,
    digits: [15, 16],
    error: legalDocumentErrors.npwpWrong,
  },
  { named: /\bNIB\b|Nomor Induk Berusaha/i, digits: [13], error: legalDocumentErrors.nibWrong },
  {
    named: /\b(?:NIK|e?-?KTP)\b|Kartu Tanda Penduduk|Nomor Induk Kependudukan/i,
    digits: [16],
    error: legalDocumentErrors.nikWrong,
  },
] as const

/** What people write between the digits. */
const SEPARATORS = /[\s./-]/g

/** What is wrong with the number of a legal document, where its form is known; empty is looked at elsewhere. */
export function findNumberProblem(
  document: { title: string; short_title: string },
  number: string,
): Text | undefined {
  const form = FORMS.find(
    ({ named }) => named.test(document.short_title) || named.test(document.title),
  )
  if (!form || number.trim() === '') return undefined
  const digits = number.replace(SEPARATORS, '')
  const isSound = /^\d+$/.test(digits) && form.digits.some((length) => length === digits.length)
  return isSound ? undefined : form.error
}
