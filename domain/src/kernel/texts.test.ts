import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { MODULES } from './permissions'
import { menuTexts } from './shell.texts'
import { LANGUAGES, formatText } from './texts'

interface Globbing {
  glob(patterns: readonly string[], options: { eager: true }): Record<string, unknown>
}
declare global {
  interface ImportMeta extends Globbing {}
}

/** All text catalogues, by file. A file that exports anything else fails the test. */
const files = import.meta.glob(['../**/*.texts.ts', '../**/*.errors.ts'], { eager: true })

const textShape = z.strictObject({ en: z.string(), id: z.string() })
const catalogueShape = z.record(z.string(), textShape)
/** A file exports one catalogue or several named ones. */
const fileShape = z.record(
  z.string(),
  z.union([
    catalogueShape.transform((catalogue) => ({ '': catalogue })),
    z.record(z.string(), catalogueShape),
  ]),
)

const catalogues = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(fileShape.parse({ ...z.looseObject({}).parse(file) })).flatMap(([name, parts]) =>
    Object.entries(parts).map(([part, catalogue]) => ({
      name: `${path.slice(3)} ${name} ${part}`.trim(),
      catalogue,
    })),
  ),
)

const marksOf = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\w+\}\}/g)].map(([mark]) => mark))].toSorted()

describe('the catalogues', () => {
  it('exist', () => {
    expect(catalogues.length).toBeGreaterThan(10)
  })

  it.each(catalogues)('$name has every text in both languages', ({ catalogue }) => {
    const empty = Object.entries(catalogue).flatMap(([key, text]) =>
      LANGUAGES.filter((language) => text[language].trim() === '').map((at) => `${key} ${at}`),
    )
    expect(empty).toEqual([])
  })

  it.each(catalogues)('$name has one word for one thing', ({ catalogue }) => {
    // The texts use "Started by" for payments, and only a proof of payment is refused.
    const wrong = Object.values(catalogue).filter(({ en }) => /^(?:Begun by|Refuse)$/.test(en))
    expect(wrong).toEqual([])
  })

  it.each(catalogues)('$name has hyphens only within words', ({ catalogue }) => {
    // A hyphen between spaces should be a dash, before a figure a minus sign, and between figures an en dash.
    const wrong = Object.values(catalogue)
      .flatMap(({ en, id }) => [en, id])
      .filter((text) =>
        / - (?!2 pcs|clears|mengosongkan isian)|(?:^|[\s(])-(?:\d|Rp|\{\{)|\}\}-\{\{|—/u.test(text),
      )
    expect(wrong).toEqual([])
  })

  it.each(catalogues)('$name puts the same values into both', ({ catalogue }) => {
    const unlike = Object.entries(catalogue).filter(
      ([, text]) => marksOf(text.en).join() !== marksOf(text.id).join(),
    )
    expect(unlike).toEqual([])
  })

  it.each(catalogues)('$name has no incomplete placeholder', ({ catalogue }) => {
    for (const text of Object.values(catalogue))
      for (const language of LANGUAGES)
        expect(text[language].replaceAll(/\{\{\w+\}\}/g, '')).not.toMatch(/[{}]/)
  })

  it('name every module of the menu', () => {
    expect(Object.keys(menuTexts)).toEqual(expect.arrayContaining(MODULES.map(({ id }) => id)))
  })
})

describe('say', () => {
  it('inserts values, and leaves a placeholder without a value visible', () => {
    const text = { en: '{{a}} of {{b}}, {{a}}', id: '{{b}}: {{a}}' }
    expect(formatText(text, 'en', { a: 1, b: 'two' })).toBe('1 of two, 1')
    expect(formatText(text, 'id', { a: 0, b: '' })).toBe(': 0')
    expect(formatText(text, 'en', { a: 1 })).toBe('1 of {{b}}, 1')
  })

  it('inserts a text in the language of the sentence', () => {
    const text = { en: 'at {{time}}', id: 'pada {{time}}' }
    const time = { en: '10:42', id: '10.42' }
    expect(formatText(text, 'en', { time })).toBe('at 10:42')
    expect(formatText(text, 'id', { time })).toBe('pada 10.42')
  })

  it('inserts values literally, not as placeholders or patterns', () => {
    expect(formatText({ en: '{{a}}', id: '{{a}}' }, 'en', { a: '{{b}} $& $1', b: 'x' })).toBe(
      '{{b}} $& $1',
    )
  })
})

describe('a message', () => {
  it('formats its figures as screens do', () => {
    const text = { en: '{{left}} of {{most}} left', id: 'Sisa {{left}} dari {{most}}' }
    expect(formatText(text, 'en', { left: 20.25, most: 1_250 })).toBe('20,25 of 1.250 left')
    expect(formatText(text, 'id', { left: 0.5, most: '1/2' })).toBe('Sisa 0,5 dari 1/2')
  })
})
