// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { invoiceOf } from './invoice.fixture'
import type { beginPayment } from '../../../../features/payments/payments.moves'
import { ApiError, type ApiErrorCode } from '../../../../lib/api-error'
import { mountHook } from '../../../../lib/hook.fixture'
import type { PayTarget } from './pay-targets'
import { transactionOf } from './transaction.fixture'
import { usePay, type Paying } from './use-pay'
import { eventually } from '../../../../lib/eventually.fixture'

const navigate = vi.hoisted(() => vi.fn<() => Promise<void>>())
const told = vi.hoisted(() => vi.fn<(_: string) => void>())
const failed = vi.hoisted(() => vi.fn<(_: unknown) => void>())
const calls = vi.hoisted(() => vi.fn<typeof beginPayment>())
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => navigate,
}))
vi.mock(import('../../../../lib/toast'), async (original) => ({
  ...(await original()),
  toastSuccess: told,
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
const pay = ({ pay: begin }: Paying) =>
  begin(
    'xendit',
    { invoices: [invoiceOf()], method: 'Virtual Account', amount: 111_000, isDirect: false },
    target,
  )
const begun = { data: transactionOf(), message: 'Begun', count: undefined }
const failure = (status: number, code: ApiErrorCode) =>
  new ApiError({ status, code, message: 'No' })

beforeEach(() => {
  navigate.mockReset()
  calls.mockReset()
})

/** The keys of tries one after another, each but the last of which fails so. */
async function keysOf(...failures: readonly Error[]): Promise<string[]> {
  const keys: string[] = []
  for (const error of failures)
    calls.mockImplementationOnce((by, body, keyOf) => {
      keys.push(keyOf({ by, body }))
      return Promise.reject(error)
    })
  calls.mockImplementationOnce((by, body, keyOf) => {
    keys.push(keyOf({ by, body }))
    return Promise.resolve(begun)
  })
  const { act } = await mountHook(usePay)
  for (let tries = 0; tries <= failures.length; tries += 1) await act(pay)
  return keys
}

it('what was refused is another payment when it is tried again', async () => {
  const [first, second] = await keysOf(failure(422, 'rule'))
  expect(first).not.toBe(second)
})

it('what nobody knows the end of is the same payment, until it is known', async () => {
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

// proves 2.3.12 2.4.20 2.4.25
it('leads to where it is waited for, but nobody who has gone elsewhere meanwhile', async () => {
  calls.mockResolvedValue(begun)
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
  const line = { answer: (_: typeof begun): void => undefined }
  calls.mockReturnValue(new Promise((resolve) => (line.answer = resolve)))
  const left = await mountHook(usePay)
  await left.act((given) => void pay(given))
  await left.leave()
  told.mockReset()
  line.answer(begun)
  await eventually(() => expect(told).toHaveBeenCalledWith('Begun'))
  expect(navigate).not.toHaveBeenCalled()
})

// proves 2.8.11 2.8.12
it.each([
  ['that says otherwise', { status: { message: 'Failed' } }],
  ['without an id', { id: '' }],
])('an answer %s is a failure, told in its words', async (_, given) => {
  failed.mockReset()
  calls.mockResolvedValue({ ...begun, data: transactionOf(given) })
  const { act } = await mountHook(usePay)
  await act(pay)
  expect(failed.mock.lastCall?.[0]).toMatchObject({ message: 'Begun' })
  expect(navigate).not.toHaveBeenCalled()
})
