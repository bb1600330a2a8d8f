import { describe, expect, it } from 'vitest'
import { cut, shorten } from './cut'

describe('a text that is cut', () => {
  it.each([
    ['', 2, ''],
    ['ab', 2, 'ab'],
    ['abc', 2, 'ab'],
    ['📄', 1, '📄'],
    ['a📄b', 2, 'a📄'],
    ['📄📄📄', 2, '📄📄'],
    ['a📄📄📄', 3, 'a📄📄'],
  ])('%j to %d is %j', (text, max, start) => expect(cut(text, max)).toBe(start))

  it('never ends in half a character, wherever it is cut', () => {
    for (const text of ['📄'.repeat(50), `a${'📄'.repeat(50)}`, 'a📄'.repeat(30)])
      for (let max = 0; max < 100; max += 1) expect(cut(text, max)).not.toMatch(/\p{Surrogate}/u)
  })

  it('shows by dots that it was cut', () => {
    expect(shorten('abc', 3)).toBe('abc')
    expect(shorten('ab📄d', 3)).toBe('ab📄…')
  })
})
