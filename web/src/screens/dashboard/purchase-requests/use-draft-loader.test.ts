// @vitest-environment happy-dom
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import { beforeEach, expect, it, vi } from 'vitest'
import { readCart, readMarker, replaceCart } from '../../../features/cart/cart.store'
import { markerOf } from '../../../features/cart/marker-of'
import { fetchDraft, type Draft } from '../../../features/requests/requests.queries'
import { eventually } from '../../../lib/eventually.fixture'
import { mountHook } from '../../../lib/hook.fixture'
import { sessionOf } from '../../../lib/session.fixture'
import { sessionStore } from '../../../lib/session.store'
import { useDraftLoader } from './use-draft-loader'

vi.mock('dexie', () => import('../../../features/cart/dexie.fixture'))
vi.mock(import('../../../features/requests/requests.queries'), async (original) => ({
  ...(await original()),
  fetchDraft: vi.fn<typeof fetchDraft>(),
}))
vi.mock('../../../features/company/delivery-area', () => ({
  useDeliveryAreas: () => ({ choose: () => undefined }),
}))

const KEPT = lineOf({ retail_price: 1_000 })
const SAVED = lineOf({ retail_price: 1_500 })
const draftAt = (version: number): Draft =>
  ({
    _id: 'a',
    code_pr: 'PR/A',
    version,
    updatedAt: '2026-11-21T01:00:00.000Z',
    department: '',
    department_id: null,
    address_id: 'jakarta',
    items: [SAVED],
    changes: [],
  }) as never

beforeEach(async () => {
  sessionStore.set(sessionOf('owner'))
  await replaceCart([KEPT], markerOf(draftAt(2)))
  return () => sessionStore.set(null)
})

async function open(version: number) {
  vi.mocked(fetchDraft).mockResolvedValue(draftAt(version))
  const { now, leave } = await mountHook(() => useDraftLoader('a'))
  await eventually(() => expect(now().load.status).toBe('ready'))
  const { changes } = now()
  await leave()
  expect(await readCart()).toMatchObject([{ retail_price: 1_500 }])
  expect(await readMarker()).toMatchObject({ id: 'a', version, saved: true })
  return changes
}

it('tells what a save from the products made other than it stood in the cart', async () => {
  const price = { productId: KEPT.productId, field: 'price', from: 1_000, to: 1_500 }
  expect(await open(2)).toEqual([expect.objectContaining(price)])
})

it('says nothing of its own about what somebody else saved', async () => {
  expect(await open(3)).toEqual([])
})
