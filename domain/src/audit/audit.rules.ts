import type { Language } from '../kernel/texts'
import { auditActions } from './audit.actions.texts'

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
