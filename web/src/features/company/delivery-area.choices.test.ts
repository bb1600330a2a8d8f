// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { choiceKey, choices, choose, chosenBefore } from './delivery-area'

const mine = choiceKey('ani.nusantara')

afterEach(() => localStorage.clear())

describe('the delivery area', () => {
  // proves 1.2.78 2.2.29
  it('is remembered in the browser', () => {
    choose(mine, 'address-2')
    choices.set(new Map())
    expect(chosenBefore(mine)).toBe('address-2')
  })

  it('is separate per user and company', () => {
    choose(mine, 'address-2')
    expect(chosenBefore(choiceKey('budi.nusantara'))).toBeUndefined()
    expect(chosenBefore(choiceKey('ani.segara'))).toBeUndefined()
  })

  it('follows a choice made in another tab', () => {
    window.dispatchEvent(new StorageEvent('storage', { key: mine, newValue: 'address-3' }))
    expect(chosenBefore(mine)).toBe('address-3')
  })
})
