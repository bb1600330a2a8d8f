import { closingLines } from './closing-lines'
import type { DemoKind, DemoLanguage } from './market.types'
import { readTemplate, type Template, type Wording } from './template'

/** English words for option labels within sentences. */
const ENGLISH: Readonly<Record<string, string>> = {
  inci: 'inch',
  lubang: 'outlets',
  liter: 'litres',
  orang: 'people',
  pintu: 'doors',
  butir: 'pieces',
  galvanis: 'galvanised steel',
  komponen: 'components',
  sidik: 'finger',
  jari: 'print',
  wajah: 'face',
  kartu: 'card',
}

/** Returns an option label for an English sentence: `1,9 liter` → `1.9 litres`. */
function englishLabel(label: string): string {
  return label
    .replace(/(\d)([.,])(\d)/g, (_match, before: string, mark: string, after: string) => {
      return `${before}${mark === ',' ? '.' : ','}${after}`
    })
    .replace(/\p{L}+/gu, (word) => ENGLISH[word.toLowerCase()] ?? word)
    .replace('finger print', 'fingerprint')
}

export interface Option extends Wording {
  /** The brand without its series; for axes the same as the label. */
  readonly brand: string
  readonly code: string
  readonly price: number
  readonly size: number
  /** For options that name a colour: a contrasting background. */
  readonly tint: number | undefined
}

/** A kind with its lists parsed, ready to be combined. */
export interface KindSpace {
  readonly kind: DemoKind
  readonly slots: readonly string[]
  readonly name: Template
  readonly short: Template
  readonly text: Template
  readonly closings: readonly string[]
  readonly lists: readonly (readonly Option[])[]
  /** Number of products that the lists can form. */
  readonly size: number
}

/** Backgrounds that contrast with a product's colour; a red pen would vanish on red. */
const TINT_OF_COLOUR: Readonly<Record<string, number>> = {
  Merah: 5,
  Biru: 1,
  Hijau: 9,
  Kuning: 6,
  Hitam: 2,
  Putih: 7,
}

/** Words in labels that stay capitalised within a sentence. */
const PROPER_NAMES = new Set(
  'Core Ryzen Bluetooth Lightning Torx Medan Malang Cavendish Gayo Toraja Lampung Level'.split(' '),
)

export function readKind(kind: DemoKind): KindSpace {
  const language = kind.language ?? 'id'
  const slots = ['brand', ...Object.keys(kind.axes)]
  const lists = [kind.brands, ...Object.values(kind.axes)].map((list, at) =>
    readOptions(list, slots[at] ?? '', language),
  )
  return {
    kind,
    slots,
    lists,
    name: readTemplate(kind.name, slots),
    short: readTemplate(kind.short, slots),
    text: readTemplate(kind.text, slots),
    closings: closingLines(kind.category, language),
    size: lists.reduce((product, list) => product * list.length, 1),
  }
}

/** Returns the options of combination `index`, brand first; neighbouring indexes differ in brand. */
export function optionsAt(space: KindSpace, index: number): Option[] {
  let rest = index
  return space.lists.map((list) => {
    const option = list[rest % list.length]
    if (option === undefined) throw new Error(`${space.kind.key}: no combination ${index}`)
    rest = Math.floor(rest / list.length)
    return option
  })
}

function readOptions(list: string, slot: string, language: DemoLanguage): Option[] {
  return list.split(' | ').map((text) => {
    const parts = /^(.+?)(?: \*([\d.]+))?(?: ~([\d.]+))?$/.exec(text.trim())
    const written = parts?.[1]
    if (written === undefined) throw new Error(`bad option: ${text}`)
    const colon = written.indexOf(': ')
    const label = written.replace(': ', ' ')
    return {
      label,
      word: wordOf(label, slot, language),
      brand: colon < 0 ? written : written.slice(0, colon),
      code: codeOf(written),
      price: Number(parts?.[2] ?? 1),
      size: Number(parts?.[3] ?? 1),
      tint: TINT_OF_COLOUR[label.split(' ')[0] ?? ''],
    }
  })
}

function wordOf(label: string, slot: string, language: DemoLanguage): string {
  if (slot === 'brand') return label
  const translated = language === 'en' ? englishLabel(label) : label
  return translated.replace(/(?<![\p{L}\d-])[A-Z][a-z]+(?![\p{L}\d-])/gu, (word) =>
    PROPER_NAMES.has(word) ? word : word.toLowerCase(),
  )
}

/** `A4` → A4, `3 x 2,5 mm²` → 3X25MM, `Hitam` → HIT, `Merah Muda` → MM, `Schneider: Domae` → SCHDOM. */
function codeOf(label: string): string {
  const words = label
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9: ]/g, '')
    .split(' ')
  if (label.includes(': '))
    return words
      .map((word) => word.slice(0, 3).toUpperCase())
      .join('')
      .replace(':', '')
      .slice(0, 7)
  const joined = words.join('')
  if (/\d/.test(joined)) return joined.toUpperCase().slice(0, 5)
  if (words.length === 1) return joined.slice(0, 3).toUpperCase()
  return words
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
    .slice(0, 4)
}
