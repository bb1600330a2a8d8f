import { describe, expect, it } from 'vitest'
import { AppError } from '../../kernel/errors'
import { canMove, move } from '../../kernel/machine'
import { giveBackCell, readCell, writeCell } from './imports.cells'
import { choicesOf } from './imports.choices'
import { chooseDelimiter, readHeading } from './imports.heading'
import { decideLine, type ImportedProduct, type LineReading, readLine } from './imports.line'
import { readNumber, writeNumber } from './imports.numbers'

import { IMPORT_STATES, importMachine, type ImportEvent, type ImportState } from './imports.states'

/** Returns the number that was read, or the reason why the cell has none. */
const numberOf = (cell: string, style: 'read' | 'point' | 'comma' = 'read') => {
  const read = readNumber(cell, style)
  return 'plain' in read
    ? read.plain
    : /shortened|can mean|does not match|not a number/.exec(read.text.en)?.[0]
}

describe('a number', () => {
  it.each([
    ['1250000', '1250000'],
    ['1.250.000', '1250000'],
    ['1,250,000.50', '1250000.50'],
    ['1.250.000,50', '1250000.50'],
    ['1 250 000', '1250000'],
    ['1\u00a0250\u00a0000,5', '1250000.5'],
    ['Rp. 1.250.000', '1250000'],
    ['Rp 52000', '52000'],
    ['IDR 1,250,000', '1250000'],
    ['11%', '11'],
    ['2,5 %', '2.5'],
    ['12,5', '12.5'],
    ['12.50', '12.50'],
    ['0,125', '0.125'],
    ['0.125', '0.125'],
    ['2.3450', '2.3450'],
    ['1250.500', '1250.500'],
    ['1.250,500', '1250.500'],
    ['007', '7'],
    ['0', '0'],
    ['-5', '-5'],
    ['1.250', 'can mean'],
    ['1,250', 'can mean'],
    ['52.000', 'can mean'],
    ['999.999', 'can mean'],
    ['1.2.3', 'not a number'],
    ['1,25,000', 'not a number'],
    ['1.250,000.5', 'not a number'],
    ['1.25.000,5', 'not a number'],
    ['1,250.000,5', 'not a number'],
    ['12.', 'not a number'],
    ['.5', 'not a number'],
    ['12abc', 'not a number'],
    ['1 25', 'not a number'],
    ['(5)', 'not a number'],
    ['٣', 'not a number'],
    ['1.25E+06', 'shortened'],
    ['9'.repeat(31), 'not a number'],
  ])('%j is %s', (cell, expected) => expect(numberOf(cell)).toBe(expected))

  it.each([
    ['1.250', 'comma', '1250'],
    ['1.250', 'point', '1.250'],
    ['1,250', 'point', '1250'],
    ['1,250', 'comma', '1.250'],
    ['12.5', 'comma', 'does not match'],
    ['12,5', 'point', 'does not match'],
    ['1250000', 'comma', '1250000'],
  ] as const)('%j in a file of decimal %s is %s', (cell, style, expected) =>
    expect(numberOf(cell, style)).toBe(expected),
  )

  it.each(['0', '1250000', '0.5', '12.25', '2.345', '1250.125', '0.001', '999999999999.99'])(
    '%s is written so that it is read again as it was',
    (plain) => {
      for (const sign of ['.', ','] as const) {
        const again = numberOf(writeNumber(plain, sign))
        expect(Number(again)).toBe(Number(plain))
      }
    },
  )
})

describe('a cell', () => {
  it.each(['=1+1', '-', '+62', '@home', '\tx', "'=x", "''-", '#1', "it's", "'quoted'", 'plain'])(
    '%j is written so that it starts no formula and is read again as it was',
    (value) => {
      const cell = writeCell(value)
      expect(cell).not.toMatch(/^[=+\-@\t\r]/)
      expect(readCell(cell)).toMatchObject({ value })
    },
  )

  it.each([
    ['=SUM(A1)', 'formula'],
    ['@cmd', 'formula'],
    ['="00123"', { value: '00123', isText: true }],
    ["'-", { value: '-', isText: true }],
    ['-', { value: '-', isText: false }],
    [' x ', { value: 'x', isText: false }],
  ])('%j is read as %j', (cell, read) => expect(readCell(cell)).toEqual(read))

  it.each([
    ['=1+1', "'=1+1"],
    ['-', '-'],
    ['-5', "'-5"],
    ['text', 'text'],
  ])('%j is returned as %j', (cell, given) => expect(giveBackCell(cell)).toBe(given))
})

