import { LONGEST_SEARCH } from '@pasok/domain/kernel/limits'
import { describe, expect, it } from 'vitest'
import {
  queryParamsOf,
  filtersOf,
  readListSearch,
  searchByFilters,
  withFilter,
} from './list-search'

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

describe('several filters', () => {
  const days = { by: 'date', from: '2026-11-01', to: '2026-11-30' } as const
  const read = (given: Record<string, unknown>) =>
    readListSearch(given, TOPICS, { sorts: ['oldest'] })

  it('are read in order, the last one as the search by topic, with words and sorting', () => {
    const search = {
      filter: ['date:2026-11-01..2026-11-30', 'vendor:sinar'],
      by: 'name',
      value: 'office: paper',
      search: 'PR-1',
      sort: 'oldest',
    }
    expect(read(search)).toEqual(search)
    expect(filtersOf(read(search))).toEqual([
      days,
      { by: 'vendor', value: 'sinar' },
      { by: 'name', value: 'office: paper' },
    ])
  })

  it('omit incomplete and unknown ones, and keep the last of a topic', () => {
    expect(read({ filter: ['vendor:', 'else:x', 'date:2026-11-01..', 7], sort: 'due' })).toEqual({})
    expect(read({ filter: 'vendor:sinar' })).toEqual({ by: 'vendor', value: 'sinar' })
    expect(read({ filter: ['name:a', 'vendor:b'], by: 'name', value: 'c' })).toEqual({
      filter: ['vendor:b'],
      by: 'name',
      value: 'c',
    })
  })

  it('are added one by one; the same topic replaces the earlier one', () => {
    const [vendor, name] = [
      { by: 'vendor', value: 'sinar' },
      { by: 'name', value: 'office' },
    ] as const
    const both = withFilter(withFilter<(typeof TOPICS)[number]>([], vendor), name)
    expect(searchByFilters(both)).toEqual({ filter: ['vendor:sinar'], ...name })
    expect(withFilter(both, { by: 'vendor', value: 'abadi' })).toEqual([
      name,
      { by: 'vendor', value: 'abadi' },
    ])
    expect(searchByFilters([])).toEqual({})
  })

  it('are requested together, without an open end of a date range', () => {
    const given = { ...read({ filter: ['vendor:a'], by: 'name', value: 'b', search: 'c' }) }
    expect(queryParamsOf({ ...given, sort: 'oldest' }, 'createdAt')).toEqual({
      searchTopic: 'vendor',
      searchValue: 'a',
      filter: ['name:b'],
      searchText: 'c',
      sort: 'oldest',
    })
    const until = () => ({ to: '2026-11-20' })
    expect(queryParamsOf({ by: 'date', value: 'overdue' }, 'due_date', until)).toEqual({
      rangeTopic: 'due_date',
      rangeTo: '2026-11-20T23:59:59',
    })
  })
})

describe('the query to the server', () => {
  // proves 1.5.51
  it('is the topic, or the range from first to last second', () => {
    expect(queryParamsOf({}, 'createdAt')).toEqual({})
    expect(queryParamsOf({ by: 'name', value: 'office' }, 'createdAt')).toEqual({
      searchTopic: 'name',
      searchValue: 'office',
    })
    expect(
      queryParamsOf({ by: 'date', from: '2026-11-01', to: '2026-11-30' }, 'createdAt'),
    ).toEqual({
      rangeTopic: 'createdAt',
      rangeFrom: '2026-11-01T00:00:00',
      rangeTo: '2026-11-30T23:59:59',
    })
  })

  it('respects the length limit: a longer name is searched by its start', () => {
    const searchValueOf = (value: string) =>
      queryParamsOf({ by: 'vendor', value }, 'createdAt').searchValue
    const name = 'PT '.padEnd(LONGEST_SEARCH, 'a')
    expect(searchValueOf(name)).toBe(name)
    expect(searchValueOf(`${name} Sentosa`)).toBe(name)
    expect(searchValueOf(`${name.slice(1)}📦 Sentosa`)).toBe(name.slice(1))
  })
})
