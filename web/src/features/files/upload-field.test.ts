// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mountHook } from '../../lib/hook.fixture'
import type { upload } from '../../lib/upload'
import { useUpload } from './upload-field'
import { eventually } from '../../lib/eventually.fixture'

const sent = vi.hoisted(() => vi.fn<typeof upload>())
vi.mock(import('../../lib/upload'), async (original) => ({ ...(await original()), upload: sent }))
vi.mock(import('@tanstack/react-query'), async (original) => ({
  ...(await original()),
  useQueryClient: () => ({ setQueryData: () => undefined }) as never,
}))

// proves 1.5.23
it('a document is sent without spaces in its name', async () => {
  sent.mockResolvedValue({ id: 'f1' } as Awaited<ReturnType<typeof upload>>)
  const uploaded = vi.fn<(file: unknown) => void>()
  const { act } = await mountHook(() => useUpload('buyer', uploaded))
  const file = new File(['%PDF-1.4'], 'akta  pendirian 1.pdf', { type: 'application/pdf' })
  await act(({ start }) => start([file]))
  await eventually(() => expect(uploaded).toHaveBeenCalledExactlyOnceWith({ id: 'f1' }))
  expect(sent.mock.calls[0]?.[0].file.name).toBe('aktapendirian1.pdf')
})

it('calls the callback of the newest render once the file is uploaded', async () => {
  let arrive: (uploaded: Awaited<ReturnType<typeof upload>>) => void = () => undefined
  sent.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  let version = 1
  const calledWith: number[] = []
  const { act, rerender } = await mountHook(() => {
    const seen = version
    return useUpload('buyer', () => calledWith.push(seen))
  })
  await act(({ start }) => start([new File(['%PDF-1.4'], 'akta.pdf', { type: 'application/pdf' })]))
  await eventually(() => expect(sent).toHaveBeenCalledTimes(2))
  version = 2
  await rerender()
  await act(() => arrive({ id: 'f2' } as Awaited<ReturnType<typeof upload>>))
  await eventually(() => expect(calledWith).toEqual([2]))
})
