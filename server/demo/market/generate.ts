import { categoryPath } from './categories'
import { composeProduct, slugify } from './compose'
import { demoKinds } from './kinds/all'
import { manyVendors } from './many-vendors'
import type { DemoProduct, DemoVendor } from './market.types'
import { type KindSpace, type Option, optionsAt, readKind } from './options'
import { between, hashText, pick, pickWeighted, type Random, seededRandom } from './random'
import { fillName } from './template'
import { demoVendors } from './vendors'

const SERIES = words(
  'Nova Prima Ultra Eco Max Neo Lite Plus Star Elite Classic Smart Premium Optima Fresh Titan',
  'Delta Sigma Zenith Nusa Garuda Merapi Bromo Rinjani Komodo Cendana Melati Kencana Perkasa',
)
const BRAND_BEGINNINGS = words(
  'Astra Beta Cita Dura Eka Fino Gala Hana Inti Juna Kira Luna Mega Nara Oka Pura Rama Sari Tera',
  'Umi Vira Wana Yasa Zeta',
)
const BRAND_ENDINGS = words(
  'max tech line pro mas indo care pack star kraft well tone flex gard lux zen',
)
/**
 * Share of the further editions with an invented brand, so that brand facets grow with the number
 * of products.
 */
const SHARE_OF_MADE_BRANDS = 0.35

/**
 * A further edition of products, with another series or brand, once all combinations of the
 * hand-written lists are used.
 */
interface Edition {
  readonly options: readonly Option[]
  /** Appended to the name. */
  readonly series: string
  readonly priceFactor: number
}

function extendOptions(options: readonly Option[], random: Random): Edition {
  const series = `${pick(random, SERIES)} ${between(random, 100, 999)}`
  const priceFactor = 0.75 + random() * 0.7
  const [brand, ...rest] = options
  const isMade = random() < SHARE_OF_MADE_BRANDS
  if (brand === undefined || !isMade) return { options, series, priceFactor }
  return { options: [{ ...brand, ...makeBrand(random) }, ...rest], series, priceFactor }
}

function makeBrand(random: Random): Pick<Option, 'label' | 'brand' | 'code'> {
  const name = pick(random, BRAND_BEGINNINGS) + pick(random, BRAND_ENDINGS)
  return { label: name, brand: name, code: name.slice(0, 3).toUpperCase() }
}

function words(...lines: readonly string[]): readonly string[] {
  return lines.join(' ').split(' ')
}

const FEWEST_PER_KIND = 5
const MAX_PER_KIND = 6
/** Share of products that a second vendor offers at another price, so that there is something to compare. */
const SHARE_OFFERED_TWICE = 0.08
/** Share of a brand's products that come from its leading vendor. */
const SHARE_OF_LEADER = 0.7
/** A prime that divides no kind's number of combinations, so that steps of this size visit all of them. */
const COMBINATION_STEP = 7919

let made: readonly DemoProduct[] | undefined

/** Returns about 2,000 products, the same in every process. */
export function demoProducts(): readonly DemoProduct[] {
  made ??= makeProducts()
  return made
}

/** Returns the vendors that sell a root category, with their shares; never empty for a known root. */
export function sellersOf(
  rootKey: string,
  vendors: readonly DemoVendor[],
): readonly (readonly [DemoVendor, number])[] {
  return vendors.flatMap((vendor) => {
    const share = vendor.sells[rootKey] ?? 0
    return share > 0 ? [[vendor, share] as const] : []
  })
}

export function rootOf(space: KindSpace): string {
  const root = categoryPath(space.kind.category).at(-1)
  if (root === undefined) throw new Error(`no root above ${space.kind.category}`)
  return root
}

function makeProducts(): DemoProduct[] {
  const used = { skus: new Set<string>(), slugs: new Set<string>() }
  return demoKinds.flatMap((kind) => makeKind(readKind(kind), used))
}

interface UsedNames {
  readonly skus: Set<string>
  readonly slugs: Set<string>
}

