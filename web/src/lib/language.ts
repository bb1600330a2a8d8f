import { type Language, LANGUAGES } from '@pasok/domain/kernel/texts'
import { readStored, writeStored } from './browser-storage'
import { createStore } from './store'
import type { shellTexts } from '@pasok/domain/kernel/shell.texts'

/** Text keys of the languages' own names. */
export const LANGUAGE_NAMES = { en: 'languageEn', id: 'languageId' } as const satisfies Record<
  Language,
  keyof typeof shellTexts
>

/** Also read by `public/first-paint.js`. */
const KEY = 'pasok.language'

const isLanguage = (value: string | null): value is Language =>
  LANGUAGES.some((language) => language === value)

/** Returns the first of the browser's languages that the app supports. */
function browserLanguage(): Language {
  const [first = 'en'] = navigator.languages.map((tag) => tag.slice(0, 2)).filter(isLanguage)
  return first
}

function firstLanguage(): Language {
  const stored = readStored(KEY)
  return isLanguage(stored) ? stored : browserLanguage()
}

export const languageStore = createStore<Language>(firstLanguage())

function follow(language: Language): void {
  document.documentElement.lang = language
}
follow(languageStore.get())

/** Changes the language in all tabs and stores it. */
export function setLanguage(language: Language): void {
  writeStored(KEY, language)
  languageStore.set(language)
  follow(language)
}

/** Another tab changed the language. */
window.addEventListener('storage', ({ key, newValue }) => {
  if (key !== KEY || !isLanguage(newValue)) return
  languageStore.set(newValue)
  follow(newValue)
})
