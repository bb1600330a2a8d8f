// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mountHook } from '../../lib/hook.fixture'
import { usePickerHits } from './picker-search'
import type * as searching from './search-client'
import { eventually } from '../../lib/eventually.fixture'

const searched = vi.hoisted(() => vi.fn<(search: object) => Promise<object>>())
vi.mock('./search-client', async (original) => ({
  ...(await original<typeof searching>()),
  createSearchClient: () => ({ searchForHits: searched }),
}))

// proves 1.9.15 1.7.56
it('requests ten matching products that are delivered there', async () => {
  searched.mockResolvedValue({ results: [{ hits: [] }] })
  const { now, act } = await mountHook(() => usePickerHits(' kertas ', 'Jakarta', true))
  await act(() => eventually(() => expect(now().isSuccess).toBe(true)))
  expect(searched).toHaveBeenCalledExactlyOnceWith({
    requests: [
      expect.objectContaining({
        indexName: 'products',
        query: 'kertas',
        hitsPerPage: 10,
        filters: expect.stringContaining('Jakarta'),
      }),
    ],
  })
})
