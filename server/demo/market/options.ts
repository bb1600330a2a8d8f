import type { DemoKind } from './market.types'

/** One choice of an axis or a brand list, with what it does to price, weight and SKU. */
export interface Option {
  readonly label: string
  /** The brand alone, without its series; for axes the same as the label. */
  readonly brand: string
  readonly code: string
  readonly price: number
  readonly size: number
}

/** A kind with its lists read, ready to be combined. */
export interface KindSpace {
  readonly kind: DemoKind
  readonly slots: readonly string[]
  readonly lists: readonly (readonly Option[])[]
  /** How many products the lists can make together. */
  readonly size: number
}

export function readKind(kind: DemoKind): KindSpace {
  const slots = ['brand', ...Object.keys(kind.axes)]
  const lists = [kind.brands, ...Object.values(kind.axes)].map(readOptions)
  return { kind, slots, lists, size: lists.reduce((product, list) => product * list.length, 1) }
}

/** The options of combination `index`, brand first; neighbouring indexes differ in brand. */
export function optionsAt(space: KindSpace, index: number): Option[] {
  let rest = index
  return space.lists.map((list) => {
    const option = list[rest % list.length]
    if (option === undefined) throw new Error(`${space.kind.key}: no combination ${index}`)
    rest = Math.floor(rest / list.length)
    return option
  })
}

function readOptions(list: string): Option[] {
  return list.split(' | ').map((text) => {
    const parts = /^(.+?)(?: \*([\d.]+))?(?: ~([\d.]+))?$/.exec(text.trim())
    const written = parts?.[1]
    if (written === undefined) throw new Error(`bad option: ${text}`)
    const colon = written.indexOf(': ')
    const brand = colon < 0 ? written : written.slice(0, colon)
    const label = written.replace(': ', ' ')
    const price = Number(parts?.[2] ?? 1)
    return { label, brand, code: codeOf(written), price, size: Number(parts?.[3] ?? 1) }
  })
}

/** `A4` → A4, `3 x 2,5 mm²` → 3X25MM, `Hitam` → HIT, `Merah Muda` → MM, `Schneider: Domae` → SCHDOM. */
export function codeOf(label: string): string {
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
  if (/\d/.test(joined)) return joined.toUpperCase().slice(0, 7)
  if (words.length === 1) return joined.slice(0, 3).toUpperCase()
  return words
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
    .slice(0, 4)
}
