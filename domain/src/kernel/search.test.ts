import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { AppError } from './errors'
import { readSearch, searchShape } from './search'

const JAKARTA = 'Asia/Jakarta'
const shape = z.object(searchShape(['name', 'vendor'], ['createdAt']))

const pathOf = (act: () => unknown): string => {
  try {
    act()
  } catch (error) {
    if (error instanceof AppError) return `${error.code} ${error.problems[0].path}`
    throw error
  }
  return 'understood'
}

describe('a search in a list', () => {
  it('is the whole list without criteria', () => {
    expect(readSearch(shape.parse({}), JAKARTA)).toEqual({ criteria: [] })
  })

  it('is a topic and its value, trimmed', () => {
    const query = shape.parse({ searchTopic: 'vendor', searchValue: ' sinar ' })
    expect(readSearch(query, JAKARTA)).toEqual({
      criteria: [{ topic: 'vendor', value: 'sinar' }],
    })
  })

  it('is a range of company time, whose end includes its whole second', () => {
    const query = shape.parse({
      rangeTopic: 'createdAt',
      rangeFrom: '2026-11-20T00:00:00',
      rangeTo: '2026-11-21T23:59:59',
    })
    const { from, before } = readSearch(query, JAKARTA)
    expect(from?.toISOString()).toBe('2026-11-19T17:00:00.000Z')
    expect(before?.toISOString()).toBe('2026-11-21T17:00:00.000Z')
    expect(readSearch(query, 'UTC').from?.toISOString()).toBe('2026-11-20T00:00:00.000Z')
  })

  it('accepts an offset, and a single end', () => {
    const search = readSearch({ rangeTopic: 'createdAt', rangeTo: '2026-11-21T10:00:00Z' }, JAKARTA)
    expect(search).toEqual({ criteria: [], before: new Date('2026-11-21T10:00:01Z') })
  })

  it('is refused with the name of what is missing or wrong', () => {
    expect(pathOf(() => readSearch({ searchTopic: 'name' }, JAKARTA))).toBe(
      'bad_request searchValue',
    )
    expect(pathOf(() => readSearch({ searchValue: 'x' }, JAKARTA))).toBe('bad_request searchTopic')
    expect(pathOf(() => readSearch({ rangeFrom: '2026-11-21' }, JAKARTA))).toBe(
      'bad_request rangeTopic',
    )
    expect(pathOf(() => readSearch({ rangeTopic: 'createdAt' }, JAKARTA))).toBe(
      'bad_request rangeFrom',
    )
    const query = { rangeTopic: 'createdAt', rangeFrom: 'soon' }
    expect(pathOf(() => readSearch(query, JAKARTA))).toBe('bad_request rangeFrom')
    expect(pathOf(() => readSearch({ ...query, rangeFrom: '2026-02-31T99:00' }, JAKARTA))).toBe(
      'bad_request rangeFrom',
    )
    expect(shape.safeParse({ searchTopic: 'code' }).success).toBe(false)
    expect(shape.safeParse({ searchTopic: 'name', searchValue: '  ' }).success).toBe(false)
  })
})
