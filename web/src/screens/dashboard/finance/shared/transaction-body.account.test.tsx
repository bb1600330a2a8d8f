// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mountPage } from '../../../../lib/page.fixture'
import { TransactionAccount } from './transaction-body'
import { transactionOf } from './transaction.fixture'

// proves 2.2.88
it.each([
  ['a virtual account’s', { va_number: '8014', account_number: null }],
  ['a transfer’s', { va_number: null, account_number: '8014' }],
])('%s number is copied, which is said for two seconds', async (_, numbers) => {
  vi.useFakeTimers()
  const written = vi.fn<(_: string) => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText: written } })
  const transaction = transactionOf({ expected_amount: 1_250_000, ...numbers })
  const { page, leave } = await mountPage(<TransactionAccount transaction={transaction} />)
  for (const text of ['Rp. 1.250.000', 'BCA', '8014']) expect(page.textContent).toContain(text)
  const copy = page.querySelector<HTMLButtonElement>('[aria-label="Copy the number 8014"]')
  await act(async () => copy?.click())
  expect(written).toHaveBeenCalledExactlyOnceWith('8014')
  expect(page.textContent).toContain('Virtual Account Success Copied')
  await act(() => vi.advanceTimersByTimeAsync(1_999))
  expect(page.textContent).toContain('Virtual Account Success Copied')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(page.textContent).not.toContain('Virtual Account Success Copied')
  await leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