function makeKind(space: KindSpace, used: UsedNames): DemoProduct[] {
  const random = seededRandom(hashText(`kind ${space.kind.key}`))
  const sellers = sellersOf(rootOf(space), demoVendors)
  const products: DemoProduct[] = []
  for (const index of chooseCombinations(space, random)) {
    const options = optionsAt(space, index)
    const brand = options[0]?.brand ?? ''
    const leader = pickWeighted(seededRandom(hashText(`${rootOf(space)} ${brand}`)), sellers)
    const first = random() < SHARE_OF_LEADER ? leader : pickWeighted(random, sellers)
    products.push(makeOffer(space, options, first, used, random))
    const others = sellers.filter(([vendor]) => vendor !== first)
    if (others.length > 0 && random() < SHARE_OFFERED_TWICE) {
      products.push(makeOffer(space, options, pickWeighted(random, others), used, random))
    }
  }
  return products
}

function makeOffer(
  space: KindSpace,
  options: readonly Option[],
  vendor: DemoVendor,
  used: UsedNames,
  random: Random,
): DemoProduct {
  const name = fillName(space.name, options)
  const sku = [vendor.skuPrefix, space.kind.code, ...options.map((option) => option.code)].join('-')
  const slug = slugify(name)
  const draft = {
    space,
    options,
    name,
    brand: options[0]?.brand ?? '',
    vendor,
    priceFactor: 0.97 + random() * 0.07,
    sku: claim(used.skus, sku),
    slug: claim(used.slugs, used.slugs.has(slug) ? `${slug}-${vendor.key}` : slug),
  }
  return composeProduct(draft, random)
}

/** Chooses some of the combinations, alternating brands so that none is missing. */
function chooseCombinations(space: KindSpace, random: Random): number[] {
  const wanted = Math.min(space.size, between(random, FEWEST_PER_KIND, MAX_PER_KIND))
  const brands = space.lists[0]?.length ?? 1
  const chosen = new Set<number>()
  const turn = between(random, 0, brands - 1)
  for (let tries = 0; chosen.size < wanted && tries < wanted * 20; tries += 1) {
    const others = between(random, 0, space.size / brands - 1)
    chosen.add(others * brands + ((turn + chosen.size) % brands))
  }
  return [...chosen]
}

function claim(used: Set<string>, wanted: string): string {
  let free = wanted
  for (let count = 2; used.has(free); count += 1) free = `${wanted}-${count}`
  used.add(free)
  return free
}

/**
 * Generates `count` products of the same kinds for benchmarks, the same in every run: first
 * combinations of the hand-written lists, then further editions. `vendorCount` as in `manyVendors`.
 */
export function* manyProducts(
  count: number,
  vendorCount: number = demoVendors.length,
): Generator<DemoProduct> {
  const vendors = manyVendors(vendorCount)
  const shelves = demoKinds.map((kind) => {
    const space = readKind(kind)
    return { space, sellers: sellersOf(rootOf(space), vendors).map(([vendor]) => vendor) }
  })
  const random = seededRandom(hashText('many products'))
  for (let number = 0; number < count; number += 1) {
    const shelf = shelves[number % shelves.length]
    if (shelf === undefined) return
    const round = Math.floor(number / shelves.length)
    yield makeNumbered(shelf.space, pick(random, shelf.sellers), number, round, random)
  }
}

/** Appends the number to slug and SKU, which makes them unique without storing a million of them. */
function makeNumbered(
  space: KindSpace,
  vendor: DemoVendor,
  number: number,
  round: number,
  random: Random,
): DemoProduct {
  const plain = optionsAt(space, (round * COMBINATION_STEP) % space.size)
  const isListed = round < space.size
  const edition = isListed
    ? { options: plain, series: '', priceFactor: 0.97 + random() * 0.07 }
    : extendOptions(plain, random)
  const name = `${fillName(space.name, edition.options)} ${edition.series}`.trimEnd()
  const tail = number.toString(36)
  const draft = {
    space,
    options: edition.options,
    name,
    brand: edition.options[0]?.brand ?? '',
    vendor,
    priceFactor: edition.priceFactor,
    sku: `${vendor.skuPrefix}-${space.kind.code}-${tail.toUpperCase()}`,
    slug: `${slugify(name)}-${tail}`,
  }
  return composeProduct(draft, random)
}
