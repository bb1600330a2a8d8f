// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { mountPage } from '../../../lib/page.fixture'
import { OpenRequestsDrawer } from './open-requests-drawer'

const cart = vi.hoisted(() => ({ lines: [] as object[] }))
vi.mock('../../../features/cart/use-cart', () => ({ useCart: () => cart }))
vi.mock('../../../features/requests/may-build', () => ({ useMayBuild: () => true }))
vi.mock('../../../features/requests/open-request-row', () => ({ OpenRequestRow: () => null }))
// Simulates a company without open requests.
vi.mock('../../../features/requests/open-requests', () => ({
  OpenRequests: ({ empty }: { empty: ReactNode }) => empty,
}))
vi.mock('../../../lib/session', async (original) => ({
  ...(await original<object>()),
  useCan: () => false,
}))
vi.mock('../shared/templates/from-template-button', () => ({ FromTemplateButton: () => null }))
vi.mock('./use-confirmed-new', () => ({
  useConfirmedNew: () => ({ hasQuestion: false, createNew: () => undefined }),
}))

it('says of a cart that holds items that it is not saved yet, and not that nothing is found', async () => {
  const readText = async () => {
    const { leave } = await mountPage(<OpenRequestsDrawer onClose={() => undefined} />)
    const text = document.body.textContent ?? ''
    await leave()
    return text
  }
  expect(await readText()).toContain('Purchase Request Not Found!')
  cart.lines = [{}]
  const full = await readText()
  expect(full).toContain('Your cart is not saved as a request yet')
  expect(full).not.toContain('Not Found')
})
