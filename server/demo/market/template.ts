/** A value for a slot: as in names, and as a word in a sentence. */
export interface Wording {
  readonly label: string
  /** `Merah Muda` becomes `merah muda`; `A4` and place names stay unchanged. */
  readonly word: string
}

/** A parsed text with slots: strings are literal, numbers are positions in the list of options. */
export type Template = readonly (string | number)[]

/** @throws Error when the text names a slot that is not in the list. */
export function readTemplate(text: string, slots: readonly string[]): Template {
  return text
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 0 ? part : placeOf(part, slots)))
    .filter((part) => part !== '')
}

/** Returns the text with the options' labels as in names. */
export function fillName(template: Template, options: readonly Wording[]): string {
  let text = ''
  for (const part of template)
    text += typeof part === 'string' ? part : (options[part]?.label ?? '')
  return text
}

/** Returns the text with the options as words of a sentence, capitalised at its beginning. */
export function fillSentence(template: Template, options: readonly Wording[]): string {
  let text = ''
  for (const part of template) {
    if (typeof part === 'string') text += part
    else text += (text === '' ? options[part]?.label : options[part]?.word) ?? ''
  }
  return text
}

function placeOf(slot: string, slots: readonly string[]): number {
  const place = slots.indexOf(slot)
  if (place < 0) throw new Error(`no slot {${slot}}`)
  return place
}
