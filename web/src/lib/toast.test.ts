import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastUndo } from './toast'

const press = (target: EventTarget, keys: KeyboardEventInit = { ctrlKey: true }) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'z', bubbles: true, cancelable: true, ...keys }),
  )

describe('what can be taken back by the keys', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is the newest first, each once', () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
    toastUndo('One removed', 'Undo', first)
    toastUndo('Another removed', 'Undo', second)
    press(document.body, { metaKey: true })
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
    press(document.body)
    press(document.body)
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
  })

  it('is nothing after 8 seconds, with other keys, or while somebody types', () => {
    const undo = vi.fn<() => void>()
    toastUndo('One removed', 'Undo', undo)
    const field = document.body.appendChild(document.createElement('input'))
    press(field)
    press(document.body, {})
    press(document.body, { ctrlKey: true, shiftKey: true })
    vi.advanceTimersByTime(8_000)
    press(document.body)
    expect(undo).not.toHaveBeenCalled()
  })
})
