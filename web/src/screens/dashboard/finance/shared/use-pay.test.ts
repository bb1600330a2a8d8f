// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { invoiceOf } from './invoice.fixture'
import type { beginPayment, PaymentStart } from '../../../../features/payments/payments.moves'
import { queryKey } from '../../../../lib/api'
import { ApiError, type ApiErrorCode } from '../../../../lib/api-error'
import { mountHook } from '../../../../lib/hook.fixture'
import type { PayTarget } from './pay-targets'
import { transactionOf } from './transaction.fixture'
import { usePay, type Paying } from './use-pay'
import { eventually } from '../../../../lib/eventually.fixture'

const navigate = vi.hoisted(() => vi.fn<() => Promise<void>>())
const toasted = vi.hoisted(() => vi.fn<(_: string) => void>())
const failed = vi.hoisted(() => vi.fn<(_: unknown) => void>())
const calls = vi.hoisted(() => vi.fn<typeof beginPayment>())
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => navigate,
}))
vi.mock(import('../../../../lib/toast'), async (original) => ({
  ...(await original()),
  toastSuccess: toasted,
  toastFailure: failed,
}))
vi.mock(import('../../../../features/payments/payments.moves'), async (original) => ({
  ...(await original()),
  beginPayment: calls,
}))

const target: PayTarget = {
  key: '014',
  code: '014',
  name: 'BCA',
  nameCode: 'BCA',
  gateway: 'xendit',
  number: '',
  holder: '',
  isDefault: false,
  problem: undefined,
}
const payBy =
  (by: PaymentStart) =>
  ({ pay: begin }: Paying) =>
    begin(
      by,
      { invoices: [invoiceOf()], method: 'Virtual Account', amount: 111_000, isDirect: false },
      target,
    )
const pay = payBy('xendit')
const started = { data: transactionOf(), message: 'Started', count: undefined }
const failure = (status: number, code: ApiErrorCode) =>
  new ApiError({ status, code, message: 'No' })

beforeEach(() => {
  navigate.mockReset()
  calls.mockReset()
})

/** Returns the idempotency keys of consecutive attempts, of which each but the last fails. */
async function keysOf(...failures: readonly Error[]): Promise<string[]> {
  const keys: string[] = []
  for (const error of failures)
    calls.mockImplementationOnce((by, body, keyOf) => {
      keys.push(keyOf({ by, body }))
      return Promise.reject(error)
    })
  calls.mockImplementationOnce((by, body, keyOf) => {
    keys.push(keyOf({ by, body }))
    return Promise.resolve(started)
  })
  const { act } = await mountHook(usePay)
  for (let tries = 0; tries <= failures.length; tries += 1) await act(pay)
  return keys
}

it('a retry after a refusal is a new payment', async () => {
  const [first, second] = await keysOf(failure(422, 'rule'))
  expect(first).not.toBe(second)
})

it('a retry with an unknown result is the same payment, until it is known', async () => {
  const [first, ...others] = await keysOf(
    failure(0, 'offline'),
    failure(503, 'unavailable'),
    failure(500, 'internal'),
    failure(429, 'too_many_requests'),
    failure(409, 'changed'),
  )
  expect(others.slice(0, 4)).toEqual([first, first, first, first])
  expect(others.at(-1)).not.toBe(first)
})

// proves 2.3.12 2.4.20
it('opens the waiting page, unless the user has left meanwhile', async () => {
  calls.mockResolvedValue(started)
  const { act } = await mountHook(usePay)
  await act(pay)
  expect(navigate).toHaveBeenCalledExactlyOnceWith({
    to: '/dashboard/finance/invoice',
    search: { page: 'waiting-payment', code: 'TRX-1' },
  })
  expect(calls).toHaveBeenCalledWith(
    'xendit',
    expect.objectContaining({
      document_referer: ['INV-1'],
      amount: 111_000,
      method: 'Virtual Account',
      direct_payment: false,
    }),
    expect.anything(),
  )

  navigate.mockReset()
  const line = { answer: (_: typeof started): void => undefined }
  calls.mockReturnValue(new Promise((resolve) => (line.answer = resolve)))
  const left = await mountHook(usePay)
  await left.act((given) => void pay(given))
  await left.leave()
  toasted.mockReset()
  line.answer(started)
  await eventually(() => expect(toasted).toHaveBeenCalledWith('Started'))
  expect(navigate).not.toHaveBeenCalled()
})

// proves 2.4.25
it('caches the response by code, for the waiting screen', async () => {
  calls.mockResolvedValue(started)
  const { now, act } = await mountHook(() => ({ ...usePay(), client: useQueryClient() }))
  await act(pay)
  const cacheKey = queryKey('getTransaction', { params: { code: 'TRX-1' } })
  expect(now().client.getQueryData(cacheKey)).toEqual(started.data)
})

describe('a page of the gateway’s', () => {
  const tab = {
    opener: window as Window | null,
    location: { replace: vi.fn<(url: string) => void>() },
    close: vi.fn<() => void>(),
  }
  const open = vi.spyOn(window, 'open').mockImplementation(() => tab as never)
  afterEach(() => {
    vi.clearAllMocks()
    tab.opener = window
  })

  // proves 2.7.25
  it('opens in a tab opened by the click, without access to this page', async () => {
    const line = { answer: (_: typeof started): void => undefined }
    calls.mockReturnValue(new Promise((resolve) => (line.answer = resolve)))
    const { act } = await mountHook(usePay)
    await act((given) => void payBy('page')(given))
    expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank')
    expect(tab.location.replace).not.toHaveBeenCalled()
    const url = 'https://pay.test/TRX-1'
    await act(() => line.answer({ ...started, data: transactionOf({ url }) }))
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(url)
    expect(tab.opener).toBeNull()
    expect(tab.close).not.toHaveBeenCalled()
  })

  it('leaves no empty tab without a page', async () => {
    calls.mockRejectedValue(failure(422, 'rule'))
    const { act } = await mountHook(usePay)
    await act(payBy('page'))
    expect(tab.close).toHaveBeenCalledOnce()
    expect(tab.location.replace).not.toHaveBeenCalled()
  })
})

// proves 2.8.11 2.8.12
it.each([
  ['that says otherwise', { status: { message: 'Failed' } }],
  ['without an id', { id: '' }],
])('a response %s is a failure, shown with its message', async (_, given) => {
  failed.mockReset()
  calls.mockResolvedValue({ ...started, data: transactionOf(given) })
  const { act } = await mountHook(usePay)
  await act(pay)
  expect(failed.mock.lastCall?.[0]).toMatchObject({ message: 'Started' })
  expect(navigate).not.toHaveBeenCalled()
})
