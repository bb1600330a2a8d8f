/** What a company is by law, which tells it from no other: at either end of its name. */
const LEGAL_FORMS: ReadonlySet<string> = new Set([
  'PT',
  'CV',
  'UD',
  'PD',
  'FA',
  'NV',
  'TBK',
  'PERSERO',
  'PERUM',
  'PERUMDA',
  'PERSERODA',
  'KOPERASI',
  'KUD',
  'YAYASAN',
  'PERSEROAN',
  'TERBATAS',
  'LTD',
  'INC',
  'CO',
])

/** Of a company code, in characters, its number included. */
export const LONGEST_CODE = 12

/** Of a name that has neither letters nor digits of the Latin alphabet. */
const NAMELESS = 'COMPANY'

const wordsOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '')

/**
 * A company's code from its legal name: without its legal form, letters and digits, upper case, at
 * most 12 characters (`docs/domain.md` §2). `PT Nusantara Maju Jaya Tbk.` is `NUSANTARAMAJ`.
 */
export function companyCodeOf(legalName: string): string {
  const words = wordsOf(legalName)
  const telling = words.filter((word) => !LEGAL_FORMS.has(word))
  const code = (telling.length > 0 ? telling : words).join('').slice(0, LONGEST_CODE)
  return code === '' ? NAMELESS : code
}

/** The code itself, or the first one with a number after it that nobody has: `MAJU`, `MAJU2`, … */
export function freeCompanyCode(code: string, taken: ReadonlySet<string>): string {
  if (!taken.has(code)) return code
  for (let number = 2; ; number += 1) {
    const digits = String(number)
    const numbered = code.slice(0, LONGEST_CODE - digits.length) + digits
    if (!taken.has(numbered)) return numbered
  }
}
