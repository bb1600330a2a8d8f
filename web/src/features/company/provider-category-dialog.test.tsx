// @vitest-environment happy-dom
import type { CompanyCategory } from '@pasok/domain/company/provider/provider.model'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api-error'
import { mountPage, press, typeInto } from '../../lib/page.fixture'
import { CategoryDialog } from './provider-category-dialog'

const { sent, told } = vi.hoisted(() => ({
  sent: vi.fn<(contract: unknown, input: { body: unknown }) => Promise<{ message: string }>>(),
  told: vi.fn<(contract: unknown, input: unknown) => Promise<unknown>>(),
}))
vi.mock(import('../../lib/api'), async (original) => ({
  ...(await original()),
  callReply: sent as never,
  call: told as never,
}))
vi.mock(import('../../documents/use-leave-question'), () => ({ useLeaveQuestion: () => undefined }))

const CATEGORY: CompanyCategory = {
  _id: 'c1',
  name: 'Perikanan',
  active: true,
  version: 1,
  companies: 0,
}
const STALE = new ApiError({ status: 409, code: 'stale_version', message: 'Changed meanwhile' })
const closed = vi.fn<() => void>()

it('the second user is shown the differences and overwrites them', async () => {
  const { leave } = await mountPage(
    <QueryClientProvider client={new QueryClient()}>
      <CategoryDialog category={CATEGORY} onClose={closed} />
    </QueryClientProvider>,
  )
  sent.mockRejectedValueOnce(STALE).mockResolvedValueOnce({ message: '' })
  told.mockResolvedValue([{ ...CATEGORY, active: false, version: 2 }])
  await typeInto(document.querySelector('fieldset input'), 'Kelautan')
  await press('Save')
  const rows = [...document.querySelectorAll('dl')].map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringMatching(/Kelautan.*Perikanan/),
    expect.stringMatching(/Offered.*No longer offered/),
  ])
  await press('Save mine')
  const mine = { _id: 'c1', name: 'Kelautan', active: true }
  expect(sent.mock.calls.map(([, { body }]) => body)).toEqual([
    { ...mine, version: 1 },
    { ...mine, version: 2 },
  ])
  expect(closed).toHaveBeenCalledOnce()
  await leave()
})
