import { approveRequest, getRequest, rejectRequest } from '@pasok/domain/requests/requests.contract'
import { actForCompany } from '@pasok/domain/team/team.provider.contract'
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { personOf, startApi, type Api, type Person } from '../../../test/api'
import { companyId, nameOf, userId } from '../../../test/company'
import { assertSound, readStock } from '../../../test/invariants'
import type { Wanted } from '../../../test/oracle'
import { draft, submitted } from '../../../test/requests'

const ROUNDS = process.env['FAULTS'] === 'full' ? 50 : 5
const LINES: readonly Wanted[] = [
  { product: 'kertas', quantity: 1 },
  { product: 'helm', quantity: 1 },
]

let api: Api
let stock: Map<string, string>
let purchasing: Person
let first: Person
let second: Person
let owner: Person

beforeAll(async () => {
  api = await startApi()
  purchasing = await api.as('purchasing@maju.test')
  first = await api.as('approver@maju.test')
  second = await api.as('approver2@maju.test')
  owner = await api.as('owner@maju.test')
  stock = await readStock(api.pool)
})
afterEach(() => assertSound(api.pool, stock))
afterAll(() => api.drop())

const approve = (person: Person, id: string, note = '') =>
  person.request(approveRequest, { params: { id }, body: { note } })
const reject = (person: Person, id: string, note = 'Not now') =>
  person.request(rejectRequest, { params: { id }, body: { note } })
const decisionsOf = async (id: string) =>
  (await first.must(getRequest, { params: { id } })).decisions
const rowsOf = async (id: string) =>
  (await api.pool.query('select * from request_decisions where request_id = $1', [id])).rows

const backFill = () =>
  readFile(new URL('../../../migrations/0014_request_decisions.sql', import.meta.url), 'utf8')

describe('a decision', () => {
  it('is a row with step, user, decision, note and time', async () => {
    const id = await submitted(purchasing, LINES)
    expect(await decisionsOf(id)).toEqual([])
    expect((await approve(first, id, 'Go ahead')).status).toBe(200)
    const request = await first.must(getRequest, { params: { id } })
    expect(request.decisions).toEqual([
      {
        step: 1,
        decision: 'approve',
        user: nameOf(first.email),
        acting_for: null,
        note: 'Go ahead',
        timestamp: request.statuses.at(-1)?.timestamp,
      },
    ])
    expect(await rowsOf(id)).toMatchObject([
      { buyer_id: companyId('maju'), decided_by: userId(first.email), acting_for: null },
    ])
  })

  it('to reject keeps its note', async () => {
    const id = await submitted(purchasing, LINES)
    expect((await reject(second, id, 'Too much')).status).toBe(200)
    expect(await decisionsOf(id)).toMatchObject([
      { step: 1, decision: 'reject', user: nameOf(second.email), note: 'Too much' },
    ])
  })

  it('that is refused leaves none: without a note, of a draft, without stock', async () => {
    const id = await submitted(purchasing, LINES)
    expect((await reject(first, id, '')).status).toBe(422)
    const open = await draft(purchasing, LINES)
    expect((await approve(first, open)).status).toBe(409)
    const scarce = [{ product: 'tinta', quantity: 3 }] as const
    const [one, other] = [await submitted(purchasing, scarce), await submitted(purchasing, scarce)]
    expect((await approve(first, one)).status).toBe(200)
    expect((await approve(first, other)).status).toBe(422)
    for (const undecided of [id, open, other]) expect(await rowsOf(undecided)).toEqual([])
    expect(await rowsOf(one)).toHaveLength(1)
  })

  it('of a super admin names the company', async () => {
    const email = 'superadmin@pasok.test'
    await api.db
      .insertInto('super_admin_companies')
      .values({ user_id: userId(email), buyer_id: companyId('maju') })
      .execute()
    const admin = await api.signIn(email)
    const tokens = await admin.must(actForCompany, { params: { id: 'test|owner@maju.test' } })
    const id = await submitted(purchasing, LINES)
    const answer = await reject(personOf(api.server, email, tokens), id)
    expect(answer.status).toBe(200)
    expect(await decisionsOf(id)).toMatchObject([
      { decision: 'reject', user: nameOf(email), acting_for: 'PT Maju Bersama' },
    ])
  })
})

describe('a decision of a release that wrote no row', () => {
  it('is read from the history, and gets its row by the migration, once', async () => {
    const approved = await submitted(purchasing, LINES)
    const rejected = await submitted(purchasing, LINES)
    await approve(first, approved, 'Go ahead')
    await reject(second, rejected, 'Too much')
    const decisions = [await decisionsOf(approved), await decisionsOf(rejected)]
    const rows = [await rowsOf(approved), await rowsOf(rejected)]
    await api.pool.query('delete from request_decisions where request_id = any($1)', [
      [approved, rejected],
    ])
    expect([await decisionsOf(approved), await decisionsOf(rejected)]).toEqual(decisions)
    const { rowCount } = await api.pool.query(await backFill())
    expect(rowCount).toBe(2)
    expect([await rowsOf(approved), await rowsOf(rejected)]).toEqual(rows)
    expect((await api.pool.query(await backFill())).rowCount).toBe(0)
  })
})

it(`${ROUNDS} times: of eight decisions at once exactly one row is left, the winner's`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await submitted(purchasing, LINES)
    const tries = [first, second, owner, first].flatMap((person, at) => [
      approve(person, id, `yes ${at}`).then((answer) => ({ person, decision: 'approve', answer })),
      reject(person, id, `no ${at}`).then((answer) => ({ person, decision: 'reject', answer })),
    ])
    const winners = (await Promise.all(tries)).filter(({ answer }) => answer.status === 200)
    expect(winners).toHaveLength(1)
    const rows = await rowsOf(id)
    expect(rows).toMatchObject([
      { decision: winners[0]?.decision, decided_by: userId(winners[0]?.person.email ?? '') },
    ])
  }
})
