import type { DemoKind, DemoProduct, DemoVendor } from './market.types'
import type { KindSpace, Option } from './options'
import { between, hashText, pick } from './random'
import type { Random } from './random'
import { fillSentence } from './template'

/** What distinguishes one product of a kind from another. */
interface Draft {
  readonly space: KindSpace
  readonly options: readonly Option[]
  readonly brand: string
  readonly name: string
  readonly vendor: DemoVendor
  /** Multiplied with the options' own factors. */
  readonly priceFactor: number
  readonly sku: string
  readonly slug: string
}

const USUAL_DISCOUNTS = ['0.03', '0.05', '0.05', '0.07', '0.1', '0.15'] as const
const SHARE_DISCOUNTED = 0.15
const SHARE_SOLD_OUT = 0.03
const TINT_COUNT = 12
const SLOTS_WITH_SIDES = new Set(['luas', 'ukuran3', 'sisi'])
/** Builds a product; the same draft and random numbers always result in the same product. */
export function composeProduct(draft: Draft, random: Random): DemoProduct {
  const { kind } = draft.space
  const size = draft.options.reduce((product, option) => product * option.size, 1)
  const price = draft.options.reduce((product, option) => product * option.price, kind.price)
  const retail = roundPrice(price * draft.priceFactor, kind.minimum ?? 1, random)
  const minimumOrder = kind.minimum ?? 1
  const warehouseCity = pick(random, draft.vendor.warehouses)
  const closing = pick(random, draft.space.closings)
  return {
    sku: draft.sku,
    name: draft.name,
    slug: draft.slug,
    kindKey: kind.key,
    vendorKey: draft.vendor.key,
    categoryKey: kind.category,
    brand: draft.brand,
    retailPrice: writeDecimal(retail),
    discount: random() < SHARE_DISCOUNTED ? pick(random, kind.discounts ?? USUAL_DISCOUNTS) : '0',
    tax:
      kind.tax === 'free'
        ? { title: 'Bebas PPN', value: '0' }
        : { title: 'PPN 11%', value: '0.11' },
    stock: stockFor(retail, minimumOrder, random),
    minimumOrder,
    weightKg: writeDecimal(Math.max(0.01, kind.kg * size)),
    dimension: measure(draft, size),
    storage: kind.storage ?? '',
    paymentTermDays: kind.term ?? null,
    shortDescription: fillSentence(draft.space.short, draft.options),
    description: `${fillSentence(draft.space.text, draft.options)} ${closing}`,
    icon: kind.icon,
    tint: tintFor(kind, draft),
    warehouseCity,
    createdDaysAgo: between(random, 2, 900),
  }
}

export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/**
 * Rounds rupiah like a price list, more coarsely for higher prices; cheap pieces sold in quantity
 * may have cents.
 */
function roundPrice(exact: number, minimum: number, random: Random): number {
  const isByPiece = minimum >= 5 && exact < 20_000
  if (isByPiece && random() < 0.3) return Math.round(exact * 4) / 4
  if (exact < 2000) return nearest(exact, 25)
  if (exact < 100_000) return nearest(exact, 100)
  if (exact < 1_000_000) return nearest(exact, 500)
  return nearest(exact, exact < 10_000_000 ? 1000 : 10_000)
}

function nearest(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step)
}

function stockFor(price: number, minimum: number, random: Random): number {
  if (random() < SHARE_SOLD_OUT) return 0
  const max = price < 20_000 ? 4000 : price < 200_000 ? 900 : price < 2_000_000 ? 180 : 40
  return Math.max(minimum, Math.ceil(max * random() * random()))
}

function tintFor(kind: DemoKind, draft: Draft): number {
  const coloured = draft.options.find((option) => option.tint !== undefined)
  return coloured?.tint ?? hashText(`${kind.key} ${draft.brand}`) % TINT_COUNT
}

/**
 * Returns width, height and length in cm. Numbers in the name take precedence: slot `luas` is width
 * × length of a surface, `ukuran3` length × width × height of a box, `sisi` width × height × depth
 * of an upright object.
 */
function measure(draft: Draft, size: number): DemoProduct['dimension'] {
  const [width, height, length] = draft.space.kind.cm
  const named = sidesInName(draft)
  if (named !== undefined) {
    const [first, second, third] = named.sides.map(tenth)
    if (first === undefined || second === undefined) throw new Error(`no sides: ${draft.name}`)
    if (named.slot === 'luas') return { width: first, length: second, height }
    if (third === undefined) throw new Error(`no third side: ${draft.name}`)
    return named.slot === 'sisi'
      ? { width: first, height: second, length: third }
      : { length: first, width: second, height: third }
  }
  // A thicker pipe is not longer and a larger table not higher: such products grow in two
  // directions only.
  const longest = Math.max(width, height, length)
  const isRod = [width, height, length].filter((side) => side * 3 <= longest).length === 2
  const fixed = isRod ? longest : draft.space.kind.isSameHeight === true ? height : undefined
  const scale = fixed === undefined ? Math.cbrt(size) : Math.sqrt(size)
  const grow = (side: number): number => tenth(side === fixed ? side : side * scale)
  return { width: grow(width), height: grow(height), length: grow(length) }
}

/** `120 x 240 cm` → 120, 240; `37 x 19 x 27 mm` → 3.7, 1.9, 2.7. */
function sidesInName(draft: Draft): { slot: string; sides: number[] } | undefined {
  for (const [at, option] of draft.options.entries()) {
    const slot = draft.space.slots[at] ?? ''
    if (!SLOTS_WITH_SIDES.has(slot)) continue
    const scale = option.label.includes('mm') ? 0.1 : 1
    const numbers = option.label.match(/\d+(,\d+)?/g) ?? []
    return { slot, sides: numbers.map((digits) => Number(digits.replace(',', '.')) * scale) }
  }
  return undefined
}

function tenth(value: number): number {
  return Math.max(0.1, Math.round(value * 10) / 10)
}

/** Formats at most two decimals, without trailing zeros. */
function writeDecimal(value: number): string {
  const hundredths = Math.round(value * 100)
  const rest = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return `${Math.floor(hundredths / 100)}${rest === '' ? '' : `.${rest}`}`
}