describe('a heading', () => {
  it.each([
    [['SKU', 'Retail price', 'Stock']],
    [['stok', 'sku', 'HARGA ECERAN']],
    [['Stock', 'Harga_Eceran (Rp)', ' Sku ']],
    [['stock', 'retail_price', 'sku']],
  ])('%j names SKU, price and stock', (names) => {
    const read = readHeading(names)
    expect('fields' in read && new Set(read.fields)).toEqual(
      new Set(['retail_price', 'sku', 'stock']),
    )
  })

  it('reports unknown columns and ignores its own', () => {
    const read = readHeading(['SKU', 'Margin', 'Harga', 'Line number', 'Masalah', ''])
    expect(read).toMatchObject({
      fields: ['sku', null, 'retail_price', null, null, null],
      unknown: ['Margin'],
    })
  })

  it.each([
    [['foo', 'bar'], /must contain the column names/],
    [['Name', 'Stock'], /no SKU column/],
    [['SKU', 'foo'], /No column other than SKU/],
    [['SKU'], /No column other than SKU/],
    [['SKU', 'Stock', 'Stok'], /both mean the column/],
    [Array.from({ length: 10_000 }, (_, at) => `c${at}`), /columns; the maximum is/],
  ])('%# is refused', (names, message) => {
    const read = readHeading(names)
    expect('text' in read && read.text.en).toMatch(message)
  })

  it.each([',', ';', '\t'])('finds %j by itself', (sign) => {
    const head = ['SKU', 'Name, short; or long', 'Stock'].join(sign)
    expect(chooseDelimiter((one) => head.split(one))).toBe(sign)
  })
})

const CHOICES = choicesOf({
  categories: [
    { id: 'c1', path: ['Office'] },
    { id: 'c2', path: ['Office', 'Paper'] },
    { id: 'c3', path: ['Wall', 'Paper'] },
    { id: 'c4', path: ['Wall', 'Paint'] },
  ],
  cities: [
    { id: '3273', name: 'Kota Bandung' },
    { id: '3204', name: 'Kabupaten Bandung' },
    { id: '3578', name: 'Kota Surabaya' },
  ],
  coverages: [{ id: 'a1', name: 'Java' }],
})

describe('a name', () => {
  it.each([
    ['category', 'office>PAPER', 'c2'],
    ['category', 'Paint', 'c4'],
    ['category', 'c4', 'c4'],
    ['city', 'kota  bandung', '3273'],
    ['city', 'Kab. Bandung', '3204'],
    ['city', 'Surabaya', '3578'],
    ['city', '3273', '3273'],
    ['coverage', ' java', 'a1'],
  ] as const)('%s %j is %s', (kind, name, id) => expect(CHOICES[kind](name)).toEqual({ id }))

  it.each([
    ['category', 'Paper', /can mean/],
    ['category', 'Pencils', /no category/],
    ['category', '3273', /no category/],
    ['city', 'Bandung', /can mean/],
    ['city', 'Atlantis', /no city/],
    ['coverage', 'Bali', /no delivery area/],
  ] as const)('%s %j is refused', (kind, name, message) => {
    const choice = CHOICES[kind](name)
    expect('text' in choice && choice.text.en).toMatch(message)
  })
})

const EXISTING: ImportedProduct = {
  name: 'Paper A4',
  sku: 'KRT-1',
  brand: 'Sinar',
  category_id: 'c2',
  short_description: 'White',
  description: '',
  pictures: ['/pictures/x.svg'],
  retail_price: '52000',
  discount_product: '2.5',
  tax_title: 'PPN',
  tax_percentage: '11',
  stock: '40',
  minimum_order_quantity: '1',
  payment_term: '30',
  weight: '2.345',
  width: '0',
  height: '0',
  length: '0',
  storage: '',
  warehouse_city_id: '3273',
  coverage_id: 'a1',
}
const READING: LineReading = {
  fields: ['sku', 'name', 'brand', 'retail_price', 'tax_title', 'tax_percentage', 'category_id'],
  delimiter: ',',
  numbers: 'read',
}

function decide(cells: readonly string[], before: ImportedProduct | null = EXISTING) {
  const { problems, ...rest } = decideLine(readLine(cells, READING), before ?? undefined, CHOICES)
  return { ...rest, problems: problems.map(({ field, text }) => `${field}: ${text.en}`) }
}

