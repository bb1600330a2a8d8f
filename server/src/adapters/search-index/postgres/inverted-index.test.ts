import { describe, expect, it } from 'vitest'
import { makeDocument } from '../search-documents.fixture'
import { makeCoverage } from './groups'
import { InvertedIndex } from './inverted-index'
import { Matcher } from './matcher'
import { readQuery } from './query-words'

const coverage = makeCoverage(['Kota Bandung'])
const reading = { typoTolerance: false, prefixWords: 'prefixLast' } as const

function makeIndex() {
  const index = new InvertedIndex()
  const matcher = new Matcher(index)
  const put = (key: number, given: Parameters<typeof makeDocument>[1]) =>
    index.upsert(key, makeDocument(`d${key}`, given), 1, coverage)
  const keysOf = (text: string) => {
    const { rows } = matcher.withAll(readQuery(index, { ...reading, text }))
    return [...rows].map((row) => index.keys.get(row)).toSorted((a, b) => a - b)
  }
  return { index, put, keysOf }
}

describe('InvertedIndex', () => {
  it('writes numbers over the old ones, and makes a new row for new words only', () => {
    const { index, put, keysOf } = makeIndex()
    put(1, { name: 'Palu', stock: 1 })
    put(1, { name: 'Palu', stock: 2, coverage: ['Kota Medan'] })
    expect(index.rows).toBe(1)
    expect(index.numbers.stock.get(0)).toBe(2)
    put(1, { name: 'Palu Besi', stock: 2 })
    expect(index.rows).toBe(2)
    expect(keysOf('palu')).toEqual([1])
    index.remove(1)
    expect(keysOf('palu')).toEqual([])
    expect(index.documents).toBe(0)
  })

  it('removes dead rows and finds the others as before', () => {
    const { index, put, keysOf } = makeIndex()
    for (let key = 1; key <= 100; key++) put(key, { name: `Baut ${key % 2 ? 'ganjil' : 'genap'}` })
    for (let change = 0; change < 120; change++) {
      for (let key = 1; key <= 50; key++) put(key, { name: `Mur seri ${change}`, stock: key })
      if (change === 40) index.sweepWhenWorn()
    }
    const before = index.rows
    expect(before).toBe(6_100)
    index.sweepWhenWorn()
    expect(index.rows).toBe(100)
    expect(keysOf('baut ganjil')).toHaveLength(25)
    expect(keysOf('mur 119')).toEqual(Array.from({ length: 50 }, (_, n) => n + 1))
    expect(keysOf('118')).toEqual([])
    expect(index.numbers.stock.get(index.rowOf(7) ?? -1)).toBe(7)
    put(7, { name: 'Mur baru' })
    expect(keysOf('baru')).toEqual([7])
  })
})
