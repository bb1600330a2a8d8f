import { expect, it } from 'vitest'
import { templateDifferences } from './template-differences'

const item = (productId: string, quantity: number, note = '') => ({
  productId,
  name: `Product ${productId}`,
  quantity,
  note,
})

it('tells items of another quantity or note, and those that one of them has alone', () => {
  const mine = [item('a', 1), item('b', 2), item('c', 3, 'blue'), item('d', 4)]
  const theirs = [item('a', 1), item('b', 5), item('c', 3, 'red'), item('e', 6)]
  expect(templateDifferences(mine, theirs)).toEqual([
    expect.objectContaining({
      productId: 'b',
      mine: { quantity: 2, note: '' },
      theirs: { quantity: 5, note: '' },
    }),
    expect.objectContaining({
      productId: 'c',
      mine: { quantity: 3, note: 'blue' },
      theirs: { quantity: 3, note: 'red' },
    }),
    expect.objectContaining({ productId: 'd', theirs: undefined }),
    expect.objectContaining({ productId: 'e', mine: undefined }),
  ])
})

it('tells nothing of the same in another order', () => {
  expect(templateDifferences([item('a', 1), item('b', 2)], [item('b', 2), item('a', 1)])).toEqual(
    [],
  )
})
