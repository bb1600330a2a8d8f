import { formatText } from '@pasok/domain/kernel/texts'
import { describe, expect, it } from 'vitest'
import { tryAgainIn } from './try-again-in'

const textFor = (seconds: number) => {
  const [text, values] = tryAgainIn('Too many tries.', seconds)
  return formatText(text, 'en', values)
}

describe('when a refused mail works again', () => {
  it('is given in seconds if short, else in whole minutes', () => {
    expect(textFor(89)).toBe('Too many tries. Try again in 89 seconds.')
    expect(textFor(90)).toBe('Too many tries. Try again in 2 minutes.')
    expect(textFor(3596)).toBe('Too many tries. Try again in 60 minutes.')
  })
})
