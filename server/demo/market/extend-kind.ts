import type { Option } from './options'
import { between, pick } from './random'
import type { Random } from './random'

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
/** How many of the further editions carry a made brand, so that brand facets grow with the rows. */
const SHARE_OF_MADE_BRANDS = 0.35

/** A further edition of goods that the hand-written lists have used up: another series or brand. */
interface Edition {
  readonly options: readonly Option[]
  /** Follows the name. */
  readonly series: string
  readonly priceFactor: number
}

export function extendOptions(options: readonly Option[], random: Random): Edition {
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
