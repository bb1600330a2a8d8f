import { describe, expect, it } from 'vitest'
import { MAX_LINES } from '../cart/cart.constants'
import {
  approveRequest,
  rejectRequest,
  saveRequest,
  submitRequest,
  updateRequest,
} from './requests.contract'

const item = (productId: string, extra: object = {}) => ({ productId, quantity: 1, ...extra })
const bodyOf = (packages: unknown) => ({ address: { name: 'Office' }, vendors: [{ packages }] })
const isAccepted = (body: unknown) => saveRequest.body.safeParse(body).success

describe('the save payload', () => {
  it('has packages as an object or an array, and keeps only the fields that are read', () => {
    const items = [item('a', { note: ' careful ', price: 1, sub_total: 5, lastStatus: 'Approved' })]
    const withItems = { items: [{ productId: 'a', quantity: 1, note: 'careful' }] }
    expect(saveRequest.body.parse(bodyOf({ items })).vendors[0]?.packages).toEqual(withItems)
    expect(saveRequest.body.parse(bodyOf([{ items }])).vendors[0]?.packages).toEqual([withItems])
  })

  it('drops the client’s prices, totals, statuses and names', () => {
    const parsed = saveRequest.body.parse({
      ...bodyOf({ items: [item('a')] }),
      total: 1,
      code: 'PR-X',
      lastStatus: 'Approved',
      createdBy: 'Somebody',
    })
    expect(Object.keys(parsed).toSorted()).toEqual(['address', 'vendors'])
  })

  it('may have no item yet, no department, and an address by id or name', () => {
    expect(isAccepted({ address: {}, vendors: [] })).toBe(true)
    expect(isAccepted({ address: { _id: 'x' }, vendors: [], department: null })).toBe(true)
    expect(isAccepted({ vendors: [] })).toBe(false)
    expect(isAccepted({ address: {}, vendors: [], department: 5 })).toBe(false)
  })

  it('has at most 1,000 items in a package', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => item(String(at)))
    expect(isAccepted(bodyOf({ items: many(MAX_LINES) }))).toBe(true)
    expect(isAccepted(bodyOf({ items: many(MAX_LINES + 1) }))).toBe(false)
  })

  it.each([-1, 0, 1e308, 1.005, '2', null, undefined, [1], {}, true])(
    'has no quantity %j',
    (quantity) => {
      expect(isAccepted(bodyOf({ items: [{ productId: 'a', quantity }] }))).toBe(false)
    },
  )

  // proves 1.3.21
  it('of an update names the draft, and perhaps its version', () => {
    const body = bodyOf({ items: [] })
    expect(updateRequest.body.safeParse({ ...body, id: 'x' }).success).toBe(true)
    expect(updateRequest.body.safeParse({ ...body, id: 'x', version: 3 }).success).toBe(true)
    expect(updateRequest.body.safeParse({ ...body, id: 'x', version: 1.5 }).success).toBe(false)
    expect(updateRequest.body.safeParse(body).success).toBe(false)
  })
})

describe('the payload of a move', () => {
  // proves 1.3.22 1.3.23
  it('is accepted as the specification sends it, and the actor it names is ignored', () => {
    expect(submitRequest.body.parse({ lastStatus: 'Submit', user: 'X' })).toEqual({})
    for (const [{ body }, lastStatus] of [
      [approveRequest, 'Approved'],
      [rejectRequest, 'Rejected'],
    ] as const)
      expect(body.parse({ name: 'X', note: ' ok ', lastStatus })).toEqual({ note: 'ok' })
    expect(submitRequest.body.parse(undefined)).toEqual({})
    expect(approveRequest.body.parse(undefined)).toEqual({ note: '' })
  })
})
