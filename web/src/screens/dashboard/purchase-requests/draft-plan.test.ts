// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import { EMPTY_MARKER, type CartMarker } from '../../../features/cart/cart.marker'
import { readCart, readMarker } from '../../../features/cart/cart.store'
import { fetchDraft } from '../../../features/requests/requests.queries'
import { ApiError } from '../../../lib/api-error'
import { planFor } from './draft-plan'

vi.mock('../../../features/cart/cart.store')
vi.mock('../../../features/requests/requests.queries')

const CUT_OFF = new ApiError({ status: 0, code: 'offline', message: 'offline' })
const { signal } = new AbortController()
const OPENED = {
  _id: 'a',
  code_pr: 'PR/A',
  version: 1,
  updatedAt: '2026-03-02T03:00:00.000Z',
  department: 'generic',
  department_id: null,
  address_id: 'place',
  items: [],
  changes: [],
  changes_digest: '',
}
const DRAFT = { id: 'a', code: 'PR/A', version: 1 }
const holding = (marker: Partial<CartMarker>, lines = [lineOf()]) => {
  vi.mocked(readCart).mockResolvedValue(lines.map((line) => ({ ...line, position: 1, stamp: 1 })))
  vi.mocked(readMarker).mockResolvedValue({ ...EMPTY_MARKER, ...marker })
}

describe('cut off', () => {
  beforeEach(() => void vi.mocked(fetchDraft).mockRejectedValue(CUT_OFF))

  it.each(['a', 'PR/A'])('the draft in the cart is gone on with: %s', async (wanted) => {
    for (const saved of [true, false]) {
      holding({ ...DRAFT, saved })
      expect(await planFor(wanted, signal, false)).toEqual({ kind: 'keep' })
    }
  })

  it('another one can not be opened, nor theirs be taken', async () => {
    holding({ ...DRAFT, saved: true })
    await expect(planFor('b', signal, false)).rejects.toBe(CUT_OFF)
    await expect(planFor('a', signal, true)).rejects.toBe(CUT_OFF)
  })
})

it('a server that refuses the draft in the cart is heard', async () => {
  const refused = new ApiError({ status: 403, code: 'forbidden', message: 'no' })
  vi.mocked(fetchDraft).mockRejectedValue(refused)
  holding({ ...DRAFT, saved: true })
  await expect(planFor('a', signal, false)).rejects.toBe(refused)
})

it('a draft that was emptied and not saved is not filled again, nor left for another unasked', async () => {
  holding({ ...DRAFT, saved: false }, [])
  for (const [_id, kind] of [
    ['a', 'keep'],
    ['b', 'ask'],
  ] as const) {
    vi.mocked(fetchDraft).mockResolvedValue({ ...OPENED, _id })
    expect(await planFor(_id, signal, false)).toMatchObject({ kind })
  }
})
