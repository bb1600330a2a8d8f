import { useCallback } from 'react'
import {
  formatText,
  type Catalogue,
  type Language,
  type Text,
  type Values,
} from '@pasok/domain/kernel/texts'
import { languageStore } from './language'
import { useStore } from './store'

/** The current language; components that use it render again when it changes. */
export function useLanguage(): Language {
  return useStore(languageStore)
}

/** Returns `t(key, values?)` for one catalogue, in the current language. */
export function useTexts<Texts extends Catalogue>(
  catalogue: Texts,
): (key: keyof Texts & string, values?: Values) => string {
  const language = useLanguage()
  return useCallback(
    (key, values) => {
      const text = catalogue[key]
      return text ? formatText(text, language, values) : key
    },
    [catalogue, language],
  )
}

/** Returns `tx(text, values?)` for single texts, in the current language. */
export function useTx(): (text: Text, values?: Values) => string {
  const language = useLanguage()
  return useCallback((text, values) => formatText(text, language, values), [language])
}

/**
 * Translates a single text once, for toasts and titles. Components use `useTx`, which follows language changes.
 */
export function tx(text: Text, values?: Values): string {
  return formatText(text, languageStore.get(), values)
}
