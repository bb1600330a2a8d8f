const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Returns whether a text is a UUID; any other text cannot be a record's id. */
export function isId(text: string): boolean {
  return UUID.test(text)
}

export type CodeKind = 'PR' | 'PO' | 'PKG' | 'GRN' | 'INV' | 'TRX'

/** Returns the common beginning of a company's codes of one kind of document. */
const codeBeginning = (kind: CodeKind, companyCode: string): string => `${kind}-${companyCode}-`

/**
 * Returns whether a text occurs in every code of a company's documents of a kind, so that searching
 * for it matches them all.
 */
export const isInEveryCode = (kind: CodeKind, companyCode: string, text: string): boolean =>
  codeBeginning(kind, companyCode).toLowerCase().includes(text.toLowerCase())

/**
 * Returns a document's code, unique and never reused: `PR-NUSANTARA-202611-00001` (`docs/domain.md`
 * §2). `month` is yyyyMM in the company's time zone, `number` counts from 1.
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

/** Returns whether a text is a complete code of any company, so that a search should match it exactly. */
export const isWholeCode = (kind: CodeKind, text: string): boolean =>
  text.toUpperCase().startsWith(`${kind}-`) && CODE_END.test(text)
