import { describe, expect, it } from 'vitest'
import { readHeading } from './imports.heading'
import { decideLine, readLine, type Choices } from './imports.line'
import { readNumber } from './imports.numbers'

const headingOf = (...names: string[]) => readHeading(names)
const readWith = (names: readonly string[], cells: readonly string[]) => {
  const heading = readHeading(names)
  if (!('names' in heading)) throw new Error(heading.text.en)
  const { fields, factors } = heading
  return readLine(cells, { fields, factors, delimiter: ';', numbers: 'read' })
}
const problemsOf = ({ problems }: ReturnType<typeof readLine>) =>
  problems.map(({ text }) => text.en)
const NAMES = ['SKU', 'Product name', 'Brand', 'Retail price', 'Weight (g)']

describe('units in the names of columns', () => {
  it('are ignored in a cell that is too long for a name', () => {
    const cells = ['(', '[', 'Harga ', '-'].map((sign) => sign.repeat(100_000 / sign.length))
    const heading = readHeading(['SKU', 'Stok', ...cells, `Harga (${'Rp '.repeat(200)})`])
    const fields = 'fields' in heading ? heading.fields : []
    expect(fields).toEqual(['sku', 'stock', null, null, null, null, null])
  })

  it.each([
    ['Weight (g)', '250', 'weight', '0.25'],
    ['Berat (gram)', '1500', 'weight', '1.5'],
    ['Weight (kg)', '250', 'weight', '250'],
    ['Length (mm)', '120', 'length', '12'],
    ['Width (in)', '10', 'width', '25.4'],
    ['Height (m)', '2', 'height', '200'],
    ['Price (IDR)', '150000', 'retail_price', '150000'],
    ['Harga (Rp)', '150000', 'retail_price', '150000'],
    ['Stock (pcs)', '20', 'stock', '20'],
    ['Berat gram', '250', 'weight', '0.25'],
    ['Berat/gr', '250', 'weight', '0.25'],
    ['Berat [g]', '250', 'weight', '0.25'],
    ['Weight（g）', '250', 'weight', '0.25'],
    ['Weight (g per pack)', '250', 'weight', '0.25'],
    ['Weight (kg/pcs)', '2', 'weight', '2'],
    ['Harga Rp', '150000', 'retail_price', '150000'],
    ['HARGA/PCS', '150000', 'retail_price', '150000'],
    ['Harga (ribu)', '52,5', 'retail_price', '52500'],
    ['Harga (Rp.000)', '52', 'retail_price', '52000'],
    ['Harga (dalam jutaan)', '1,2', 'retail_price', '1200000'],
    ['Price (gross)', '52000', 'retail_price', '52000'],
    ['Harga (sebelum PPN)', '52000', 'retail_price', '52000'],
    ['Harga (belum termasuk PPN)', '52000', 'retail_price', '52000'],
    ['Stok (lusin)', '2', 'stock', '24'],
    ['Diskon (%)', '5', 'discount_product', '5'],
    ['Pajak (PPN)', '11', 'tax_percentage', '11'],
    ['Tempo (minggu)', '2', 'payment_term', '14'],
  ] as const)('%s: %s is %s %s', (name, cell, field, value) => {
    expect(readWith(['SKU', name], ['A', cell]).given[field]).toBe(value)
  })

  it.each([
    ['Weight (lb)', /is not recognized\. Enter the figures in kg/],
    ['Length (hasta)', /Enter the figures in cm/],
    ['Price (USD)', /in rupiah, but “Price \(USD\)” contains USD/],
    ['Harga ($)', /in rupiah/],
    ['Harga $', /in rupiah/],
    ['Price €', /contains €/],
    ['Price [USD]', /contains USD/],
    ['Harga - USD', /contains USD/],
    ['Harga dalam USD', /contains USD/],
    ['Price (US Dollar)', /contains US Dollar/],
    ['Harga (net) (USD)', /contains USD/],
    ['Harga (per lusin)', /must be per unit, but .* contains “per lusin”/],
    ['Harga (Rp/lusin)', /contains “Rp\/lusin”/],
    ['Harga Rp (1 kodi)', /contains “1 kodi”/],
    ['Price (IDR per gross)', /must be per unit/],
    ['Harga (termasuk PPN)', /without tax, but .* contains “termasuk PPN”/],
    ['Price (incl. tax)', /without tax/],
    ['Diskon (Rp)', /figures in %/],
    ['Tempo (bulan)', /figures in hari\/days/],
  ])('%s is refused', (name, message) => {
    const heading = headingOf('SKU', name)
    expect('text' in heading && heading.text.en).toBeTruthy()
    const { text, values } = 'text' in heading ? heading : { text: { en: '' }, values: {} }
    const words = text.en.replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(Object(values)[key]))
    expect(words).toMatch(message)
  })
})

