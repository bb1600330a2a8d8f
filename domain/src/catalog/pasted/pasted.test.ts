import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePastedList } from './pasted'
import { readQuantity } from './pasted-quantity'

const formatQuantity = ({
  quantity,
  readings,
}: {
  quantity: string | null
  readings: readonly string[]
}) => (readings.length === 1 ? `asks ${readings[0]}` : readings.join(' or ') || quantity)

const one = (text: string) => {
  const [line] = parsePastedList(text)
  return line && [line.wanted, formatQuantity(line)]
}

describe('a pasted line', () => {
  it.each([
    ['ABC-1 2', 'ABC-1', '2'],
    // The pattern must match rows of dots in only one way; otherwise backtracking takes hours.
    [`Kertas A4 ${'.'.repeat(60)} 5`, 'Kertas A4', '5'],
    [`Kertas ${'.'.repeat(60)} A4 5`, `Kertas ${'.'.repeat(60)} A4`, '5'],
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
    ['Semen Gresik Rp 55.000 per sak 5 sak', 'Semen Gresik', '5'],
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
    // Weights, lengths and pack sizes are ambiguous: only the user knows whether they are quantities.
    ['Semen 25KG', 'Semen 25KG', 'asks 25'],
    ['25 kg semen', '25 kg semen', 'asks 25'],
    ['Gula 1 kg 10', 'Gula 1 kg', '10'],
    ['Semen 50kg 3 sak', 'Semen 50kg', '3'],
    ['Kabel 100 m', 'Kabel 100 m', 'asks 100'],
    ['Kabel NYM 3x2,5mm2 50 m', 'Kabel NYM 3x2,5mm2 50 m', 'asks 50'],
    ['Besi 10mm 12m 5 btg', 'Besi 10mm 12m', '5'],
    // An inch sign is not a quotation mark.
    ['Pipa ½" 5', 'Pipa ½"', '5'],
    ['Pipa 1/2" 5 batang', 'Pipa 1/2"', '5'],
    ['"ABC-1" 2', 'ABC-1', '2'],
    // Prices, totals and quantities written in words.
    ['Pulpen 2 @ 55k', 'Pulpen', '2'],
    ['Semen 10 sak @55rb', 'Semen', '10'],
    ['Semen 10 sak (Rp55.000)', 'Semen', '10'],
    ['Semen 10 sak @ 55.000 = 550.000', 'Semen', '10'],
    ['Semen 10 x 55.000 = 550.000', 'Semen', '10'],
    ['Semen Rp. 1,2 juta', 'Semen', null],
    ['Kertas 5 (lima) rim', 'Kertas', '5'],
    ['Kertas sebanyak 5 rim', 'Kertas', '5'],
    ['SKU: AB-1 Qty: 5', 'AB-1', '5'],
    ['ABC-1 -> 2', 'ABC-1', '2'],
    // The number of pieces in a pack is not the ordered quantity.
    ['Baterai AA isi 4', 'Baterai AA isi 4', null],
    ['Baterai AA isi 4 2 pak', 'Baterai AA isi 4', '2'],
    ['ABC-1 2 dus isi 12', 'ABC-1', '2 or 24'],
    ['ABC-1 2 dus @ 12 pcs', 'ABC-1', '2 or 24'],
    ['ABC-1 2 karton (isi 24)', 'ABC-1', '2 or 48'],
    // Numbers that belong to a name, and lines with several products.
    ['Lem 3 in 1', 'Lem 3 in 1', null],
    ['Kalender 2026', 'Kalender 2026', 'asks 2026'],
    ['Kalender 2026 10 pcs', 'Kalender 2026', '10'],
    ['Kertas 5 rim, pulpen 2 lusin', 'Kertas 5 rim, pulpen 2 lusin', '5 or 24'],
    ['Tolong kirim 5 rim kertas A4', 'Tolong kirim 5 rim kertas A4', 'asks 5'],
    // Table cells.
    ['ABC-1|2', 'ABC-1', '2'],
    ['| ABC-1 | 2 |', 'ABC-1', '2'],
    ['ABC-1,5', 'ABC-1', 'asks 5'],
    ['Pulpen\t2\tlusin', 'Pulpen', '24'],
    ['Kertas\t5 rim\t55.000', 'Kertas', '5'],
    ['8991234567890\tKertas\t5', '8991234567890', '5'],
    ['ABC-1\t1.000,00', 'ABC-1', '1000'],
    ['ABC-1\t1,234.50', 'ABC-1', '1234.5'],
    ['ABC\u20131 2', 'ABC-1', '2'],
    ['[ ] ABC-1 2', 'ABC-1', '2'],
  ])('%j is %s, %s', (text, wanted, quantity) => {
    expect(one(text)).toEqual([wanted, quantity])
  })

  it('has its position in the text; empty lines and a heading are skipped', () => {
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
    ['Jumlah\tNama Barang\tSatuan', '2\tPulpen\tlusin', 'Pulpen', '24'],
    ['Item\tDescription\tUOM\tQTY\tUnit Price', '1\tPaper A4\tream\t5\t55,000', 'Paper A4', '5'],
    ['PN\tQty', 'AB-12\t5', 'AB-12', '5'],
    ['Nama Produk\tKebutuhan', 'Kertas\t5', 'Kertas', '5'],
    ['Nama\tQty Min\tQty', 'Kertas\t1\t3', 'Kertas', '3'],
    ['Nama barang | Jumlah', 'Kertas | 5', 'Kertas', '5'],
    ['Nama barang   Jumlah', 'Kertas   5', 'Kertas', '5'],
    ['Nama Barang,Qty', 'Pipa 1/2" PVC,5', 'Pipa 1/2" PVC', '5'],
    ['Nama Barang\tQty', '"Kertas\nA4"\t5', 'Kertas A4', '5'],
    ['DAFTAR ATK 2026\n\nPT Maju\t\t\nNo\tNama Barang\tJumlah', '1\tKertas\t5', 'Kertas', '5'],
    ['Nama\tQty', 'Kertas\t5\nTotal\t5', 'Kertas', '5'],
  ])('%j: %j is %s, %s', (heading, text, wanted, quantity) => {
    const [line, ...others] = parsePastedList(`${heading}\n${text}`)
    expect(others).toEqual([])
    expect(line?.wanted).toBe(wanted)
    expect(line && formatQuantity(line)).toBe(quantity)
  })

  it('may have line numbers in its first column, which are no quantities', () => {
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
  it('is read line by line, without an error and fast enough', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000 }), (text) => {
        const lines = parsePastedList(text)
        expect(lines.every(({ wanted }) => wanted.length > 0)).toBe(true)
        expect(lines.every(({ quantity }) => quantity === null || Number(quantity) > 0)).toBe(true)
      }),
    )
    const broken = '"a\n'.repeat(20_000) + '\t"'.repeat(20_000)
    const long = `${broken}\n${'a - '.repeat(20_000)}\n${'1'.repeat(50_000)}\n${'x '.repeat(20_000)}`
    const before = Date.now()
    parsePastedList(long)
    expect(Date.now() - before).toBeLessThan(30_000)
  })
})
