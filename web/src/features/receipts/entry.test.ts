import { describe, expect, it } from 'vitest'
import { fillEmpty, isInFuture, readReceived, summaryOf, type EntryItem } from './entry'

describe('a received quantity as it is typed', () => {
  it('is read with a comma or a point, from zero to the ordered quantity', () => {
    for (const [typed, value] of [
      ['0', 0],
      ['12', 12],
      ['1,5', 1.5],
      ['1.5', 1.5],
      [' 0,01 ', 0.01],
      [',5', 0.5],
    ] as const)
      expect(readReceived(typed, 12)).toEqual({ value })
  })

  it('is missing without input, which is not the same as 0', () => {
    for (const typed of ['', '   ']) expect(readReceived(typed, 12)).toEqual({ problem: 'missing' })
  })

  it('is unclear unless it is a plain number with at most two decimals', () => {
    for (const typed of ['-1', '1e3', '1.001', '1.000', '1,2,3', 'abc', '.', '١'])
      expect(readReceived(typed, 5_000)).toEqual({ problem: 'unclear' })
  })

  it('is never more than ordered', () => {
    expect(readReceived('12,01', 12)).toEqual({ problem: 'above' })
    expect(readReceived('0,6', 0.6)).toEqual({ value: 0.6 })
  })
})

const items: EntryItem[] = ['a', 'b', 'c'].map((id, at) => ({
  _id: id,
  name: `Item ${id}`,
  sku: id,
  quantity: at + 1,
}))
const line = (received: string) => ({ received, note: '' })

describe('the summary before it is submitted', () => {
  it('counts the entered lines and names the short ones', () => {
    const summary = summaryOf(items, { a: line('1'), b: line('0,5') })
    expect(summary).toMatchObject({ count: 3, entered: 2, isNothing: false })
    expect(summary.short.map(({ item, received }) => [item._id, received])).toEqual([['b', 0.5]])
  })

  it('says when nothing arrived, but only once everything is entered', () => {
    expect(summaryOf(items, { a: line('0'), b: line('0') }).isNothing).toBe(false)
    expect(summaryOf(items, { a: line('0'), b: line('0'), c: line('0') }).isNothing).toBe(true)
  })
})

it('fills empty fields with the ordered quantity, and keeps typed ones', () => {
  const filled = fillEmpty(items, { b: { received: '1', note: 'wet' } }, String)
  expect(filled).toEqual({ a: line('1'), b: { received: '1', note: 'wet' }, c: line('3') })
})

it('detects a time in the future, with tolerance for clock differences', () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  expect([inMinutes(10), inMinutes(2), inMinutes(-10), ''].map(isInFuture)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
