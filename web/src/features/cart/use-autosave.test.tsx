// @vitest-environment happy-dom
import { AUTOSAVE_IDLE_MS } from '@pasok/domain/cart/cart.constants'
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mountPage } from '../../lib/page.fixture'
import { sessionOf } from '../../lib/session.fixture'
import { sessionStore } from '../../lib/session.store'
import { setQuantity } from './change-lines'
import { openDocument } from './open-document'
import { ownCart } from './own-cart'
import { failureOf } from './save-draft'
import { failure, LOST } from './server.fixture'
import { useAutosave } from './use-autosave'

vi.mock('dexie', () => import('./dexie.fixture'))

beforeEach(() => {
  sessionStore.set(sessionOf('owner'))
})
afterEach(async () => {
  vi.useRealTimers()
  sessionStore.set(null)
})

/** Mounts a cart that waits for its autosave; the test ends each save. */
async function mount() {
  const ends: ((works: boolean) => Promise<void>)[] = []
  const send = () =>
    new Promise<{
      server: { id: string; code: string; version: number }
      changes: []
      isRepriced: boolean
      message: string
    }>((resolve, reject) => {
      const server = { id: 'a', code: 'PR/A', version: 1 }
      ends.push((works) =>
        act(async () => {
          if (works) resolve({ server, changes: [], isRepriced: false, message: '' })
          else reject(LOST)
        }),
      )
    })
  const server = { bodyOf: () => ({}), send }
  function Save() {
    const { phase, saveNow } = useAutosave({ server, onSaved: () => undefined })
    return <button onClick={() => void saveNow()}>{phase}</button>
  }
  const cart = ownCart()
  await openDocument(cart, [lineOf({ stock: 100 })], { id: 'a', code: 'PR/A', version: 1 })
  const { page, leave } = await mountPage(<Save />)
  return {
    leave,
    change: (quantity: number) =>
      act(async () => void (await setQuantity(cart, 'p1', `${quantity}`))),
    empty: () => act(() => openDocument(cart, [])),
    pass: (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
    phase: () => page.querySelector('button')?.textContent,
    ends,
    close: (id: string) =>
      act(() => {
        const event = {
          type: 'closed',
          id,
          failure: failureOf(failure('illegal_move', 409)),
        } as const
        return cart.dispatch(event)
      }),
    save: () => act(async () => page.querySelector('button')?.click()),
    comeBack: () => act(async () => void window.dispatchEvent(new Event('online'))),
  }
}

it('saves when the connection is back, also while a save started offline is failing', async () => {
  const { phase, ends, save, comeBack, leave } = await mount()
  await save()
  expect(phase()).toBe('saving')
  await comeBack()
  expect(ends).toHaveLength(1)
  await ends[0]?.(false)
  await vi.waitFor(() => expect(ends).toHaveLength(2))
  await ends[1]?.(true)
  expect(phase()).toBe('saved')
  await comeBack()
  expect(ends).toHaveLength(2)
  await leave()
})

it('is not repeated when the connection returns during a save', async () => {
  const { phase, ends, save, comeBack, leave } = await mount()
  await save()
  await comeBack()
  await ends[0]?.(true)
  expect(phase()).toBe('saved')
  expect(ends).toHaveLength(1)
  await leave()
})

// proves 1.4.25 1.4.26 1.9.9
it('saves automatically after 5 s without a change, restarting at each change', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { ends, change, pass, leave } = await mount()
  expect(AUTOSAVE_IDLE_MS).toBe(5_000)
  await pass(4_900)
  await change(2)
  await pass(4_900)
  expect(ends).toHaveLength(0)
  await pass(100)
  expect(ends).toHaveLength(1)
  await ends[0]?.(true)
  await leave()
})

// proves 1.4.25
it('does not save a cart without items automatically', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { ends, empty, pass, leave } = await mount()
  await empty()
  await pass(60_000)
  expect(ends).toHaveLength(0)
  await leave()
})

it('knows before its next save that the document can no longer be edited', async () => {
  const { phase, close, leave } = await mount()
  await close('another')
  expect(phase()).toBe('unsaved')
  await close('a')
  expect(phase()).toBe('closed')
  await leave()
})
