// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error'
import { loadToasts, toastFailure, toastNotice, toastSuccess, toastUndo } from './toast'
import { eventually } from './eventually.fixture'

const press = (target: EventTarget, keys: KeyboardEventInit = { ctrlKey: true }) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'z', bubbles: true, cancelable: true, ...keys }),
  )

describe('the undo shortcut', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('undoes the newest first, each once', () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
    toastUndo('One removed', 'Undo', first)
    toastUndo('Another removed', 'Undo', second)
    press(document.body, { metaKey: true })
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
    press(document.body)
    press(document.body)
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
  })

  it('does nothing after 8 seconds, with other keys, or while the user types', () => {
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

  it('does nothing while the keys repeat, are handled elsewhere, or behind a dialog', () => {
    const undo = vi.fn<() => void>()
    toastUndo('One removed', 'Undo', undo)
    const dialog = document.body.appendChild(document.createElement('div'))
    dialog.setAttribute('role', 'dialog')
    press(dialog)
    press(document.body, { ctrlKey: true, repeat: true })
    const prevent = (event: Event) => event.preventDefault()
    document.body.addEventListener('keydown', prevent)
    press(document.body)
    document.body.removeEventListener('keydown', prevent)
    expect(undo).not.toHaveBeenCalled()
    dialog.remove()
  })

  it('works in the dialog of the action', () => {
    const undo = vi.fn<() => void>()
    const dialog = document.body.appendChild(document.createElement('div'))
    dialog.setAttribute('role', 'dialog')
    const button = dialog.appendChild(document.createElement('button'))
    button.focus()
    toastUndo('One removed', 'Undo', undo)
    press(button)
    expect(undo).toHaveBeenCalledOnce()
    dialog.remove()
  })

  it('does nothing after the toast was dismissed', async () => {
    const undo = vi.fn<() => void>()
    await vi.dynamicImportSettled()
    const { notifications } = await loadToasts()
    const show = vi.spyOn(notifications, 'show')
    toastUndo('One removed', 'Undo', undo)
    await eventually(() => expect(show).toHaveBeenCalledOnce())
    const shown = show.mock.calls[0]?.[0]
    shown?.onClose?.(shown)
    press(document.body)
    expect(undo).not.toHaveBeenCalled()
    show.mockRestore()
  })
})

// proves 1.8.1 1.8.2 1.8.3 2.8.1 2.8.4 2.8.18
it('the server’s message is shown under the title Success or Error', async () => {
  const { notifications } = await loadToasts()
  const shown = vi.spyOn(notifications, 'show')
  toastSuccess('Items accepted')
  toastFailure(new ApiError({ status: 409, code: 'conflict', message: 'It was decided' }))
  toastFailure(new Error('boom'))
  await eventually(() => expect(shown).toHaveBeenCalledTimes(3))
  const [done, refused, failed] = shown.mock.calls.map(([toast]) => toast)
  expect(done).toMatchObject({ title: 'Success', message: 'Items accepted' })
  expect(refused).toMatchObject({ title: 'Error', message: 'It was decided' })
  expect(failed).toMatchObject({ title: 'Error' })
  shown.mockRestore()
})

it('is shown for four seconds, or the given time', async () => {
  const { notifications } = await loadToasts()
  const shown = vi.spyOn(notifications, 'show')
  toastSuccess('Items accepted')
  toastSuccess('Template saved', 'template-saved', 1_500)
  await eventually(() => expect(shown).toHaveBeenCalledTimes(2))
  expect(shown.mock.calls.map(([{ autoClose }]) => autoClose)).toEqual([4_000, 1_500])
  shown.mockRestore()
})

it('a message shown again stays as long as a new one', async () => {
  const { notifications } = await loadToasts()
  const updated = vi.spyOn(notifications, 'update')
  toastNotice('Moved', 'moved-1')
  toastNotice('Moved', 'moved-1')
  await eventually(() => expect(updated).toHaveBeenCalledTimes(2))
  // The library restarts the countdown only when its length changes.
  const [first, second] = updated.mock.calls.map(([toast]) => toast)
  expect(first).not.toMatchObject({ autoClose: Reflect.get(Object(second), 'autoClose') })
  updated.mockRestore()
})

it('of several actions in a row only the newest is shown, and no error is dismissed for it', async () => {
  const { notifications } = await loadToasts()
  const shown = vi.spyOn(notifications, 'show')
  const hidden = vi.spyOn(notifications, 'hide')
  toastFailure(new Error('boom'))
  for (let act = 0; act < 3; act += 1) toastSuccess('Success Change Item Quantity')
  await eventually(() => expect(shown).toHaveBeenCalledTimes(4))
  const ids = shown.mock.calls.slice(1).map(([{ id }]) => id)
  expect(new Set(ids).size).toBe(3)
  const hiddenIds = hidden.mock.calls.map(([id]) => id)
  expect(hiddenIds).toEqual(expect.arrayContaining(ids.slice(0, 2)))
  expect(hiddenIds).not.toContain(ids[2])
  expect(hiddenIds).not.toContain(undefined)
  shown.mockRestore()
  hidden.mockRestore()
})
