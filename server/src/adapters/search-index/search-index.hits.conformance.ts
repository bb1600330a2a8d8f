import { describe, expect, it } from 'vitest'
import { BANDUNG, marketDocuments } from './search-documents.fixture'
import { is, makeQuery, type IndexQueries } from './search-index.asking.conformance'

export function describeHits({ search, under }: IndexQueries): void {
  describe('hits', () => {
    it('answers all searches of a request, in its order', async () => {
      const names = marketDocuments.map(({ objectID }) => is('objectID', objectID))
      const nobody = is('colour', 'red')
      const filters = Array.from({ length: 121 }, (_, at) => {
        const filter = at % 7 === 0 ? nobody : names[at % names.length]
        return filter ?? nobody
      })
      const results = await under().index.search(
        filters.map((filter, at) => {
          // Some searches request ids only.
          const attributes = at % 3 === 0 ? [] : ['*']
          return makeQuery('', { filters: [filter], attributes, highlighted: [] })
        }),
      )
      for (const [at, { hits }] of results.entries())
        for (const { attributes, highlights } of hits) {
          expect(Object.keys(attributes).length > 0).toBe(at % 3 !== 0)
          expect(highlights).toEqual({})
        }
      expect(results.map(({ hits }) => hits.map(({ objectID }) => objectID))).toEqual(
        filters.map((filter) =>
          filter !== nobody && filter.kind === 'value' ? [filter.value] : [],
        ),
      )
    })

    it('returns the document as it was saved, or the requested parts', async () => {
      const [hit] = (await search('SA-KRT-A480')).hits
      expect(hit?.attributes).toEqual(marketDocuments[0])
      const attributes = async (...requested: string[]) =>
        (await search('SA-KRT-A480', { attributes: requested })).hits[0]?.attributes
      expect(await attributes('name', 'warehouse_detail.city')).toEqual({
        name: 'Kertas HVS A4 80gr Sinar Dunia',
        warehouse_detail: { city: BANDUNG },
      })
      const remaining = await attributes('*', '-warehouse_detail.coverage', '-name')
      expect(remaining).not.toHaveProperty('name')
      expect(remaining).toHaveProperty('warehouse_detail', {
        city: BANDUNG,
        province: 'Jawa Barat',
        country: 'Indonesia',
      })
    })

    it('marks what was matched: whole words, beginnings, corrections', async () => {
      const name = async (text: string) => (await search(text)).hits[0]?.highlights['name']
      expect(await name('hvs kert')).toEqual({
        value: '<em>Kert</em>as <em>HVS</em> F4 70gr Paper One',
        matchLevel: 'full',
        fullyHighlighted: false,
        matchedWords: ['kert', 'hvs'],
      })
      expect(await name('krtas hvs')).toMatchObject({
        value: '<em>Kertas</em> <em>HVS</em> F4 70gr Paper One',
      })
      expect(await name('café')).toMatchObject({
        value: '<em>Café</em> Crème Kopi Bubuk 200 g',
      })
      // The SKU may be highlighted as a whole or part by part.
      const sku = (await search('SA-KRT-A480')).hits[0]?.highlights['SKU']
      expect(JSON.stringify(sku).replaceAll('</em>-<em>', '-')).toContain('<em>SA-KRT-A480</em>')
    })

    it('escapes texts between HTML tags, and leaves them as they are between others', async () => {
      const [hit] = (await search('kabel nylon')).hits
      expect(hit?.highlights['name']).toMatchObject({
        value: '<em>Kabel</em> &quot;Ties&quot; &lt;b&gt;<em>Nylon</em>&lt;/b&gt; 20 cm &amp; Klip',
      })
      const highlightTags = { before: '__ais-highlight__', after: '__/ais-highlight__' }
      const [other] = (await search('kabel', { highlightTags, highlighted: ['name'] })).hits
      expect(other?.highlights).toEqual({
        name: {
          value: '__ais-highlight__Kabel__/ais-highlight__ "Ties" <b>Nylon</b> 20 cm & Klip',
          matchLevel: 'full',
          fullyHighlighted: false,
          matchedWords: ['kabel'],
        },
      })
    })
  })
}
