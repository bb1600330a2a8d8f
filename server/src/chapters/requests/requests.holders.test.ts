import { approveRequest, getRequest, listRequests } from '@pasok/domain/requests/requests.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { companyId, nameOf, userId } from '../../../test/company'
import type { Wanted } from '../../../test/oracle'
import { draft, submitted } from '../../../test/requests'

const LINES: readonly Wanted[] = [{ product: 'kertas', quantity: 1 }]

let api: Api
let purchasing: Person
let approver: Person

beforeAll(async () => {
  api = await startApi()
  purchasing = await api.as('purchasing@maju.test')
  approver = await api.as('approver@maju.test')
})
afterAll(() => api.drop())

/** Reads the request's page and its row in the list, which must agree. */
async function holdersOf(id: string) {
  const { held_by: shown } = await purchasing.must(getRequest, { params: { id } })
  const rows = await purchasing.must(listRequests, {
    params: { buyer_id: companyId('maju') },
    query: { limit: 100 },
  })
  expect(rows.find(({ _id }) => _id === id)?.held_by).toEqual(shown)
  return shown
}
const namesOf = (holders: Awaited<ReturnType<typeof holdersOf>>) =>
  holders?.people.map(({ name }) => name)

describe('the users a request waits for', () => {
  it('are its author for a draft, nobody once it is decided', async () => {
    expect(await holdersOf(await draft(purchasing, LINES))).toEqual({
      count: 1,
      people: [{ name: nameOf(purchasing.email), role: null }],
    })
    const id = await submitted(purchasing, LINES)
    await approver.must(approveRequest, { params: { id } })
    expect(await holdersOf(id)).toBeNull()
  })

  it('are all users of the company who may approve it, with their roles', async () => {
    const holders = await holdersOf(await submitted(purchasing, LINES))
    const { rows } = await api.pool.query<{ full_name: string }>(
      `select full_name from users join roles on roles.id = users.role_id
       where users.buyer_id = $1 and users.status = 'ACTIVE'
         and (roles.default_key in ('owner', 'approver') or 'requests.decide' = any(roles.features))
       order by full_name, users.id`,
      [companyId('maju')],
    )
    expect(holders?.count).toBe(rows.length)
    expect(namesOf(holders)).toEqual(rows.slice(0, 5).map((row) => row.full_name))
    expect(namesOf(holders)).toContain(nameOf(approver.email))
    expect(holders?.people.every(({ role }) => role !== null && role !== '')).toBe(true)
  })

  it('leave out contributors, and users who may no longer sign in', async () => {
    const before = await holdersOf(await submitted(purchasing, LINES))
    const edited = await submitted(purchasing, LINES)
    await api.pool.query(
      'insert into request_hands (buyer_id, request_id, user_id) values ($1, $2, $3)',
      [companyId('maju'), edited, userId(approver.email)],
    )
    const others = await holdersOf(edited)
    expect(namesOf(others)).not.toContain(nameOf(approver.email))
    expect(others?.count).toBe((before?.count ?? 0) - 1)
    const setStatus = (status: string) =>
      api.pool.query('update users set status = $1 where id = $2', [status, userId(approver.email)])
    await setStatus('INACTIVE')
    const without = await holdersOf(await submitted(purchasing, LINES))
    await setStatus('ACTIVE')
    expect(without?.count).toBe((before?.count ?? 0) - 1)
    expect(namesOf(without)).not.toContain(nameOf(approver.email))
  })
})
