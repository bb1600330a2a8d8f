// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import type { invoiceMoves } from '../../../../features/invoices/vendor-invoices.queries'
import { ApiError } from '../../../../lib/api-error'
import { mountHook } from '../../../../lib/hook.fixture'
import { useIssue } from './screen'

const navigate = vi.hoisted(() => vi.fn<() => Promise<void>>())
const toasted = vi.hoisted(() => vi.fn<(_: unknown) => void>())
const line = vi.hoisted(() => ({
  answer: (_: unknown): void => undefined,
  fail: (_: unknown): void => undefined,
}))
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => navigate,
}))
vi.mock(import('../../../../lib/toast'), async (original) => ({
  ...(await original()),
  toastSuccess: toasted,
  toastFailure: toasted,
}))
vi.mock(import('../../../../features/invoices/vendor-invoices.queries'), async (original) => {
  const real = await original()
  const issue = () =>
    new Promise<never>((resolve, reject) => {
      line.answer = resolve as never
      line.fail = reject
    })
  const invoiceMovesMocked: typeof invoiceMoves = { ...real.invoiceMoves, issue }
  return { ...real, invoiceMoves: invoiceMovesMocked }
})

const issued = { data: { invoice_number: 'INV-1' }, message: 'Issued', count: undefined }
const start = async () => {
  const mounted = await mountHook(() =>
    useIssue({ _id: 'r1' }, { receipt_version: 1, grand_total: 111_000 }),
  )
  await mounted.act(({ issue }) => void issue())
  return mounted
}

beforeEach(() => void vi.clearAllMocks())

it('opens the issued invoice, unless the user has left meanwhile', async () => {
  const here = await start()
  await here.act(() => line.answer(issued))
  expect(navigate).toHaveBeenCalledOnce()

  navigate.mockClear()
  const elsewhere = await start()
  await elsewhere.leave()
  await elsewhere.act(() => line.answer(issued))
  expect(toasted).toHaveBeenCalledTimes(2)
  expect(navigate).not.toHaveBeenCalled()
})

it('a refusal is shown on the page, or as a toast if the user has left', async () => {
  const error = new ApiError({ status: 422, code: 'rule', message: 'No' })
  const here = await start()
  await here.act(() => line.fail(error))
  expect(here.now().refusal).toEqual(['No'])
  expect(toasted).not.toHaveBeenCalled()

  const elsewhere = await start()
  await elsewhere.leave()
  await elsewhere.act(() => line.fail(error))
  expect(toasted).toHaveBeenCalledWith(error)
})
