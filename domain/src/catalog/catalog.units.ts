/** Maps the usual spellings of a unit, Indonesian ones included, to one spelling. */
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

/** Letters that are a unit only directly after the number: `3 in 1` and `10 A` have no unit. */
const GLUED_ONLY: ReadonlyMap<string, string> = new Map([
  ['in', 'inch'],
  ['a', 'a'],
])

/** Returns the unit that letters after a number represent; undefined when they are no unit. */
export const unitOf = (letters: string, isGlued: boolean): string | undefined =>
  UNITS.get(letters) ?? (isGlued ? GLUED_ONLY.get(letters) : undefined)
