// @vitest-environment happy-dom
import type { Paper } from '@pasok/domain/kernel/paper'
import { expect, it, vi } from 'vitest'
import { mountHook } from '../lib/hook.fixture'
import { usePrint } from './use-paper'

const PAPER: Paper = {
  language: 'en',
  title: 'INV-1',
  head: { kind: 'INVOICE', code: 'INV-1', company: 'PT Sinar' },
  facts: [],
  tables: [],
  figures: [],
  foot: { left: '', right: '' },
}

/** Presses Ctrl+P and returns whether the browser would still print its own page. */
const pressPrint = (more: KeyboardEventInit = {}) =>
  window.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true, ...more }),
  )

it('the browser’s print shortcut prints the document of a page, and a list as it is', async () => {
  const printed = vi.fn<() => void>()
  Object.assign(window, { print: printed })
  const list = await mountHook(() => usePrint(() => PAPER, false))
  expect(pressPrint()).toBe(true)
  await list.leave()
  const page = await mountHook(() => usePrint(() => PAPER, true))
  expect(pressPrint({ shiftKey: true })).toBe(true)
  // Autofill dispatches a keydown event without a key.
  await page.act(() => expect(window.dispatchEvent(new Event('keydown'))).toBe(true))
  await page.act(() => expect(pressPrint()).toBe(false))
  expect(printed).toHaveBeenCalledTimes(1)
  expect(page.now().paper).toBe(PAPER)
  await page.act(() => window.dispatchEvent(new Event('afterprint')))
  expect(page.now().paper).toBeNull()
  await page.leave()
  expect(pressPrint()).toBe(true)
})
