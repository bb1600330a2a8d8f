/** A value for a slot: as it is written in names, and as a word of a sentence. */
export interface Wording {
  readonly label: string
  /** `Merah Muda` is `merah muda`; `A4` and place names stay. */
  readonly word: string
}

/** A text with slots, taken apart once: strings stay, numbers are places in the list of options. */
export type Template = readonly (string | number)[]

/** @throws Error when the text names a slot that is not in the list. */
export function readTemplate(text: string, slots: readonly string[]): Template {
  return text
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 0 ? part : placeOf(part, slots)))
    .filter((part) => part !== '')
}

/** The text with each option's label as it is written in names. */
export function fillName(template: Template, options: readonly Wording[]): string {
  let text = ''
  for (const part of template)
    text += typeof part === 'string' ? part : (options[part]?.label ?? '')
  return text
}

/** The text with options as words of a sentence, except where one begins it. */
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
