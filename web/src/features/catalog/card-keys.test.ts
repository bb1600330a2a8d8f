import { describe, expect, it } from 'vitest'
import { nextCard } from './card-keys'

/** Eight cards in rows of three, so the last row has two. */
const from = (index: number, key: string) => nextCard(key, index, 8, 3)

describe('arrow keys among product cards', () => {
  it.each([
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 3],
    [3, 'ArrowLeft', 2],
    [1, 'ArrowDown', 4],
    [4, 'ArrowUp', 1],
  ])('from %s %s leads to %s', (index, key, next) => {
    expect(from(index, key)).toBe(next)
  })

  it('leads to the last card where the row below is shorter', () => {
    expect(from(5, 'ArrowDown')).toBe(7)
  })

  it('leaves the grid above its first row', () => {
    expect(from(2, 'ArrowUp')).toBe(-1)
  })

  it.each([
    [0, 'ArrowLeft'],
    [7, 'ArrowRight'],
    [6, 'ArrowDown'],
    [4, 'Enter'],
  ])('stays at %s on %s', (index, key) => {
    expect(from(index, key)).toBeUndefined()
  })
})
