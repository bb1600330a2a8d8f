import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutQuery } from './search-words'
import { SEARCH_QUERY_BYTES } from '../catalog.constants'

const bytesOf = (text: string) => encodeURIComponent(text).replaceAll(/%../g, 'x').length

it('cuts a search to the length that the index accepts, between characters', () => {
  expect(cutQuery('x'.repeat(700))).toBe('x'.repeat(SEARCH_QUERY_BYTES))
  expect(cutQuery('🎉'.repeat(200))).toBe('🎉'.repeat(SEARCH_QUERY_BYTES / 4))
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
      const cut = cutQuery(text)
      expect(text.startsWith(cut)).toBe(true)
      expect(bytesOf(cut)).toBeLessThanOrEqual(SEARCH_QUERY_BYTES)
      expect(cut === text).toBe(bytesOf(text) <= SEARCH_QUERY_BYTES)
    }),
  )
})