it('recognises the most common Indonesian headings', () => {
  const heading = readHeading(
    'Kode Barang;Nama Barang;Kategori;Satuan;Harga Satuan;Stok;Kota gudang;Area pengiriman;Merek;Keterangan'.split(
      ';',
    ),
  )
  expect('unknown' in heading && heading.unknown).toEqual(['Satuan'])
  const others = headingOf('Kode Brg', 'Nama Brg', 'Harga Beli', 'Harga Jual', 'Min. Pembelian')
  expect('unknown' in others && others.unknown).toEqual(['Harga Beli'])
  for (const name of ['Kode SKU', 'Nomor SKU', 'Kode Barang / SKU', 'ID Barang', 'Part No.'])
    expect([name, 'names' in headingOf(name, 'Harga')]).toEqual([name, true])
})

it.each([
  ['Rp. 52.000,-', '52000'],
  ['Rp 52.000', '52000'],
  ['52.000,-', '52000'],
  ['Rp1.250.000,--', '1250000'],
])('%s is %s rupiah', (cell, plain) => {
  expect(readNumber(cell, 'read')).toEqual({ plain })
})

describe('a line', () => {
  it('reads NULL as no value', () => {
    const { given } = readWith(NAMES, ['A', 'Kertas', 'NULL', 'null', '\\N'])
    expect(given).toEqual({ sku: 'A', name: 'Kertas' })
  })

  it('is refused where an unescaped quotation mark swallowed others', () => {
    const swallowed = ';Pantry;61000\nUJI-DT-3;'
    expect(problemsOf(readWith(NAMES, ['UJI-DT-2', swallowed, '', '99000', '']))).toEqual([
      expect.stringMatching(/joins 2 lines .* up to “UJI-DT-3;”/),
    ])
    const described = readWith(['SKU', 'Description'], ['A', 'One line\nand another; and more'])
    expect(described.problems).toEqual([])
    expect(problemsOf(readWith(['SKU', 'Description'], ['A', ';61000\nB;']))).toHaveLength(1)
    const unclosed = ['A', 'Kertas bagus;61000;20\nB;Pulpen;3000\nC;']
    expect(problemsOf(readWith(['SKU', 'Description'], unclosed))[0]).toContain('joins 3 lines')
  })

  it('names the cell with a character that cannot be read', () => {
    expect(problemsOf(readWith(NAMES, ['A', 'Harga 5\ufffdC', '', '1', '']))).toEqual([
      expect.stringContaining('“Harga 5\ufffdC” contains a character that cannot be read'),
    ])
  })

  it('points out the dash of a word processor in the SKU of a new product', () => {
    const choice = () => ({ id: 'id' })
    const choices: Choices = { category: choice, city: choice, coverage: choice }
    const line = readWith(NAMES, ['UJI–A4–80', 'Kertas', '', '1', ''])
    const { problems } = decideLine(line, undefined, choices)
    expect(problems.map(({ text }) => text.en)).toContainEqual(
      expect.stringContaining('Write it as “UJI-A4-80”'),
    )
  })
})
