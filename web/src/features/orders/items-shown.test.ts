import { describe, expect, it } from 'vitest'
import { itemsShown, waitingFirst } from './items-shown'

const items = Array.from({ length: 400 }, (_, at) => at)

it('waiting items come first on a phone, otherwise in order', () => {
  expect(waitingFirst([1, 2, 3, 4], (one) => one % 2 === 0)).toEqual([2, 4, 1, 3])
})

describe('the items of a folded package', () => {
  it('are all if there are few', () => {
    expect(itemsShown([1, 2, 3], () => false)).toEqual([1, 2, 3])
    expect(itemsShown([], () => true)).toEqual([])
  })

  it('are the first if there are many', () => {
    expect(itemsShown(items, () => false)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it('start with waiting items, in order', () => {
    expect(itemsShown(items, (one) => one >= 398, 4)).toEqual([0, 1, 398, 399])
    expect(itemsShown(items, (one) => one % 2 === 1, 4)).toEqual([1, 3, 5, 7])
  })
})
