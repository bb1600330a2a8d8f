import { describe, expect, it } from 'vitest'
import { itemsShown, waitingFirst } from './items-shown'

const items = Array.from({ length: 400 }, (_, at) => at)

it('those that wait come first on a phone, each part in its order', () => {
  expect(waitingFirst([1, 2, 3, 4], (one) => one % 2 === 0)).toEqual([2, 4, 1, 3])
})

describe('the items of a folded package', () => {
  it('are all of a few', () => {
    expect(itemsShown([1, 2, 3], () => false)).toEqual([1, 2, 3])
    expect(itemsShown([], () => true)).toEqual([])
  })

  it('are the first of many', () => {
    expect(itemsShown(items, () => false)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it('are those that wait before the others, in their order', () => {
    expect(itemsShown(items, (one) => one >= 398, 4)).toEqual([0, 1, 398, 399])
    expect(itemsShown(items, (one) => one % 2 === 1, 4)).toEqual([1, 3, 5, 7])
  })
})
