/** The languages of the product; English is the specification's own (`docs/domain.md` §9). */
export const LANGUAGES = ['en', 'id'] as const
export type Language = (typeof LANGUAGES)[number]

/** One text in each language. `{{name}}` marks a value put in. */
export type Text = Readonly<Record<Language, string>>
export type Values = Readonly<Record<string, string | number>>
/** Values of which some read otherwise in each language: a time, a status. */
export type WordedValues = Readonly<Record<string, string | number | Text>>

/** One chapter's catalogue: a text per key. */
export type Catalogue = Readonly<Record<string, Text>>

/** Keeps the keys of a catalogue as types. */
export function defineTexts<const Texts extends Catalogue>(texts: Texts): Texts {
  return texts
}

/** The text of a key that came from outside; nothing for one that the catalogue doesn't have. */
export const findText = (texts: Catalogue, key: string): Text | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined

/** Numbers in messages read as they do on screens: 1.250,5. */
const figures = new Intl.NumberFormat('id-ID')

/** A text in a language, with its values put in; numbers are written as screens write them. */
export function say(text: Text, language: Language, values: WordedValues = {}): string {
  return text[language].replace(/\{\{(\w+)\}\}/g, (mark, name: string) => {
    const value = values[name] ?? mark
    if (typeof value === 'object') return value[language]
    return typeof value === 'number' ? figures.format(value) : value
  })
}
