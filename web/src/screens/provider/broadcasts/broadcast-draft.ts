import type { Audience } from '@pasok/domain/notifications/notifications.model'
import { LANGUAGES, type Language } from '@pasok/domain/kernel/texts'
import type { BroadcastDraft } from '../../../features/notifications/sent-broadcasts.queries'

export interface Words {
  title: string
  message: string
}

export interface BroadcastInput {
  words: Readonly<Record<Language, Words>>
  audience: Audience
  /** Names by company id, as of their selection. */
  companies: ReadonlyMap<string, string>
}

const NO_WORDS: Words = { title: '', message: '' }

export const EMPTY_DRAFT: BroadcastInput = {
  words: { en: NO_WORDS, id: NO_WORDS },
  audience: 'all',
  companies: new Map(),
}

const trimmed = ({ title, message }: Words): Words => ({
  title: title.trim(),
  message: message.trim(),
})
const isBlank = (words: Words) => Object.values(trimmed(words)).every((text) => text === '')

export const otherOf = (language: Language): Language => (language === 'en' ? 'id' : 'en')

export const isDraftEmpty = ({ words }: BroadcastInput): boolean =>
  LANGUAGES.every((language) => isBlank(words[language]))

/**
 * Returns whether a language is required: every language with any text must be complete, and English if there
 * is no text at all.
 */
export const isNeeded = (draft: BroadcastInput, language: Language): boolean =>
  !isBlank(draft.words[language]) || (language === 'en' && isDraftEmpty(draft))

export function missingOf(draft: BroadcastInput) {
  const missingIn = (language: Language) => {
    const { title, message } = trimmed(draft.words[language])
    const needed = isNeeded(draft, language)
    return { title: needed && title === '', message: needed && message === '' }
  }
  return {
    words: { en: missingIn('en'), id: missingIn('id') },
    companies: draft.audience === 'chosen' && draft.companies.size === 0,
  }
}

export function isComplete(draft: BroadcastInput): boolean {
  const { words, companies } = missingOf(draft)
  return !companies && LANGUAGES.every((one) => !words[one].title && !words[one].message)
}

/** Returns the texts that readers of a language see, and the language of these texts. */
export function wordsFor(
  { words }: Pick<BroadcastInput, 'words'>,
  reader: Language,
): { language: Language; words: Words } {
  const language = isBlank(words[reader]) ? otherOf(reader) : reader
  return { language, words: trimmed(words[language]) }
}

export const companyIdsOf = ({ audience, companies }: BroadcastInput): string[] =>
  audience === 'chosen' ? [...companies.keys()] : []

export function bodyOf(draft: BroadcastInput): BroadcastDraft {
  const { language, words } = wordsFor(draft, 'en')
  const other = draft.words[otherOf(language)]
  return {
    ...words,
    language,
    translation: isBlank(other) ? null : trimmed(other),
    audience: draft.audience,
    companies: companyIdsOf(draft),
  }
}
