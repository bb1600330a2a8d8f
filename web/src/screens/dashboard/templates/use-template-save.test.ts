// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { EMPTY_MARKER } from '../../../features/cart/cart.marker'
import { mountHook } from '../../../lib/hook.fixture'
import { useTemplateSave } from './use-template-save'

const navigate = vi.hoisted(() => vi.fn<(_: unknown) => Promise<void>>())
const told = vi.hoisted(() => vi.fn<(message: string, id?: string, stands?: number) => void>())
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => navigate,
}))
vi.mock(import('../../../lib/toast'), async (original) => ({
  ...(await original()),
  toastSuccess: told,
}))
vi.mock(import('../../../features/templates/templates.queries'), async (original) => ({
  ...(await original()),
  useSaveTemplate: () =>
    ({
      isPending: false,
      mutateAsync: async () => ({ message: 'Template saved', data: { _id: 't', name: 'ATK' } }),
    }) as never,
}))
vi.mock(import('../../../features/cart/cart.owner'), async (original) => ({
  ...(await original()),
  ownCart: () => ({ change: (work: () => unknown) => work() }) as never,
}))
vi.mock(import('../../../features/cart/cart.store'), async (original) => ({
  ...(await original()),
  readCart: async () => [],
  readMarker: async () => ({ ...EMPTY_MARKER, name: 'ATK' }),
  markSaved: async () => undefined as never,
}))

// proves 1.4.31 1.9.11
it('what was saved is told for a second and a half, and then one is back in the list', async () => {
  vi.useFakeTimers()
  const { act, leave } = await mountHook(useTemplateSave)
  await act(({ save }) => save('ATK'))
  expect(told).toHaveBeenCalledExactlyOnceWith('Template saved', 'template-saved', 1_500)
  await act(() => vi.advanceTimersByTimeAsync(1_499))
  expect(navigate).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(navigate).toHaveBeenCalledExactlyOnceWith({
    to: '/dashboard/templates',
    ignoreBlocker: true,
  })
  await leave()
  vi.useRealTimers()
})
