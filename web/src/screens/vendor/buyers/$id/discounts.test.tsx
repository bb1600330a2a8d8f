// @vitest-environment happy-dom
import type { BuyerDiscount } from '@pasok/domain/catalog/catalog.relations.contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../../../../lib/api-error'
import { mountPage, press, typeInto } from '../../../../lib/page.fixture'
import { DiscountDialog } from './discounts'

const { sent, stands } = vi.hoisted(() => ({
  sent: vi.fn<(contract: unknown, input: { body: unknown }) => Promise<{ message: string }>>(),
  stands: vi.fn<(contract: unknown, input: unknown) => Promise<unknown>>(),
}))
vi.mock(import('../../../../lib/api'), async (original) => ({
  ...(await original()),
  callReply: sent as never,
  call: stands as never,
}))
vi.mock(import('../../../../documents/use-leave-question'), () => ({
  useLeaveQuestion: () => undefined,
}))

const STALE = new ApiError({ status: 409, code: 'stale_version', message: 'Changed meanwhile' })
const PRODUCT: BuyerDiscount = {
  product_id: 'p1',
  product_name: 'Cangkul',
  SKU: 'C1',
  picture: '',
  retail_price: 50_000,
  discount_product: 0,
  default_discount: 5,
  discount: 20,
  buyer_price: 40_000,
  withdrawn: false,
}
const closed = vi.fn<() => void>()
const field = () => document.querySelector<HTMLInputElement>('fieldset input')

it('the second user is shown the current values, and overwrites or accepts them', async () => {
  const { leave } = await mountPage(
    <QueryClientProvider client={new QueryClient()}>
      <DiscountDialog buyerId="b1" product={PRODUCT} onClose={closed} />
    </QueryClientProvider>,
  )
  stands.mockResolvedValue([{ ...PRODUCT, discount: 5 }])
  sent.mockRejectedValueOnce(STALE)
  await typeInto(field(), '30')
  await press('Change')
  expect(document.querySelector('dl')?.textContent).toMatch(/Yours.*30.*Theirs.*5/)
  await press('Use theirs')
  expect(field()?.value).toBe('5')
  sent.mockRejectedValueOnce(STALE).mockResolvedValueOnce({ message: 'Saved' })
  stands.mockResolvedValue([{ ...PRODUCT, discount: null }])
  await typeInto(field(), '30')
  await press('Change')
  await press('Save mine')
  const seen = (discount_seen: number | null) =>
    expect.objectContaining({ body: { product_id: 'p1', discount: 30, discount_seen } })
  expect(sent.mock.calls).toEqual([
    ['setBuyerDiscount', seen(20)],
    ['setBuyerDiscount', seen(5)],
    ['setBuyerDiscount', seen(null)],
  ])
  expect(closed).toHaveBeenCalledOnce()
  await leave()
})

it('warns of a discount below the default: the buyer would pay more than other buyers', async () => {
  const { leave, page } = await mountPage(
    <QueryClientProvider client={new QueryClient()}>
      <DiscountDialog buyerId="b1" product={{ ...PRODUCT, discount: null }} onClose={closed} />
    </QueryClientProvider>,
  )
  const warning = () => /would pay more than other buyers/.test(document.body.textContent ?? '')
  expect(page).toBeDefined()
  await typeInto(field(), '3')
  expect(warning()).toBe(true)
  await typeInto(field(), '5')
  expect(warning()).toBe(false)
  await leave()
})
