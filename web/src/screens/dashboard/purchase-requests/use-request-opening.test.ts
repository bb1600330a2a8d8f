// @vitest-environment happy-dom
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import type { Draft as CartDraft, DraftMarker } from '@pasok/domain/cart/draft/draft.model'
import { EMPTY_DRAFT } from '@pasok/domain/cart/draft/draft.states'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openDocument } from '../../../features/cart/open-document'
import { ownCart } from '../../../features/cart/own-cart'
import { fetchDraft, type RequestDraft } from '../../../features/requests/requests.queries'
import { ApiError } from '../../../lib/api-error'
import { eventually } from '../../../lib/eventually.fixture'
import { mountHook } from '../../../lib/hook.fixture'
import { sessionOf } from '../../../lib/session.fixture'
import { sessionStore } from '../../../lib/session.store'
import { markerOf } from '../shared/drafts/request-draft-server'
import { planRequest, useRequestOpening } from './use-request-opening'

vi.mock('dexie', () => import('../../../features/cart/dexie.fixture'))
vi.mock(import('../../../features/requests/requests.queries'), async (original) => ({
  ...(await original()),
  fetchDraft: vi.fn<typeof fetchDraft>(),
}))
vi.mock('../../../features/company/delivery-area', () => ({
  useDeliveryAreas: () => ({ choose: () => undefined }),
}))
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => async () => undefined,
}))

const CUT_OFF = new ApiError({ status: 0, code: 'offline', message: 'offline' })
const { signal } = new AbortController()
const STORED = lineOf({ retail_price: 1_000 })
const SAVED = lineOf({ retail_price: 1_500 })
const draftAt = (version: number, _id = 'a'): RequestDraft => ({
  _id,
  code_pr: 'PR/A',
  version,
  updatedAt: '2026-11-21T01:00:00.000Z',
  department: 'generic',
  department_id: null,
  address_id: 'jakarta',
  items: [SAVED],
  changes: [],
  changes_digest: '',
})
const DRAFT = { id: 'a', code: 'PR/A', version: 1 }
const holding = (marker: Partial<DraftMarker>, lines = [lineOf()]): CartDraft => ({
  ...EMPTY_DRAFT,
  lines: lines.map((line) => ({ ...line, position: 1, stamp: 1 })),
  marker: { ...EMPTY_DRAFT.marker, ...marker },
})

describe('offline', () => {
  beforeEach(() => void vi.mocked(fetchDraft).mockRejectedValue(CUT_OFF))

  it.each(['a', 'PR/A'])('the draft in the cart can be continued: %s', async (wanted) => {
    for (const saved of [true, false]) {
      const draft = holding({ ...DRAFT, saved })
      expect(await planRequest(draft, wanted, false, signal)).toEqual({ kind: 'keep' })
    }
  })

  it('another one cannot be opened, nor the other user’s version used', async () => {
    const draft = holding({ ...DRAFT, saved: true })
    await expect(planRequest(draft, 'b', false, signal)).rejects.toBe(CUT_OFF)
    await expect(planRequest(draft, 'a', true, signal)).rejects.toBe(CUT_OFF)
  })
})

it('the server’s refusal of the draft in the cart is shown', async () => {
  const refused = new ApiError({ status: 403, code: 'forbidden', message: 'no' })
  vi.mocked(fetchDraft).mockRejectedValue(refused)
  const draft = holding({ ...DRAFT, saved: true })
  await expect(planRequest(draft, 'a', false, signal)).rejects.toBe(refused)
})

it('a draft emptied without saving is not refilled, and leaving it asks', async () => {
  const draft = holding({ ...DRAFT, saved: false }, [])
  for (const [id, kind] of [
    ['a', 'keep'],
    ['b', 'ask'],
  ] as const) {
    vi.mocked(fetchDraft).mockResolvedValue(draftAt(1, id))
    expect(await planRequest(draft, id, false, signal)).toMatchObject({ kind })
  }
})

describe('an opened draft', () => {
  beforeEach(async () => {
    sessionStore.set(sessionOf('owner'))
    await openDocument(ownCart(), [STORED], markerOf(draftAt(2)))
    return () => sessionStore.set(null)
  })

  async function open(version: number) {
    vi.mocked(fetchDraft).mockResolvedValue(draftAt(version))
    const { now, leave } = await mountHook(() => useRequestOpening('a', true))
    await eventually(() => expect(now().opening.status).toBe('ready'))
    const { lines, marker, tab } = await ownCart().read()
    await leave()
    expect(lines).toMatchObject([{ retail_price: 1_500 }])
    expect(marker).toMatchObject({ id: 'a', version, saved: true, addressId: 'jakarta' })
    return tab.offerChanges
  }

  it('reports what a save from the products changed', async () => {
    const price = { productId: STORED.productId, field: 'price', from: 1_000, to: 1_500 }
    expect(await open(2)).toEqual([expect.objectContaining(price)])
  })

  it('does not report another user’s save as its own', async () => {
    expect(await open(3)).toEqual([])
  })
})
