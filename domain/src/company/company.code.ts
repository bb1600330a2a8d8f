/** Legal forms at either end of a company's name, which are left out of its code. */
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

/** Maximum length of a company code in characters, its number included. */
export const LONGEST_CODE = 12

/** The code of a company whose name has no Latin letters or digits. */
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
 * Returns a company's code from its legal name: letters and digits in upper case, without the legal form, at
 * most 12 characters (`docs/domain.md` §2). `PT Nusantara Maju Jaya Tbk.` becomes `NUSANTARAMAJ`.
 */
export function companyCodeOf(legalName: string): string {
  const words = wordsOf(legalName)
  const distinctive = words.filter((word) => !LEGAL_FORMS.has(word))
  const code = (distinctive.length > 0 ? distinctive : words).join('').slice(0, LONGEST_CODE)
  return code === '' ? NAMELESS : code
}

/** Returns the code, or the code with the first number that makes it unique: `MAJU`, `MAJU2`, … */
export function freeCompanyCode(code: string, used: ReadonlySet<string>): string {
  if (!used.has(code)) return code
  for (let number = 2; ; number += 1) {
    const digits = String(number)
    const numbered = code.slice(0, LONGEST_CODE - digits.length) + digits
    if (!used.has(numbered)) return numbered
  }
}
