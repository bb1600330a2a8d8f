import { deleteRequest, getRequest, listRequests } from '@pasok/domain/requests/requests.contract'
import { REQUEST_ACTIONS } from '@pasok/domain/requests/requests.abilities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { companyId, departmentId, nameOf, vendorId } from '../../../test/company'
import { totalFor, type Wanted } from '../../../test/oracle'
import { approved, draft, submitted } from '../../../test/requests'

const NOTHING = Object.fromEntries(REQUEST_ACTIONS.map((action) => [action, false]))

let api: Api
let owner: Person
let purchasing: Person
/** Newest first. */
const ids: string[] = []

const ONE: readonly Wanted[] = [{ product: 'kertas', quantity: 2 }]
const SEVERAL: readonly Wanted[] = [...ONE, { product: 'helm', quantity: 1 }]

beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
  purchasing = await api.as('purchasing@maju.test')
  const approver = await api.as('approver@maju.test')
  for (let at = 0; at < 10; at += 1) ids.unshift(await draft(purchasing, ONE))
  ids.unshift(await draft(purchasing, SEVERAL, { department: departmentId('maju', 'Operations') }))
  ids.unshift(await submitted(purchasing, SEVERAL))
  ids.unshift(await approved(purchasing, approver, SEVERAL))
  const deleted = await draft(purchasing, ONE)
  await purchasing.must(deleteRequest, { params: { id: deleted } })
})
afterAll(() => api.drop())

const params = { buyer_id: companyId('maju') }

describe('the list of requests', () => {
  // proves 1.7.48 1.9.13
  it('is sorted newest first, ten per page, with the total number, without deleted ones', async () => {
    const first = await owner.request(listRequests, { params })
    expect(first.count).toBe(ids.length)
    const rows = listRequests.data.parse(first.data)
    expect(rows.map(({ _id }) => _id)).toEqual(ids.slice(0, 10))
    const second = await owner.must(listRequests, { params, query: { skip: 1 } })
    expect(second.map(({ _id }) => _id)).toEqual(ids.slice(10))
    expect(await owner.must(listRequests, { params, query: { skip: 2 } })).toEqual([])
    const whole = await owner.must(listRequests, { params, query: { limit: 100 } })
    expect(whole.map(({ _id }) => _id)).toEqual(ids)
  })

  it('shows of each what its columns need, and what this person may do with it', async () => {
    const [done, sent, several, one] = await owner.must(listRequests, { params })
    expect(done).toMatchObject({
      lastStatus: 'Approved',
      createdBy: nameOf(purchasing.email),
      department: 'generic',
      total: Number(totalFor('maju', SEVERAL)),
      items_count: 2,
      vendors: [
        { vendor: { _id: vendorId('sinar'), name: 'PT Sinar Abadi' } },
        { vendor: { _id: vendorId('karya'), name: 'PT Karya Teknik' } },
      ],
      actions: { edit: false, submit: false, delete: false, approve: false, reject: false },
    })
    expect(done?.statuses.map(({ name }) => name)).toEqual(['Open', 'Submit', 'Approved'])
    expect(sent).toMatchObject({ lastStatus: 'Submit', actions: { approve: true, edit: false } })
    expect(several).toMatchObject({ department: 'Operations', lastStatus: 'Open' })
    expect(one).toMatchObject({
      vendors: [{ vendor: { _id: vendorId('sinar'), name: 'PT Sinar Abadi' } }],
      actions: { edit: true, submit: true, delete: true, approve: false },
    })
  })

  it('shows each row as its own page does', async () => {
    for (const row of await owner.must(listRequests, { params, query: { limit: 4 } })) {
      const request = await owner.must(getRequest, { params: { id: row._id } })
      const { items_count: count, ...common } = row
      expect(request).toMatchObject(common)
      const items = request.vendors.flatMap(({ packages }) => packages.flatMap((p) => p.items))
      expect(items).toHaveLength(count)
    }
  })

  it('shows each person what that person may', async () => {
    const [, sent, open] = await purchasing.must(listRequests, { params })
    expect([sent?.actions, open?.actions]).toEqual([
      { ...NOTHING, send: true },
      { ...NOTHING, edit: true, submit: true, delete: true },
    ])
    const approver = await api.as('approver2@maju.test')
    const [, othersRequest, draftOfOthers] = await approver.must(listRequests, { params })
    expect(othersRequest?.actions).toMatchObject({ approve: true, reject: true, edit: false })
    expect(Object.values(draftOfOthers?.actions ?? {})).not.toContain(true)
  })

  it.each([{ limit: '101' }, { limit: '0' }, { limit: 'x' }, { skip: '-1' }, { skip: '1.5' }])(
    'is refused with %j',
    async (query) => {
      const path = `/api/purchase-request/paginate/${companyId('maju')}`
      expect((await owner.call('GET', path, { query })).status).toBe(400)
    },
  )
})
