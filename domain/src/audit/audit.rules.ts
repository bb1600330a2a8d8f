import { say, type Language } from '../kernel/texts'
import { auditActions } from './audit.actions.texts'
import { auditTexts } from './audit.texts'

/** Longest text of what stood before or after in a spreadsheet, in characters. */
const LONGEST = 1_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

function leafText(value: unknown, language: Language): string {
  if (isNothing(value)) return say(auditTexts.empty, language)
  if (typeof value === 'boolean') return say(value ? auditTexts.yes : auditTexts.no, language)
  if (Array.isArray(value)) return value.map((part) => leafText(part, language)).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function linesOf(value: unknown, name: string, language: Language): string[] {
  const isParted = isRecord(value) || (Array.isArray(value) && value.some(isRecord))
  if (!isParted) {
    const text = leafText(value, language)
    return [name === '' ? text : `${name.replaceAll('_', ' ')}: ${text}`]
  }
  const parts = Array.isArray(value)
    ? value.map((part: unknown, at) => [String(at + 1), part] as const)
    : Object.entries(value)
  return parts.flatMap(([key, part]) =>
    linesOf(part, name === '' ? key : `${name}.${key}`, language),
  )
}

/** What stood before or after a change as one text, `field: value; …`; cut where it is long. */
export function factsText(value: unknown, language: Language): string {
  if (value === null || value === undefined) return ''
  const text = linesOf(value, '', language).join('; ')
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

/** The actions whose name has these words, whatever their case: people search for what they read. */
export function listActionsNamed(words: string, language: Language): string[] {
  const wanted = words.toLowerCase()
  return Object.entries(auditActions).flatMap(([action, name]) =>
    name[language].toLowerCase().includes(wanted) ? [action] : [],
  )
}

/** `audit-MAJU-2026-01-01-2026-11-21.csv`; the first day is left out where all is told. */
export const exportName = (companyCode: string, from: string | undefined, to: string): string =>
  `${['audit', companyCode, ...(from === undefined ? [] : [from]), to].join('-')}.csv`
