// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mountPage } from '../../../../lib/page.fixture'
import { CopyValue } from './transaction-body'

// proves 2.9.11
it('says for two seconds that it was copied', async () => {
  vi.useFakeTimers()
  Object.assign(navigator.clipboard, { writeText: () => Promise.resolve() })
  const done = 'Virtual Account Success Copied'
  const { page } = await mountPage(<CopyValue value="8014" label="Copy the number" done={done} />)
  const button = page.querySelector('button')
  await act(async () => button?.click())
  expect(button?.textContent).toBe(done)
  await act(() => vi.advanceTimersByTimeAsync(1_990))
  expect(button?.textContent).toBe(done)
  await act(() => vi.advanceTimersByTimeAsync(20))
  expect(button?.textContent).not.toBe(done)
  vi.useRealTimers()
})
