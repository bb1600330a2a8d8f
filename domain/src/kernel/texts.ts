/** The languages of the product; English is the language of the specification (`docs/domain.md` §9). */
export const LANGUAGES = ['en', 'id'] as const
export type Language = (typeof LANGUAGES)[number]

/** A text in each language. `{{name}}` marks a value. */
export type Text = Readonly<Record<Language, string>>
export type Values = Readonly<Record<string, string | number>>
/** Values, some of which differ by language: a time, a status. */
export type WordedValues = Readonly<Record<string, string | number | Text>>

/** A chapter's texts by key. */
export type Catalogue = Readonly<Record<string, Text>>

/** Declares a catalogue, preserving its keys as types. */
export function defineTexts<const Texts extends Catalogue>(texts: Texts): Texts {
  return texts
}

/** Returns the text for a key from outside; undefined for an unknown key. */
export const findText = (texts: Catalogue, key: string): Text | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined

/** Numbers in messages are formatted as on the screens: 1.250,5. */
const figures = new Intl.NumberFormat('id-ID')

/** Returns the text in a language with its values filled in; numbers are formatted as on the screens. */
export function formatText(text: Text, language: Language, values: WordedValues = {}): string {
  return text[language].replace(/\{\{(\w+)\}\}/g, (mark, name: string) => {
    const value = values[name] ?? mark
    if (typeof value === 'object') return value[language]
    return typeof value === 'number' ? figures.format(value) : value
  })
}
