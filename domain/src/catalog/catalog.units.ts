/** Units by their usual spellings, Indonesian ones included, as one spelling each. */
const SPELLINGS: Readonly<Record<string, string>> = {
  mm: 'mm milimeter millimeter',
  cm: 'cm centimeter sentimeter',
  m: 'm mtr meter metre',
  mm2: 'mm2',
  cm2: 'cm2',
  m2: 'm2',
  cm3: 'cm3',
  m3: 'm3',
  inch: 'inch inches inci',
  ft: 'ft feet kaki',
  yard: 'yard yards yd',
  mg: 'mg miligram milligram',
  g: 'g gr gram grams grm',
  kg: 'kg kgs kilo kilogram',
  ton: 'ton',
  ml: 'ml mililiter milliliter',
  cc: 'cc',
  l: 'l lt ltr liter litre',
  gsm: 'gsm',
  micron: 'micron mikron mic',
  v: 'v volt',
  a: 'amp ampere',
  w: 'w watt',
  kw: 'kw',
  va: 'va',
  kva: 'kva',
  hp: 'hp',
  pk: 'pk',
  hz: 'hz',
  mah: 'mah',
  mb: 'mb',
  gb: 'gb',
  tb: 'tb',
  psi: 'psi',
  bar: 'bar',
  ohm: 'ohm',
  awg: 'awg',
  ply: 'ply',
}

const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, unit] as const),
  ),
)

/** Letters that mean something else when they stand apart from their number: `3 in 1`, `10 A`. */
const GLUED_ONLY: ReadonlyMap<string, string> = new Map([
  ['in', 'inch'],
  ['a', 'a'],
])

/** The unit that letters after a number stand for, if they are one. */
export const unitOf = (letters: string, isGlued: boolean): string | undefined =>
  UNITS.get(letters) ?? (isGlued ? GLUED_ONLY.get(letters) : undefined)
