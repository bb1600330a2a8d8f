import {
  deleteRequest,
  listRequests,
  searchRequests,
} from '@pasok/domain/requests/requests.contract'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, contentOf, type Api, type Person } from '../../../test/api'
import { companyId, departmentId, idOf, nameOf } from '../../../test/company'
import { statementsOf } from '../../../test/count-statements'
import type { Wanted } from '../../../test/oracle'
import { approved, draft, submitted } from '../../../test/requests'

let api: Api
let purchasing: Person
let owner: Person
let made: Record<'paper' | 'helmet' | 'both' | 'sent' | 'done', string>

const PAPER: readonly Wanted[] = [{ product: 'kertas', quantity: 2 }]
const HELMET: readonly Wanted[] = [{ product: 'helm', quantity: 1 }]

beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
  purchasing = await api.as('purchasing@maju.test')
  const approver = await api.as('approver@maju.test')
  const other = await api.as('owner@lain.test')
  await draft(other, PAPER)
  made = {
    paper: await draft(purchasing, PAPER),
    helmet: await draft(owner, HELMET, { department: departmentId('maju', 'Operations') }),
    both: await draft(purchasing, [...PAPER, ...HELMET]),
    sent: await submitted(purchasing, PAPER),
    done: await approved(purchasing, approver, PAPER),
  }
  const deleted = await draft(purchasing, HELMET)
  await purchasing.must(deleteRequest, { params: { id: deleted } })
  // Days in the order of creation, independent of the day of the test.
  const days: Readonly<Record<keyof typeof made, string>> = {
    paper: '2026-10-31 16:59:59.900',
    helmet: '2026-10-31 17:00',
    both: '2026-11-01 16:59:59.900',
    sent: '2026-11-02 03:00',
    done: '2026-11-02 04:00',
  }
  for (const key of ['paper', 'helmet', 'both', 'sent', 'done'] as const)
    await api.pool.query(
      `update purchase_requests set created_at = $2::timestamp at time zone 'UTC' where id = $1`,
      [made[key], days[key]],
    )
})
afterAll(() => api.drop())

type Query = Parameters<typeof purchasing.must<typeof searchRequests>>[1]

/** Returns the names of the matching requests, newest first, and their count. */
async function found(query: NonNullable<Query>['query']) {
  const answer = await purchasing.request(searchRequests, { query: { ...query } })
  const rows = searchRequests.data.parse(answer.data)
  const names = rows.map(
    ({ _id }) => Object.entries(made).find(([, id]) => id === _id)?.[0] ?? 'stranger',
  )
  return [names.join(' '), answer.count]
}
const by = (
  searchTopic: 'vendor' | 'code_pr' | 'createdBy' | 'department' | 'lastStatus',
  searchValue: string,
) => found({ searchTopic, searchValue })

