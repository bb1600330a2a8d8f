import type { Language } from '../kernel/texts'
import { auditActions } from './audit.actions.texts'

/**
 * Returns the actions whose displayed name contains the words, ignoring case, because users search
 * for what they read.
 */
export function listActionsNamed(words: string, language: Language): string[] {
  const wanted = words.toLowerCase()
  return Object.entries(auditActions).flatMap(([action, name]) =>
    name[language].toLowerCase().includes(wanted) ? [action] : [],
  )
}

/**
 * Returns the export's file name: `audit-MAJU-2026-01-01-2026-11-21.csv`, without the first day
 * when the range has no start.
 */
export const exportName = (companyCode: string, from: string | undefined, to: string): string =>
  `${['audit', companyCode, ...(from === undefined ? [] : [from]), to].join('-')}.csv`
