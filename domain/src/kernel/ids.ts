const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** True for the written form of a UUID; anything else can't be the id of a record. */
export function isId(text: string): boolean {
  return UUID.test(text)
}

/** The documents with a code of their own, and its prefix. */
export type CodeKind = 'PR' | 'PO' | 'PKG' | 'GRN' | 'INV' | 'TRX'

/** What all codes of a company's documents of a kind begin with. */
const codeBeginning = (kind: CodeKind, companyCode: string): string => `${kind}-${companyCode}-`

/** True of what stands in every code of a company's documents of a kind: it finds all of them. */
export const isInEveryCode = (kind: CodeKind, companyCode: string, text: string): boolean =>
  codeBeginning(kind, companyCode).toLowerCase().includes(text.toLowerCase())

/**
 * A document's code, unique and never reused: `PR-NUSANTARA-202611-00001` (`docs/domain.md` §2).
 * `month` is yyyyMM in the company's calendar, `number` counts from 1.
 */
export function documentCode(
  kind: CodeKind,
  companyCode: string,
  month: string,
  number: number,
): string {
  return `${codeBeginning(kind, companyCode)}${month}-${String(number).padStart(5, '0')}`
}

const CODE_END = /-\d{6}-\d{5,}$/

/** True of a whole code, whoever's: another code that only begins with it isn't meant. */
export const isWholeCode = (kind: CodeKind, text: string): boolean =>
  text.toUpperCase().startsWith(`${kind}-`) && CODE_END.test(text)
