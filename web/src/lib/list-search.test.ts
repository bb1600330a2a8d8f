import { LONGEST_SEARCH } from '@pasok/domain/kernel/limits'
import { describe, expect, it } from 'vitest'
import { askedBy, readListSearch } from './list-search'

const TOPICS = ['name', 'vendor', 'date'] as const

describe('a search in an address', () => {
  it('is a topic with its value', () => {
    expect(readListSearch({ by: 'name', value: ' office ' }, TOPICS)).toEqual({
      by: 'name',
      value: 'office',
    })
    expect(readListSearch({ by: 'vendor', value: 42 }, TOPICS)).toEqual({
      by: 'vendor',
      value: '42',
    })
  })

  it('is a range of days, both of them', () => {
    const range = { by: 'date', from: '2026-11-01', to: '2026-11-30' }
    expect(readListSearch(range, TOPICS)).toEqual(range)
    expect(readListSearch({ ...range, to: undefined }, TOPICS)).toEqual({})
    expect(readListSearch({ ...range, from: '2026-13-01' }, TOPICS)).toEqual({})
    expect(readListSearch({ ...range, from: '2026-02-31' }, TOPICS)).toEqual({})
  })

  it('counts as none without topic or value', () => {
    expect(readListSearch({ by: 'else', value: 'x' }, TOPICS)).toEqual({})
    expect(readListSearch({ by: 'name', value: '  ' }, TOPICS)).toEqual({})
    expect(readListSearch({ value: 'x' }, TOPICS)).toEqual({})
  })
})

describe('what is asked of the server', () => {
  // proves 1.5.51
  it('is the topic, or the range from the first to the last second', () => {
    expect(askedBy({}, 'createdAt')).toEqual({})
    expect(askedBy({ by: 'name', value: 'office' }, 'createdAt')).toEqual({
      searchTopic: 'name',
      searchValue: 'office',
    })
    expect(askedBy({ by: 'date', from: '2026-11-01', to: '2026-11-30' }, 'createdAt')).toEqual({
      rangeTopic: 'createdAt',
      rangeFrom: '2026-11-01T00:00:00',
      rangeTo: '2026-11-30T23:59:59',
    })
  })

  it('says no more than a search may: a longer name is found by its beginning', () => {
    const asked = (value: string) => askedBy({ by: 'vendor', value }, 'createdAt').searchValue
    const name = 'PT '.padEnd(LONGEST_SEARCH, 'a')
    expect(asked(name)).toBe(name)
    expect(asked(`${name} Sentosa`)).toBe(name)
    expect(asked(`${name.slice(1)}📦 Sentosa`)).toBe(name.slice(1))
  })
})
