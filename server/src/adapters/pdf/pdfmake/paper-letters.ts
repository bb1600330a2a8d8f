import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create } from 'fontkit'
import pdfmake from 'pdfmake'
import { inflateSync } from 'node:zlib'

const SFNT_HEAD = 12
const SFNT_ENTRY = 16
const WOFF_HEAD = 44
const WOFF_ENTRY = 20

const padded = (length: number) => Math.ceil(length / 4) * 4

/** Unpacks a WOFF font file, because the library would unpack a whole table for each letter it draws. */
function unpackFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') return woff
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = WOFF_HEAD + at * WOFF_ENTRY
    const start = woff.readUInt32BE(entry + 4)
    const packed = woff.subarray(start, start + woff.readUInt32BE(entry + 8))
    const length = woff.readUInt32BE(entry + 12)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      content: packed.length < length ? inflateSync(packed) : packed,
    }
  })
  const head = SFNT_HEAD + count * SFNT_ENTRY
  const font = Buffer.alloc(tables.reduce((sum, { content }) => sum + padded(content.length), head))
  woff.copy(font, 0, 4, 8)
  const power = Math.floor(Math.log2(count))
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(2 ** power * 16, 6)
  font.writeUInt16BE(power, 8)
  font.writeUInt16BE(count * 16 - 2 ** power * 16, 10)
  let start = head
  for (const [at, { tag, checksum, content }] of tables.entries()) {
    const entry = SFNT_HEAD + at * SFNT_ENTRY
    tag.copy(font, entry)
    font.writeUInt32BE(checksum, entry + 4)
    font.writeUInt32BE(start, entry + 8)
    font.writeUInt32BE(content.length, entry + 12)
    content.copy(font, start)
    start += padded(content.length)
  }
  return font
}

const require = createRequire(import.meta.url)

/** Font files come from installed packages; nothing is fetched over the network. */
const fileOf = (pack: string, ...path: string[]) =>
  join(dirname(require.resolve(`${pack}/package.json`)), ...path)

const roboto = (style: string) => fileOf('pdfmake', 'fonts', 'Roboto', `Roboto-${style}.ttf`)
const dejavu = (style: string) => fileOf('dejavu-fonts-ttf', 'ttf', `DejaVuSans${style}.ttf`)
const noto = (script: string, subset: string, weight: number) =>
  fileOf(
    `@fontsource/noto-sans-${script}`,
    'files',
    `noto-sans-${script}-${subset}-${weight}-normal.woff`,
  )
const emoji = fileOf('@fontsource/noto-emoji', 'files', 'noto-emoji-emoji-400-normal.woff')
const unifont = fileOf('@fontsource/unifontex', 'files', 'unifontex-latin-400-normal.woff')

const inTwoWeights = (normal: string, bold: string) => ({
  normal,
  bold,
  italics: normal,
  bolditalics: bold,
})

/**
 * The fonts of a paper. The first covers nearly all texts. The others follow in this order: symbols, arrows,
 * Arabic and Hebrew; Thai; Chinese and Japanese; emoji; and a coarse font for the rest of the first plane. A
 * PDF file embeds only the letters that it draws.
 */
export const FONTS = {
  Roboto: inTwoWeights(roboto('Regular'), roboto('Medium')),
  DejaVu: inTwoWeights(dejavu(''), dejavu('-Bold')),
  Thai: inTwoWeights(noto('thai', 'thai', 400), noto('thai', 'thai', 700)),
  Chinese: inTwoWeights(
    noto('sc', 'chinese-simplified', 400),
    noto('sc', 'chinese-simplified', 700),
  ),
  Emoji: inTwoWeights(emoji, emoji),
  Unifont: inTwoWeights(unifont, unifont),
} as const
type FontName = keyof typeof FONTS

const [MAIN, ...FALLBACKS] = ['Roboto', 'DejaVu', 'Thai', 'Chinese', 'Emoji', 'Unifont'] as const

const known = new Map<FontName, ReadonlySet<number>>()

/** Returns the characters of a font. The font is loaded when the first text needs it. */
function lettersOf(name: FontName): ReadonlySet<number> {
  const had = known.get(name)
  if (had) return had
  for (const file of new Set(Object.values(FONTS[name])))
    pdfmake.virtualfs.writeFileSync(file, unpackFont(readFileSync(file)))
  const letters = new Set(create(pdfmake.virtualfs.readFileSync(FONTS[name].normal)).characterSet)
  known.set(name, letters)
  return letters
}

function fontFor(letter: string, before: FontName): FontName {
  const code = letter.codePointAt(0) ?? 0
  const has = (name: FontName) => lettersOf(name).has(code)
  // A combining mark must use the font of its letter.
  if (/[\p{M}\s]/u.test(letter) && has(before)) return before
  if (has(MAIN)) return MAIN
  return FALLBACKS.find(has) ?? MAIN
}

/** Returns whether a letter beyond the first Unicode plane can be drawn, which means that it is an emoji. */
export const isDrawnEmoji = (letter: string): boolean =>
  lettersOf('Emoji').has(letter.codePointAt(0) ?? 0)

interface Run {
  text: string
  /** Undefined: the paper's main font. */
  font?: FontName
}

const SIMPLE = /^[\n\u0020-\u007E]*$/

/** Splits a text into runs of one font each. */
export function runsOf(text: string): Run[] {
  if (SIMPLE.test(text)) return [{ text }]
  const runs: { text: string; font: FontName }[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const font = fontFor(letter, last?.font ?? MAIN)
    // Each emoji gets its own run, because the library may break a run between surrogates.
    if (last?.font === font && font !== 'Emoji') last.text += letter
    else runs.push({ text: letter, font })
  }
  return runs.map((run) => (run.font === MAIN ? { text: run.text } : run))
}
