import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeQueryWords, placeWords } from './search-words'

const wordsOf = (text: string) => placeQueryWords(text).map(({ word }) => word)
const isFound = (query: string, text: string) => {
  const words = new Set(placeWords(text).map(({ word }) => word))
  return wordsOf(query).every((word) => words.has(word))
}

describe('words of a query', () => {
  it.each([
    ['Kertas HVS A4 80gr', 'kertas hvs a4 80g'],
    ['Café-Crème  (200 g)', 'cafe creme 200g'],
    ['0.5 mm / 1,5"', '0.5mm 1.5inch'],
    ['ﬁlter İstanbul ½', 'filter istanbul 1/2'],
    ['🎉 % \\ "', '🎉'],
    ['1.000 ml, 1000ml', '1000ml 1000ml'],
    ['1 1/2 inch 1½"', '1+1/2inch 1+1/2inch'],
    ['M14 x 41', 'm14 14x41'],
    ['2m × 3m', '2x3 3m'],
    ['3 x 2,5mm²', '3x2.5 2.5mm2'],
    ['195/65R15', '195 65 r15'],
    ['M2 x 10', 'm2 2x10'],
    ['5 m2 x 10', '5 m2 2x10'],
    ['"kabel 20"', 'kabel 20'],
    ['3/4" x 1/2"', '3/4x1/2 1/2inch'],
    ['3 in 1', '3 in 1'],
    ['2 * semen', '2 semen'],
    ['2 x semen', '2 x semen'],
    ['10 A4', '10 a4'],
    ['Ø m² 🄀', 'ø m2 0'],
    ['12/2024', '12 2024'],
    ['003', '003'],
    ['', ''],
  ])('%j', (text, words) => {
    expect(wordsOf(text).join(' ')).toBe(words)
  })
})

describe('one figure in several spellings', () => {
  it.each([
    ['25kg', '25 Kg', '25-KG', '25 kilogram', '25Kgs'],
    ['1L', '1 liter', '1 Ltr'],
    ['500g', '500 gr', '500 gram'],
    ['M12x35', 'M12 x 35', 'm12×35', 'M12X35'],
    ['2x3', '2 x 3', '2 × 3', '2*3'],
    ['1/2 inch', '½ inci', '1/2"', '1/2in'],
    ['Hq47', 'Hq.47', 'HQ-47', 'hq_47'],
    ['0,5 mm', '0.5mm', '0.50 mm'],
    ['80gsm', '80 GSM'],
    ['10m2', '10 m2', '10 m²', '10M²'],
    ['3x2,5mm2', '3 x 2.5 mm2', '3 × 2,5 mm²'],
    ['10mmx12m', '10 mm x 12 m', '10mm × 12m'],
    ['4ftx8ft', '4 ft x 8 ft'],
    ['195/65R15', '195/65 R15'],
    ['20 amp', '20 ampere', '20amp'],
  ])('%s', (...spellings) => {
    for (const query of spellings)
      for (const text of spellings) expect([query, text, isFound(query, text)]).toContain(true)
  })

  it.each([
    ['5 kg', 'Isi 5 kantong, kg'],
    ['1/2', 'Kran 12 inch'],
    ['1/2', 'Kran 1 inch isi 2'],
    ['1/2 inch', 'Kran 1 1/2 inch'],
    ['1/2 inch', 'Gergaji 12 inci'],
    ['2x3', '2 x 5 dan 4 x 3'],
    ['25kg', '25 g'],
    ['1 kg', '11 kg'],
    ['m12', 'm 120'],
    ['10m2', 'Pipa 10 m, isi 2'],
    ['2.5mm2', 'Kawat 2,5 mm'],
  ])('%s is not in %s', (query, text) => {
    expect(isFound(query, text)).toBe(false)
  })

  it.each([
    ['kg', '25kg'],
    ['25', '25 kg'],
    ['hq 47', 'Hq.47'],
    ['Hq47', 'Hq 47'],
    ['sertifikat', 'sertifikat2024'],
    ['3way', 'Kran 3 way'],
    ['3 way', 'Kran 3way'],
    ['1 kg semen', 'Semen 1 kg'],
    ['wifi', 'Router Wi-Fi'],
    ['wifi', 'Router Wi-Fi 7'],
    ['tshirt', 'T-shirt'],
    ['wi fi', 'Wi-Fi'],
  ])('%s is in %s', (query, text) => {
    expect(isFound(query, text)).toBe(true)
  })
})

describe('any text', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(
      fc.constantFrom('1', '2', '/', 'x', ' ', '"', '.', ',', '½', 'kg', 'M', '-', '🄀', '²'),
    ),
  )

  it('finds itself, and has no word without letters or digits', () => {
    fc.assert(
      fc.property(texts, (given) => {
        const text = Array.isArray(given) ? given.join('') : given
        expect(isFound(text, text)).toBe(true)
        for (const { word, start, end } of placeWords(text)) {
          expect(word).not.toBe('')
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(text.length)
        }
      }),
    )
  })

  it('takes no longer than its length', () => {
    for (const unit of ['1x', '1.', '"', '1/', 'x', 'x ', '1 ', 'a1']) {
      const began = Date.now()
      placeWords(unit.repeat(20_000))
      expect(Date.now() - began).toBeLessThan(5_000)
    }
  })
})
