import { describe, expect, it } from 'vitest'
import { offersFor } from './search-offers'

const queries = (...args: Parameters<typeof offersFor>) =>
  offersFor(...args).map(({ query }) => query)

describe('searches offered under the field', () => {
  it('start with the user’s own, then those of others', () => {
    expect(offersFor('', ['map'], ['kertas a4'])).toEqual([
      { kind: 'recent', query: 'map' },
      { kind: 'suggestion', query: 'kertas a4' },
    ])
  })

  it('contain only own searches that start with the input', () => {
    expect(queries('KER', ['map', 'kertas'], ['kertas a4'])).toEqual(['kertas', 'kertas a4'])
  })

  it('contain no duplicates and not the input itself', () => {
    expect(queries('kertas', ['Kertas'], ['kertas', 'kertas a4'])).toEqual(['kertas a4'])
    expect(queries('', ['Kertas'], ['kertas'])).toEqual(['Kertas'])
  })

  it('at most five of others', () => {
    expect(queries('', [], ['1', '2', '3', '4', '5', '6'])).toHaveLength(5)
  })
})
