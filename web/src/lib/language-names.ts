import type { shellTexts } from '@pasok/domain/kernel/shell.texts'
import type { Language } from '@pasok/domain/kernel/texts'

/** Text keys of the languages' own names. */
export const LANGUAGE_NAMES = { en: 'languageEn', id: 'languageId' } as const satisfies Record<
  Language,
  keyof typeof shellTexts
>
