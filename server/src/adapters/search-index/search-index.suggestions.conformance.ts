import { countWords, type QuerySuggestion } from '@pasok/domain/catalog/search/suggestions'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SuggestionQuery } from '../../ports/search-index'
import type { IndexQueries } from './search-index.asking.conformance'

export function describeSuggestions({ under, search }: IndexQueries): void {
  describe('suggestions', () => {
    const suggestion = (query: string, popularity: number): QuerySuggestion => ({
      objectID: query,
      query,
      nb_words: countWords(query),
      popularity,
      products: { exact_nb_hits: popularity * 2 },
    })
    const suggest = async (text: string, given: Partial<SuggestionQuery> = {}) => {
      const [result] = await under().index.suggest([
        {
          text,
          typoTolerance: true,
          prefixWords: 'prefixLast',
          page: 0,
          hitsPerPage: 5,
          attributes: ['*'],
          isHighlighted: true,
          highlightTags: { before: '<em>', after: '</em>' },
          ...given,
        },
      ])
      if (!result) throw new Error('No answer')
      return result
    }
    const queries = async (text: string, given: Partial<SuggestionQuery> = {}) =>
      (await suggest(text, given)).hits.map((hit) => hit.attributes['query'])

    beforeAll(async () => {
      await under().index.replaceSuggestions([
        suggestion('kertas hvs', 40),
        suggestion('kertas', 90),
        suggestion('kertas thermal kasir', 12),
        suggestion('gelas kertas', 20),
        suggestion('sarung tangan', 30),
        suggestion('sarung tangan las', 8),
        suggestion('café "luwak" & co', 3),
      ])
    })

    it('are all there, the most popular first, for an empty text', async () => {
      const { hits, total } = await suggest('')
      expect(total).toBe(7)
      expect(hits.map((hit) => hit.objectID)).toEqual([
        'kertas',
        'kertas hvs',
        'sarung tangan',
        'gelas kertas',
        'kertas thermal kasir',
      ])
      expect(await queries('', { page: 1 })).toHaveLength(2)
    })

    it('are returned as given, with the matches marked', async () => {
      const [hit] = (await suggest('kertas h')).hits
      expect(hit).toEqual({
        objectID: 'kertas hvs',
        attributes: { ...suggestion('kertas hvs', 40) },
        highlights: {
          query: {
            value: '<em>kertas</em> <em>h</em>vs',
            matchLevel: 'full',
            fullyHighlighted: false,
            matchedWords: ['kertas', 'h'],
          },
        },
      })
      const [picked] = (await suggest('luwak', { attributes: ['query'], isHighlighted: false }))
        .hits
      expect(picked?.attributes).toEqual({ query: 'café "luwak" & co' })
      expect(picked?.highlights).toEqual({})
      const [escaped] = (await suggest('luwak')).hits
      expect(escaped?.highlights['query']).toMatchObject({
        value: 'café &quot;<em>luwak</em>&quot; &amp; co',
      })
    })

    it.each([
      ['k', 'kertas'],
      ['ker', 'kertas'],
      ['KERTAS T', 'kertas thermal kasir'],
      ['krtas', 'kertas'],
      ['kretas hv', 'kertas hvs'],
      ['sarng tagan', 'sarung tangan'],
      ['sarung tan', 'sarung tangan'],
      ['cafe', 'café "luwak" & co'],
    ])('are found by a beginning or a misspelling: %s', async (text, expected) => {
      expect((await queries(text))[0]).toBe(expected)
    })

    it('are empty when nothing is similar', async () => {
      expect(await queries('zzzyx')).toEqual([])
      expect(await queries('krtas', { typoTolerance: false })).toEqual([])
      expect(await queries('🎉')).toEqual([])
      expect(await queries("%' or 1=1 --")).toEqual([])
    })

    it('are replaced as a whole, and are not found as products', async () => {
      await under().index.replaceSuggestions([suggestion('obeng', 1)])
      expect(await queries('')).toEqual(['obeng'])
      expect(await queries('kertas')).toEqual([])
      expect((await search('')).total).toBe(9)
      await under().index.replaceSuggestions([])
      expect(await queries('')).toEqual([])
    })
  })
}
