import { describe, expect, it } from 'vitest'
import { makeDocument } from './search-documents.fixture'
import type { IndexQueries } from './search-index.asking.conformance'

const NAMES: Readonly<Record<string, string>> = {
  abu: 'Semen Abu 50Kg',
  putih: 'Semen Putih 50 kg',
  baut: 'Baut hex M12x35',
  mur: 'Mur hex M14 x 41',
  half: 'Kran uji 1/2 inch',
  one: 'Kran uji 1 inch isi 2',
  saw: 'Gergaji Besi 12 inci',
  klem: 'Klem Hq.47 baja',
  bag: 'Kantong isi 5, untuk kg',
  oil: 'Oli Mesin 1 Liter',
  cloth: 'Kain Lap 3 way',
  rug: 'Karpet 10 m2 biru',
  cable: 'Kabel NYM 3x2,5 mm² tembaga',
  wire: 'Kawat bendrat 12mmx15m',
  tyre: 'Ban luar 195/65 R15',
  router: 'Perute Wo-Fo rumah',
}
const SKUS: Readonly<Record<string, string>> = { saw: 'MERAH_TUA', bag: 'SAB-HVS-A3-NAT-70' }

const documents = Object.entries(NAMES).map(([id, name], at) =>
  makeDocument(id, {
    name,
    SKU: SKUS[id] ?? `UJI-S-${at + 900}`,
    vendor_name: 'PT Uji',
    created_at: 1_800_000_000_000 + at,
  }),
)

export function describeFigures({ under, search, find }: IndexQueries): void {
  describe('figures', () => {
    const among = async (text: string) => {
      await under().index.save(documents)
      try {
        // The order of equal hits is not specified.
        return (await find(text)).toSorted()
      } finally {
        await under().index.remove(Object.keys(NAMES))
      }
    }

    // Both spellings find both products, independent of other vendors' products.
    it.each([
      ['50kg', ['abu', 'putih']],
      ['50 kg', ['abu', 'putih']],
      ['50 KG', ['abu', 'putih']],
      ['semen 50kg', ['abu', 'putih']],
      ['M12 x 35', ['baut']],
      ['m12x35', ['baut']],
      ['m14x41', ['mur']],
      ['M14 × 41', ['mur']],
      ['Hq47', ['klem']],
      ['Hq.47', ['klem']],
      ['hq 47', ['klem']],
      ['kran uji 1/2', ['half']],
      ['1/2 inch', ['half']],
      ['½"', ['half']],
      ['12 inch', ['saw']],
      ['5 kg', []],
      ['1L', ['oil']],
      ['1 ltr', ['oil']],
      ['3way', ['cloth']],
      ['10m2', ['rug']],
      ['10 m²', ['rug']],
      ['3 x 2,5mm2', ['cable']],
      ['nym 3x2.5', ['cable']],
      ['12 mm x 15 m', ['wire']],
      ['195/65R15', ['tyre']],
      ['wofo', ['router']],
      ['wo-fo', ['router']],
    ])('%s', async (text, ids) => {
      expect(await among(text)).toEqual(ids)
    })

    it.each([
      ['MERAH_TUA', 'saw'],
      ['merah tua', 'saw'],
      ['SAB-HVS-A3-NAT-70', 'bag'],
      ['HVS-A3', 'bag'],
      ['nat', 'bag'],
    ])('the SKU, or a part of it: %s', async (text, id) => {
      await under().index.save(documents)
      expect((await find(text))[0]).toBe(id)
      await under().index.remove(Object.keys(NAMES))
    })

    it('finds matches while the number is typed', async () => {
      for (const text of ['semen 5', 'semen 50', 'semen 50k', 'semen 50 kg'])
        expect([text, await among(text)]).toEqual([text, ['abu', 'putih']])
    })

    it('names the ignored number as it was typed', async () => {
      await under().index.save(documents)
      for (const [text, ignored] of [
        ['kertas 75 ml', '75 ml'],
        ['kertas 2x3', '2x3'],
        ['kertas 3/4"', '3/4"'],
      ] as const) {
        const { total, ignoredWords } = await search(text, { wordRemoval: 'lastWords' })
        expect([text, total > 0, ignoredWords]).toEqual([text, true, [ignored]])
      }
      for (const text of ['75ml', '2x3', '3/4"', '15m2'])
        expect((await search(text, { wordRemoval: 'lastWords' })).total).toBe(0)
      await under().index.remove(Object.keys(NAMES))
    })
  })

  describe('words that stand together', () => {
    it('rank before the same words apart, even newer ones', async () => {
      const texts = ['Pasir besi putih halus', 'Besi pasir putih', 'Putih untuk besi']
      const ids = texts.map((_, at) => `together-${at}`)
      await under().index.save(
        texts.map((name, at) =>
          makeDocument(ids[at] ?? '', { name, created_at: 1_800_000_000_000 + at }),
        ),
      )
      expect((await find('besi putih'))[0]).toBe(ids[0])
      expect((await find('pasir put'))[0]).toBe(ids[1])
      await under().index.remove(ids)
    })
  })
}
