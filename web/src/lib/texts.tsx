import { useCallback } from 'react'
import {
  say,
  type Catalogue,
  type Language,
  type Text,
  type Values,
} from '@pasok/domain/kernel/texts'
import { languageStore } from './language'
import { useStore } from './store'

/** The language of the screen; a component that reads it follows its change. */
export function useLanguage(): Language {
  return useStore(languageStore)
}

/** `t(key, values?)` over one chapter's texts, in the language of the screen. */
export function useTexts<Texts extends Catalogue>(
  catalogue: Texts,
): (key: keyof Texts & string, values?: Values) => string {
  const language = useLanguage()
  return useCallback(
    (key, values) => {
      const text = catalogue[key]
      return text ? say(text, language, values) : key
    },
    [catalogue, language],
  )
}

/** `tx(text, values?)` for single texts, in the language of the screen. */
export function useTx(): (text: Text, values?: Values) => string {
  const language = useLanguage()
  return useCallback((text, values) => say(text, language, values), [language])
}

/**
 * A single text in the language of the moment, for toasts and titles. Components take `useTx`,
 * which follows the change.
 */
export function tx(text: Text, values?: Values): string {
  return say(text, languageStore.get(), values)
}
