import type { DemoVendor } from './market.types'
import { EVERYWHERE, JAKARTA } from './provinces'
import { between, hashText, pick, seededRandom } from './random'
import { demoVendors } from './vendors'

const FIRST_NAMES =
  'Anugerah Berkah Cipta Dharma Eka Fajar Gemilang Harapan Indah Jaya Kencana Lestari Mandala Nirwana Optima Permata Rejeki Sentral Tirta Utama Wahana Yudha Zamrud Agung'
const SECOND_NAMES =
  'Abadi Bersama Cemerlang Dinamika Engineering Futura Graha Haluan Internusa Jasindo Karya Logam Makmur Niaga Orion Pratama Raya Sejati Teknindo Usaha Viktori Wijaya Sukses Selaras'
const PEOPLE =
  'Budi Santoso|Dewi Anggraini|Eko Prasetyo|Fitri Handayani|Gunawan Halim|Indah Permatasari|Joko Susilo|Lina Marpaung|Made Suardana|Nur Aisyah|Rizal Effendi|Yuliana Tan'
const PLACES = [
  ['Kota Administrasi Jakarta Barat', JAKARTA],
  ['Kota Bandung', 'Jawa Barat'],
  ['Kota Bekasi', 'Jawa Barat'],
  ['Kota Bogor', 'Jawa Barat'],
  ['Kota Semarang', 'Jawa Tengah'],
  ['Kota Surakarta', 'Jawa Tengah'],
  ['Kota Surabaya', 'Jawa Timur'],
  ['Kota Malang', 'Jawa Timur'],
  ['Kota Tangerang', 'Banten'],
  ['Kota Medan', 'Sumatera Utara'],
  ['Kota Palembang', 'Sumatera Selatan'],
  ['Kota Pekanbaru', 'Riau'],
  ['Kota Batam', 'Kepulauan Riau'],
  ['Kota Denpasar', 'Bali'],
  ['Kota Makassar', 'Sulawesi Selatan'],
  ['Kota Manado', 'Sulawesi Utara'],
  ['Kota Balikpapan', 'Kalimantan Timur'],
  ['Kota Pontianak', 'Kalimantan Barat'],
] as const
const LINES: readonly (readonly [string, string])[] = [
  ['office', 'Perlengkapan kantor'],
  ['cleaning', 'Kebersihan dan higiene'],
  ['safety', 'Keselamatan kerja'],
  ['electrical', 'Kelistrikan'],
  ['tools', 'Perkakas dan material'],
  ['it', 'Komputer dan elektronik'],
  ['pantry', 'Pantry dan bahan makanan'],
  ['packaging', 'Kemasan dan pengiriman'],
  ['furniture', 'Mebel kantor'],
  ['medical', 'Alat kesehatan'],
]

/**
 * Returns the twelve demo vendors, and invented ones up to `count`, for benchmarks. @throws
 * RangeError when `count` is below twelve.
 */
export function manyVendors(count: number): readonly DemoVendor[] {
  if (count < demoVendors.length) {
    throw new RangeError(`at least ${demoVendors.length} vendors are needed, not ${count}`)
  }
  const made = Array.from({ length: count - demoVendors.length }, (_, number) => makeVendor(number))
  return [...demoVendors, ...made]
}

function makeVendor(number: number): DemoVendor {
  const random = seededRandom(hashText(`vendor ${number}`))
  const first = FIRST_NAMES.split(' ')
  const second = SECOND_NAMES.split(' ')
  const pair = number % (first.length * second.length)
  const generation = Math.floor(number / (first.length * second.length))
  const suffix = generation === 0 ? '' : ` ${generation + 1}`
  const firstName = first[pair % first.length] ?? ''
  const name = `${firstName} ${second[Math.floor(pair / first.length)] ?? ''}${suffix}`
  const key = name.toLowerCase().replaceAll(' ', '')
  const [city, province] = pick(random, PLACES)
  const [line, category] = LINES[number % LINES.length] ?? pick(random, LINES)
  const code = `X${number.toString(36).toUpperCase().padStart(4, '0')}`
  return {
    key,
    legalName: `${random() < 0.7 ? 'PT' : 'CV'} ${name}`,
    companyCode: code,
    skuPrefix: code,
    email: `vendor@${key}.test`,
    contactName: pick(random, PEOPLE.split('|')),
    category,
    phone: `021${between(random, 2_000_000, 8_999_999)}`,
    website: '',
    instagram: '',
    facebook: '',
    description: `Pemasok ${category.toLowerCase()} dari ${city} untuk perusahaan dan instansi.`,
    street: `Jl. ${firstName} No. ${between(random, 1, 180)}`,
    city,
    province,
    setting: {
      discountPercent: between(random, 0, 3),
      downPaymentPercent: random() < 0.15 ? 20 : 0,
      paymentTermDays: pick(random, [7, 14, 30, 45]),
    },
    warehouses: [city],
    coverage: { provinces: random() < 0.2 ? EVERYWHERE : [province, JAKARTA, 'Jawa Barat'] },
    sells: { [line]: 1 },
  }
}
