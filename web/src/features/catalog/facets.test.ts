// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mountHook } from '../../lib/hook.fixture'
import { BRAND, useFacets, VENDOR } from './facets'

const asked = vi.hoisted(() => vi.fn<(of: { attribute: string }) => unknown>())
vi.mock(import('react-instantsearch'), async (original) => ({
  ...(await original()),
  useRefinementList: asked as never,
  useCurrentRefinements: (() => ({ items: [] })) as never,
}))

// proves 2.9.3 2.9.4
it.each([
  [BRAND, 30],
  [VENDOR, 50],
])('%s: five are shown, and %d once there are to be more', async (attribute, expanded) => {
  asked.mockReturnValue({ items: [] })
  await mountHook(useFacets)
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ attribute, limit: 5, showMore: true, showMoreLimit: expanded }),
  )
})
