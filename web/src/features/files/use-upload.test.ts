// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mountHook } from '../../lib/hook.fixture'
import type { upload } from '../../lib/upload'
import { useUpload } from './use-upload'
import { eventually } from '../../lib/eventually.fixture'

const sent = vi.hoisted(() => vi.fn<typeof upload>())
vi.mock('../../lib/upload', () => ({ upload: sent }))
vi.mock(import('@tanstack/react-query'), async (original) => ({
  ...(await original()),
  useQueryClient: () => ({ setQueryData: () => undefined }) as never,
}))

// proves 1.5.23
it('a document goes without the spaces of its name', async () => {
  sent.mockResolvedValue({ id: 'f1' } as Awaited<ReturnType<typeof upload>>)
  const kept = vi.fn<(file: unknown) => void>()
  const { act } = await mountHook(() => useUpload('buyer', kept))
  const file = new File(['%PDF-1.4'], 'akta  pendirian 1.pdf', { type: 'application/pdf' })
  await act(({ start }) => start([file]))
  await eventually(() => expect(kept).toHaveBeenCalledExactlyOnceWith({ id: 'f1' }))
  expect(sent.mock.calls[0]?.[0].file.name).toBe('aktapendirian1.pdf')
})