describe('a line', () => {
  it('does not change the fields of its empty cells', () => {
    expect(decide(['krt-1'])).toMatchObject({ kind: 'same', product: EXISTING, problems: [] })
    expect(decide(['krt-1', '', '', '60.000,00'])).toMatchObject({
      kind: 'changed',
      changes: ['retail_price'],
      product: { ...EXISTING, retail_price: '60000.00' },
    })
  })

  it('that has the same values in another notation changes nothing', () => {
    expect(
      decide(['KRT-1', 'Paper A4', 'Sinar', 'Rp. 52000,00', 'PPN', '11%', 'Office>Paper']),
    ).toMatchObject({ kind: 'same', changes: [], problems: [] })
  })

  it('clears optional values by a hyphen', () => {
    expect(decide(['KRT-1', '', '-', '', '-', '-'])).toMatchObject({
      kind: 'changed',
      changes: ['brand', 'tax_title', 'tax_percentage'],
      product: { brand: '', tax_title: '', tax_percentage: '0' },
    })
    expect(decide(['KRT-1', '-', '', '-'])).toMatchObject({
      problems: [
        expect.stringMatching(/^name: .*cannot be cleared/),
        expect.stringMatching(/^retail_price:/),
      ],
    })
    expect(decide(['KRT-1', "'-"])).toMatchObject({ product: { name: '-' }, problems: [] })
  })

  it.each([
    ['as it was exported', ['50', '50'], '40', []],
    ['another, while it stays', ['50', '40'], '50', ['stock']],
    ['another, without what was seen', ['50', ''], '50', ['stock']],
    ['none, beside what was seen', ['', '50'], '40', []],
  ])('with a stock that is %s', (_, cells, stock, changes) => {
    const reading = { ...READING, fields: ['sku', 'stock', 'stock_seen'] as const }
    const read = readLine(['KRT-1', ...cells], reading)
    const decided = decideLine(read, EXISTING, CHOICES)
    expect(decided).toMatchObject({ product: { stock }, changes, problems: [] })
  })

  it('reports a stock that has changed since the export', () => {
    const reading = { ...READING, fields: ['sku', 'stock', 'stock_seen'] as const }
    const { problems } = decideLine(readLine(['KRT-1', '50', '45'], reading), EXISTING, CHOICES)
    expect(problems.map(({ field, text }) => `${field}: ${text.en}`)).toEqual([
      expect.stringMatching(/^stock: Orders have reduced the stock to 40/),
    ])
  })

  it('checks a tax against the stored name', () => {
    expect(decide(['KRT-1', '', '', '', '-'])).toMatchObject({
      problems: ['tax_title: Enter the name of the tax, such as PPN'],
    })
  })

  it('for a new product reports everything that is missing', () => {
    const { kind, problems } = decide(['NEW'], null)
    expect(kind).toBe('new')
    expect(problems.map((one) => one.split(':')[0])).toEqual([
      'name',
      'category_id',
      'retail_price',
      'stock',
      'warehouse_city_id',
      'coverage_id',
    ])
  })

  it.each([
    [['', 'x'], 'sku: Enter the SKU of the product'],
    [['1.5E+12', 'x'], 'sku: Excel has shortened'],
    [['KRT-1', '=1+1'], 'name: This cell looks like a formula'],
    [['KRT-1', '#REF!'], 'name: Excel shows an error'],
    [['KRT-1', '', '', '0'], 'retail_price: Enter a price above 0'],
    [['KRT-1', '', '', '-5'], 'retail_price: Enter a price above 0'],
    [['KRT-1', '', '', '1.005,001'], 'retail_price: Up to 2 decimal places'],
    [['KRT-1', 'x'.repeat(201)], 'name: At most 200'],
    [['KRT-1', '', '', '', '', '', '', 'more'], 'null: This line has more cells'],
  ])('%j gets the message: %s', (cells, message) => {
    const { problems } = decide(cells)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(message)
  })
})

/** All legal moves, listed independently of the implementation. */
const LEGAL: Readonly<Record<string, ImportState>> = {
  'uploading arrive': 'checking',
  'checking finishCheck': 'checked',
  'checking cancel': 'canceled',
  'checking fail': 'failed',
  'checked start': 'importing',
  'checked cancel': 'canceled',
  'checked expire': 'canceled',
  'importing finish': 'done',
  'importing cancel': 'canceled',
  'importing fail': 'failed',
}

const EVENTS = Object.keys(importMachine.events) as ImportEvent[]
const MOVES = IMPORT_STATES.flatMap((state) =>
  EVENTS.map((event) => ({ state, event, to: LEGAL[`${state} ${event}`] })),
)

describe('an import', () => {
  it('is tested in every state with every event', () => {
    expect(MOVES.filter(({ to }) => to !== undefined)).toHaveLength(Object.keys(LEGAL).length)
  })

  it.each(MOVES.filter(({ to }) => to !== undefined))('$state, $event: $to', (one) => {
    expect(canMove(importMachine, one.state, one.event)).toBe(true)
    expect(move(importMachine, one.state, one.event)).toBe(one.to)
  })

  it.each(MOVES.filter(({ to }) => to === undefined))('$state, $event: refused', (one) => {
    expect(canMove(importMachine, one.state, one.event)).toBe(false)
    expect(() => move(importMachine, one.state, one.event)).toThrow(AppError)
  })
})