describe('a search in requests', () => {
  it('by a text finds code, vendor, author and product', async () => {
    const named = (searchText: string) => found({ searchText })
    expect(await named('HELM')).toEqual(['both helmet', 2])
    expect(await named('kertas')).toEqual(['done sent both paper', 4])
    expect(await named('karya')).toEqual(['both helmet', 2])
    expect(await named(nameOf('owner@maju.test'))).toEqual(['helmet', 1])
    expect(await named('pr-maju')).toEqual(['done sent both helmet paper', 5])
    expect(await named('%')).toEqual(['', 0])
  })

  it('is sorted by time or by total', async () => {
    expect(await found({ sort: 'oldest' })).toEqual(['paper helmet both sent done', 5])
    expect((await found({ sort: 'largest', limit: 1 }))[0]).toBe('both')
    expect((await found({ sort: 'largest', limit: 1, filter: 'vendor:karya' }))[0]).toBe('both')
  })

  it('by several criteria finds what meets all of them', async () => {
    const withAll = (...filter: string[]) => found({ filter })
    expect(await withAll('vendor:sinar', 'vendor:karya')).toEqual(['both', 1])
    expect(await withAll('vendor:sinar', 'lastStatus:Submit')).toEqual(['sent', 1])
    expect(await withAll('lastStatus:Own Drafts', 'vendor:karya')).toEqual(['both', 1])
    expect(await withAll('lastStatus:Submit', 'lastStatus:Open')).toEqual(['', 0])
    expect(await found({ filter: 'vendor:sinar', searchText: 'helm' })).toEqual(['both', 1])
    expect(
      await found({ filter: 'vendor:sinar', searchTopic: 'lastStatus', searchValue: 'Approved' }),
    ).toEqual(['done', 1])
  })

  // proves 1.7.50
  it('without anything is the whole list, as paged', async () => {
    expect(await found({ id: companyId('maju') })).toEqual(['done sent both helmet paper', 5])
    const whole = await purchasing.request(listRequests, {
      params: { buyer_id: companyId('maju') },
    })
    const searched = await purchasing.request(searchRequests)
    expect([searched.data, searched.count]).toEqual([whole.data, whole.count])
  })

  it('finds by vendor, wherever the words stand in its name', async () => {
    expect(await by('vendor', 'karya')).toEqual(['both helmet', 2])
    expect(await by('vendor', 'SINAR aba')).toEqual(['done sent both paper', 4])
    expect(await by('vendor', '%')).toEqual(['', 0])
  })

  // proves 1.7.50
  it('finds by code', async () => {
    const [row] = await purchasing.must(searchRequests, {
      query: { searchTopic: 'code_pr', searchValue: '-00003' },
    })
    expect(row?._id).toBe(made.both)
    expect(await by('code_pr', (row?.code_pr ?? '').toLowerCase())).toEqual(['both', 1])
    expect(await by('code_pr', 'pr-maju')).toEqual(['done sent both helmet paper', 5])
    for (const inAll of ['PR-', 'pr-MAJU-', '-', 'a'])
      expect([inAll, ...(await by('code_pr', inAll))]).toEqual([
        inAll,
        'done sent both helmet paper',
        5,
      ])
    expect(await by('code_pr', 'pr-lain')).toEqual(['', 0])
  })

  it('finds by author', async () => {
    expect(await by('createdBy', nameOf('owner@maju.test'))).toEqual(['helmet', 1])
    expect(await by('createdBy', 'purchasing')).toEqual(['done sent both paper', 4])
  })

  it('finds by department: its id, its name, or none', async () => {
    expect(await by('department', departmentId('maju', 'Operations'))).toEqual(['helmet', 1])
    expect(await by('department', 'operations')).toEqual(['helmet', 1])
    expect(await by('department', 'generic')).toEqual(['done sent both paper', 4])
  })

  it('finds nothing by another company’s department, as by one that does not exist', async () => {
    const search = (searchValue: string) =>
      purchasing.request(searchRequests, { query: { searchTopic: 'department', searchValue } })
    const unknown = contentOf(await search(idOf('names nothing')))
    expect(contentOf(await search(departmentId('lain', 'Operations')))).toEqual(unknown)
    expect(await by('department', departmentId('lain', 'Operations'))).toEqual(['', 0])
    expect(await by('department', 'of strangers')).toEqual(['', 0])
  })

  it('finds by status, which is one of the four', async () => {
    expect(await by('lastStatus', 'Open')).toEqual(['both helmet paper', 3])
    expect(await by('lastStatus', 'Submit')).toEqual(['sent', 1])
    expect(await by('lastStatus', 'Rejected')).toEqual(['', 0])
    for (const searchValue of ['Deleted', 'open', 'Paid']) {
      const query = { searchTopic: 'lastStatus', searchValue } as const
      const answer = await purchasing.request(searchRequests, { query })
      expect(answer).toMatchObject({ status: 400, errors: [{ path: 'searchValue' }] })
    }
  })

  // proves 1.5.51 1.7.50
  it('finds by days of the company, whose last second is inside', async () => {
    const range = (rangeFrom: string, rangeTo: string) =>
      found({ rangeTopic: 'createdAt', rangeFrom, rangeTo })
    expect(await range('2026-11-01T00:00:00', '2026-11-01T23:59:59')).toEqual(['both helmet', 2])
    expect(await range('2026-10-01T00:00:00', '2026-10-31T23:59:59')).toEqual(['paper', 1])
    expect(await range('2026-11-02', '2026-11-01')).toEqual(['', 0])
  })

  it('joins a range with a topic', async () => {
    expect(
      await found({
        rangeTopic: 'createdAt',
        rangeFrom: '2026-11-01T00:00:00',
        rangeTo: '2026-11-01T23:59:59',
        searchTopic: 'lastStatus',
        searchValue: 'Open',
      }),
    ).toEqual(['both helmet', 2])
  })

  it('is paged', async () => {
    const query = { searchTopic: 'lastStatus', searchValue: 'Open', limit: 2 } as const
    expect(await found({ ...query })).toEqual(['both helmet', 3])
    expect(await found({ ...query, skip: 1 })).toEqual(['paper', 3])
  })

  it.each([
    { searchTopic: 'vendor' },
    { searchValue: 'x' },
    { searchTopic: 'total', searchValue: '1' },
    { searchTopic: 'vendor', searchValue: 'x'.repeat(101) },
    { rangeTopic: 'createdAt' },
    { rangeTopic: 'due_date', rangeFrom: '2026-11-01' },
    { rangeTopic: 'createdAt', rangeFrom: 'yesterday' },
    { rangeFrom: '2026-11-01' },
    { limit: '101' },
  ])('is refused with %j', async (query) => {
    expect((await purchasing.call('GET', '/api/purchase-request', { query })).status).toBe(400)
  })

  it('is a fixed number of statements, whatever is searched for and found', async () => {
    const numbers: number[] = []
    for (const query of [
      {},
      { limit: 1 },
      { searchTopic: 'vendor', searchValue: 'sinar' },
      { searchTopic: 'lastStatus', searchValue: 'Open' },
      { searchTopic: 'department', searchValue: 'operations' },
    ] as const)
      numbers.push((await statementsOf(() => purchasing.must(searchRequests, { query }))).length)
    expect(new Set(numbers).size).toBe(1)
  })
})
