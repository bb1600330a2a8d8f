import { LANGUAGES, type Language } from '@pasok/domain/kernel/texts'
import { readStored, writeStored } from './browser-storage'
import { createStore } from './store'

/** Also read by `public/first-paint.js`. */
const KEY = 'pasok.language'

const isLanguage = (value: string | null): value is Language =>
  LANGUAGES.some((language) => language === value)

function firstLanguage(): Language {
  const stored = readStored(KEY)
  return isLanguage(stored) ? stored : 'en'
}

export const languageStore = createStore<Language>(firstLanguage())

function follow(language: Language): void {
  document.documentElement.lang = language
}
follow(languageStore.get())

/** Changes the language of every open screen and remembers it. */
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
