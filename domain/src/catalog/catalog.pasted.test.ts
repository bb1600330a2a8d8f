import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePastedList } from './catalog.pasted'
import { readQuantity } from './catalog.pasted-quantity'

const one = (text: string) => {
  const [line] = parsePastedList(text)
  return (
    line && [line.wanted, line.readings.length > 0 ? line.readings.join(' or ') : line.quantity]
  )
}

describe('a pasted line', () => {
  it.each([
    ['ABC-1 2', 'ABC-1', '2'],
    ['ABC-1\t2', 'ABC-1', '2'],
    ['ABC-1;2', 'ABC-1', '2'],
    ['ABC-1, 2', 'ABC-1', '2'],
    ['ABC-1: 2', 'ABC-1', '2'],
    ['ABC-1=2', 'ABC-1', '2'],
    ['ABC-1 x2', 'ABC-1', '2'],
    ['ABC-1 x 2', 'ABC-1', '2'],
    ['ABC-1 - 2 pcs', 'ABC-1', '2'],
    ['ABC-1 (2)', 'ABC-1', '2'],
    ['ABC-1 (2 box)', 'ABC-1', '2'],
    ['2 x ABC-1', 'ABC-1', '2'],
    ['2x ABC-1', 'ABC-1', '2'],
    ['2 pcs ABC-1', 'ABC-1', '2'],
    ['- ABC-1 2', 'ABC-1', '2'],
    ['• ABC-1 2 rim', 'ABC-1', '2'],
    ['3. ABC-1 2', 'ABC-1', '2'],
    ['3) Kertas A4 80 gsm 5 rim', 'Kertas A4 80 gsm', '5'],
    ['Kertas A4 80 gsm - 5', 'Kertas A4 80 gsm', '5'],
    ['Kertas HVS A4 x 12', 'Kertas HVS A4', '12'],
    ['1\tABC-1\tKertas A4\t12', 'ABC-1', '12'],
    ['ABC-1\tKertas A4\t2,5', 'ABC-1', '2.5'],
    ['"ABC-1"\t"1.000"', 'ABC-1', '1000 or 1'],
    ['ABC-1', 'ABC-1', null],
    ['SKU-12345', 'SKU-12345', null],
    ['ABC-1 0', 'ABC-1', null],
    ['ABC-1 -4', 'ABC-1', null],
    ['ABC-1 x 0', 'ABC-1', null],
    ['1.500 pulpen hitam', 'pulpen hitam', '1500 or 1.5'],
    ['Semen Gresik @ 55.000', 'Semen Gresik', null],
    ['5 sak Semen Gresik @ Rp. 55.000,-/sak', 'Semen Gresik', '5'],
    ['Semen Gresik Rp 55.000 5 sak', 'Semen Gresik', '5'],
    ['Baut hex M8 x 20', 'Baut hex M8 x 20', null],
    ['Terpal 2 x 3', 'Terpal 2 x 3', null],
    ['Papan 20 cm x 30', 'Papan 20 cm x 30', null],
    ['Tinta Epson 003', 'Tinta Epson 003', null],
    ['Tinta Epson 003 2 pcs', 'Tinta Epson 003', '2'],
    ['Besi beton 10 mm 25 batang', 'Besi beton 10 mm', '25'],
    ['Pulpen hitam 2 lusin', 'Pulpen hitam', '24'],
    ['2 lusin pulpen hitam', 'pulpen hitam', '24'],
    ['ABC-1\t1 gross', 'ABC-1', '144'],
    ['SAB-1\tKertas HVS A3\t2\t47.500\t95.000', 'SAB-1', '2 or 47500 or 47.5 or 95000 or 95'],
    ['"ABC-1","Kertas, putih",2', 'ABC-1', '2'],
    ['ABC-1,Kertas HVS A4,2', 'ABC-1', '2'],
    ['Kertas, putih, 2', 'Kertas, putih', '2'],
    ['Kabel 1,5 mm', 'Kabel 1,5 mm', null],
    ['2 ballpoint black', 'ballpoint black', '2'],
    ['80 gsm paper', '80 gsm paper', null],
    ['0 pulpen', '0 pulpen', null],
  ])('%j is %s, %s', (text, wanted, quantity) => {
    expect(one(text)).toEqual([wanted, quantity])
  })

  it('has its place in the text; empty lines and a heading are none', () => {
    expect(
      parsePastedList('SKU\tQuantity\n\nABC-1\t2\r\n \r\nDEF 3').map(({ line }) => line),
    ).toEqual([3, 5])
    expect(parsePastedList('')).toEqual([])
  })
})

describe('a table', () => {
  it.each([
    [
      'SKU\tNama Barang\tQty\tHarga Satuan\tJumlah',
      'SAB-1\tKertas 70 gsm\t2\t47.500\t95.000',
      'SAB-1',
      '2',
    ],
    ['No\tNama Barang\tHarga\tJumlah', '7\tKertas HVS\t47.500\t3', 'Kertas HVS', '3'],
    ['Qty;Kode Barang;Harga', '4;K-1;1000', 'K-1', '4'],
    ['Kode,Nama,Kuantitas', 'K-1,"Kertas, putih",5 rim', 'K-1', '5'],
    ['SKU\tNama\tQty', 'K-1\tKertas\t1.000', 'K-1', '1000 or 1'],
    ['SKU\tNama\tQty', 'K-1\tKertas\t', 'K-1', null],
    ['SKU\tQty\tTotal', '\t2\t95.000', undefined, undefined],
    ['SKU\tHarga', 'K-1\t95.000', 'K-1', null],
  ])('%j: %j is %s, %s', (heading, text, wanted, quantity) => {
    const [line, ...others] = parsePastedList(`${heading}\n${text}`)
    expect(others).toEqual([])
    expect(line?.wanted).toBe(wanted)
    const said = line && line.readings.length > 0 ? line.readings.join(' or ') : line?.quantity
    expect(said).toBe(quantity)
  })

  it('numbers its lines in a first column that is no quantity', () => {
    const lines = parsePastedList('1\tK-1\t5\n2\tK-2\t6\n3\tK-3\t7')
    expect(lines.map(({ wanted, quantity }) => [wanted, quantity])).toEqual([
      ['K-1', '5'],
      ['K-2', '6'],
      ['K-3', '7'],
    ])
  })
})

describe('a quantity', () => {
  it.each([
    ['1.000', '1000 or 1'],
    ['1,000', '1000 or 1'],
    ['2.500', '2500 or 2.5'],
    ['1.234', '1234'],
    ['12.345.678', null],
    ['1.250.000', '1250000'],
    ['2,5', '2.5'],
    ['2.50', '2.5'],
    ['0', null],
    ['0.001', null],
    ['1.2345', null],
    ['', null],
  ])('%j reads %s', (text, quantity) => {
    const { quantity: only, readings } = readQuantity(text)
    expect(readings.length > 0 ? readings.join(' or ') : only).toBe(quantity)
  })
})

describe('whatever is pasted', () => {
  it('is read, line by line, without an error, in good time', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000 }), (text) => {
        const lines = parsePastedList(text)
        expect(lines.every(({ wanted }) => wanted.length > 0)).toBe(true)
        expect(lines.every(({ quantity }) => quantity === null || Number(quantity) > 0)).toBe(true)
      }),
    )
    const long = `${'a - '.repeat(20_000)}\n${'1'.repeat(50_000)}\n${'x '.repeat(20_000)}`
    const before = Date.now()
    parsePastedList(long)
    expect(Date.now() - before).toBeLessThan(30_000)
  })
})
