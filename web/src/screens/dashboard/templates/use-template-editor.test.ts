// @vitest-environment happy-dom
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartKind } from '../../../features/cart/cart.kind'
import { openDocument } from '../../../features/cart/open-document'
import { ownCart } from '../../../features/cart/own-cart'
import { fetchTemplateItems, saveTemplate } from '../../../features/templates/templates.queries'
import { ApiError } from '../../../lib/api-error'
import { eventually } from '../../../lib/eventually.fixture'
import { mountHook } from '../../../lib/hook.fixture'
import { sessionOf } from '../../../lib/session.fixture'
import { sessionStore } from '../../../lib/session.store'
import { useTemplateOpening, useTemplateSave } from './use-template-editor'

const navigate = vi.hoisted(() => vi.fn<(_: unknown) => Promise<void>>())
const toasted = vi.hoisted(() => vi.fn<(message: string, id?: string, duration?: number) => void>())
vi.mock('dexie', () => import('../../../features/cart/dexie.fixture'))
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => navigate,
}))
vi.mock(import('../../../lib/toast'), async (original) => ({
  ...(await original()),
  toastSuccess: toasted,
}))
vi.mock(import('../../../features/templates/templates.queries'), async (original) => ({
  ...(await original()),
  fetchTemplateItems: vi.fn<typeof fetchTemplateItems>(),
  saveTemplate: vi.fn<typeof saveTemplate>(),
}))
vi.mock(import('../../../features/cart/cart.kind'), async (original) => ({
  ...(await original()),
  useCartKind: (): CartKind => 'template',
}))

const cart = () => ownCart('template')
const LOST = new ApiError({ status: 0, code: 'offline', message: 'offline' })
const saved = { data: { _id: 't', name: 'ATK', version: 1 }, message: 'Template saved' }

beforeEach(async () => {
  navigate.mockReset()
  toasted.mockReset()
  vi.mocked(saveTemplate)
    .mockReset()
    .mockResolvedValue({ ...saved, count: undefined } as never)
  sessionStore.set(sessionOf('owner'))
  await openDocument(cart(), [lineOf()], { name: 'ATK', change: true })
  return () => sessionStore.set(null)
})

// proves 1.4.31 1.9.11
it('the save is confirmed for a second and a half, then the list opens', async () => {
  vi.useFakeTimers()
  const { act, leave } = await mountHook(useTemplateSave)
  await act(({ save }) => save('ATK'))
  expect(toasted).toHaveBeenCalledExactlyOnceWith('Template saved', 'template-saved', 1_500)
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

it('a save whose response was lost is repeated with its key, then newer input is saved', async () => {
  vi.mocked(saveTemplate).mockRejectedValueOnce(LOST)
  const { act, now, leave } = await mountHook(useTemplateSave)
  await act(({ save }) => save('ATK'))
  expect(now().trouble).toMatchObject({ kind: 'offline', messages: ['offline'] })
  await act(({ save }) => save('ATK 2'))
  const calls = vi.mocked(saveTemplate).mock.calls
  expect(calls.map(([body]) => body.template_name)).toEqual(['ATK', 'ATK', 'ATK 2'])
  expect(calls[1]).toEqual(calls[0])
  expect(calls[2]?.[1]).toEqual({ id: 't', version: 1 })
  expect(now().isSaved).toBe(true)
  await leave()
})

describe('an address', () => {
  const open = async (id: string | undefined) => {
    const { now, leave } = await mountHook(() => useTemplateOpening(id))
    await eventually(() => expect(now().opening.status).not.toBe('loading'))
    const { opening } = now()
    await leave()
    return opening
  }
  const template = { _id: 't', name: 'ATK', version: 3, items: [], problems: [], repriced: [] }

  it('without a template shows unsaved work, and clears what was saved', async () => {
    await open(undefined)
    expect((await cart().read()).lines).toHaveLength(1)
    await openDocument(cart(), [lineOf()], { id: 't', saved: true })
    await open(undefined)
    expect((await cart().read()).lines).toEqual([])
  })

  it('of another template asks before unsaved work is replaced; of the same one it stays', async () => {
    vi.mocked(fetchTemplateItems).mockResolvedValue(template)
    expect(await open('t')).toMatchObject({ status: 'asking' })
    await openDocument(cart(), [lineOf()], { id: 't', name: 'ATK', change: true })
    expect(await open('t')).toMatchObject({ status: 'ready' })
    expect((await cart().read()).lines).toHaveLength(1)
  })
})
