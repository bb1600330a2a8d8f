// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { afterPress } from './after-press'

const send = (name: string) => window.dispatchEvent(new Event(name))

it('waits once for the press in progress, otherwise not at all', () => {
  vi.useFakeTimers()
  const act = vi.fn<() => void>()
  afterPress(act)
  expect(act).toHaveBeenCalledTimes(1)
  send('pointerdown')
  afterPress(act)
  expect(act).toHaveBeenCalledTimes(1)
  send('pointerup')
  // The click follows the pointerup before the layout changes.
  expect(act).toHaveBeenCalledTimes(1)
  vi.runAllTimers()
  send('pointerup')
  vi.runAllTimers()
  expect(act).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
