import { menuTexts } from '../kernel/shell.texts'
import { shortageReasons, statusTexts } from '../kernel/status.texts'
import { findText, formatText, type Language, type Text } from '../kernel/texts'
import { findFieldName, findStateName } from './audit.names'
import { auditTexts } from './audit.texts'

/** Maximum length of the before and after columns in the export, in characters. */
const LONGEST = 1_000

/** The fields that name an entry in a list of records, in order of preference. */
const ENTRY_TITLES = ['title', 'name', 'code']

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (isList(value) && value.length === 0)

/** Makes a readable label from a technical name that has no text: `lastStatus` → `Last status`. */
export function plainName(word: string): string {
  const words = word
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .toLowerCase()
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const entryTitle = (entry: unknown): string | undefined =>
  isRecord(entry)
    ? ENTRY_TITLES.map((key) => entry[key]).find(
        (one): one is string => typeof one === 'string' && one !== '',
      )
    : undefined

const partOf = (value: unknown, part: string): unknown =>
  isList(value) ? value[Number(part)] : isRecord(value) ? value[part] : undefined

/** Returns the label of a field from its path in the record: `NIB · Number`, or `Documents 1 · Number`. */
export function fieldName(
  place: readonly string[],
  record: unknown,
  subject: string,
  language: Language,
): string {
  const labels: string[] = []
  let within = record
  for (const part of place) {
    const isEntry = isList(within)
    within = partOf(within, part)
    if (isEntry) {
      const list = labels.pop()
      const number = String(Number(part) + 1)
      labels.push(entryTitle(within) ?? (list === undefined ? number : `${list} ${number}`))
      continue
    }
    const known = findFieldName(part, subject)
    labels.push(known ? formatText(known, language) : plainName(part))
  }
  return labels.join(' · ')
}

/** Returns the text for a field's value; undefined for values that are texts themselves, such as names. */
export function findValueName(value: string, field: string): Text | undefined {
  if (field === 'modules') return findText(menuTexts, value)
  if (field === 'shortage') return findText(shortageReasons, value)
  return field === 'status' || field === 'channel'
    ? (findStateName(value) ?? findText(statusTexts, value))
    : undefined
}

function valueText(value: unknown, field: string, language: Language): string {
  if (isNothing(value)) return formatText(auditTexts.empty, language)
  if (typeof value === 'boolean')
    return formatText(value ? auditTexts.yes : auditTexts.no, language)
  if (isList(value)) return value.map((part) => valueText(part, field, language)).join(', ')
  if (typeof value !== 'string') return JSON.stringify(value)
  const name = findValueName(value, field)
  return name ? formatText(name, language) : value
}

/** Lists every leaf field of a record with its path; a list of plain values counts as one leaf. */
function fieldsOf(value: unknown, place: readonly string[] = []): [readonly string[], unknown][] {
  const isParted = isRecord(value) || (isList(value) && value.some(isRecord))
  return isParted
    ? Object.entries(value).flatMap(([name, part]) => fieldsOf(part, [...place, name]))
    : [[place, value]]
}

/**
 * Formats the state of a record before or after a change as `Field: value; …` in the reader's
 * language, cut at 1,000 characters.
 */
export function factsText(record: unknown, subject: string, language: Language): string {
  if (record === null || record === undefined) return ''
  const lines = fieldsOf(record).map(([place, value]) => {
    const text = valueText(value, place.at(-1) ?? '', language)
    const name = fieldName(place, record, subject, language)
    return name === '' ? text : `${name}: ${text}`
  })
  const text = lines.join('; ')
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}
