// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mountPage } from '../../../../lib/page.fixture'
import { TransactionAccount } from './transaction-account'
import { transactionOf } from './transaction.fixture'

// proves 2.2.88
it('a virtual account’s number is copied, which is said for two seconds', async () => {
  vi.useFakeTimers()
  const written = vi.fn<(_: string) => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText: written } })
  const { page } = await mountPage(
    <TransactionAccount transaction={transactionOf({ expected_amount: 1_250_000 })} />,
  )
  for (const told of ['Rp. 1.250.000', 'BCA', '8014']) expect(page.textContent).toContain(told)
  const copy = page.querySelector<HTMLButtonElement>('[aria-label="Copy the number 8014"]')
  await act(async () => copy?.click())
  expect(written).toHaveBeenCalledExactlyOnceWith('8014')
  expect(page.textContent).toContain('Virtual Account Success Copied')
  await act(() => vi.advanceTimersByTimeAsync(1_999))
  expect(page.textContent).toContain('Virtual Account Success Copied')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(page.textContent).not.toContain('Virtual Account Success Copied')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
