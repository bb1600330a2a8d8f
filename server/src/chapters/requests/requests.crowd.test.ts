// @module-tag thorough
import {
  approveRequest,
  deleteRequest,
  getRequest,
  listRequests,
  rejectRequest,
  saveRequest,
  submitRequest,
  updateRequest,
} from '@pasok/domain/requests/requests.contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Answer, type Api, type Person } from '../../../test/api'
import { companyId } from '../../../test/company'
import { assertSound, readStock } from '../../../test/invariants'
import type { Wanted } from '../../../test/oracle'
import { bodyOf, draft, submitted } from '../../../test/requests'

const ROUNDS = process.env['FAULTS'] === 'full' ? 50 : 5
const CROWD = 40
const LONG = ROUNDS * 12_000

let api: Api
let stock: Map<string, string>
let buyers: readonly [Person, Person]
let approvers: readonly [Person, Person]
beforeAll(async () => {
  api = await startApi()
  buyers = [await api.as('purchasing@maju.test'), await api.as('purchasing2@maju.test')]
  approvers = [await api.as('approver@maju.test'), await api.as('approver2@maju.test')]
  stock = await readStock(api.pool)
})
afterEach(() => assertSound(api.pool, stock))
afterAll(() => api.drop())

const LINES: readonly Wanted[] = [
  { product: 'kertas', quantity: 1 },
  { product: 'helm', quantity: 1 },
]

type Step = 'save' | 'submit' | 'delete' | 'approve' | 'reject'
interface Outcome {
  step: Step
  answer: Answer
}

const one = (people: readonly [Person, Person], at: number) => people[at % 2 === 0 ? 0 : 1]

const CALLS: Readonly<Record<Step, (id: string, at: number) => Promise<Answer>>> = {
  save: (id, at) =>
    one(buyers, at).request(updateRequest, {
      body: { ...bodyOf('maju', [{ product: 'kertas', quantity: at + 1 }]), id, version: 1 },
    }),
  submit: (id, at) => one(buyers, at).request(submitRequest, { params: { id } }),
  delete: (id, at) => one(buyers, at).request(deleteRequest, { params: { id } }),
  approve: (id, at) => one(approvers, at).request(approveRequest, { params: { id } }),
  reject: (id, at) =>
    one(approvers, at).request(rejectRequest, { params: { id }, body: { note: `No ${at}` } }),
}

/** Sends forty concurrent requests, alternating the steps. */
const crowd = (id: string, ...steps: readonly Step[]): Promise<Outcome[]> =>
  Promise.all(
    Array.from({ length: CROWD }, async (_, at) => {
      const step = steps[at % steps.length] ?? 'save'
      return { step, answer: await CALLS[step](id, at) }
    }),
  )

/** Returns the successful steps, and expects that all others failed with the reason. */
function acceptedSteps(outcomes: readonly Outcome[]): Step[] {
  for (const { answer } of outcomes.filter((outcome) => outcome.answer.status !== 200))
    expect(['404 not_found', '409 illegal_move', '409 stale_version']).toContain(
      `${answer.status} ${answer.codes.join()}`,
    )
  return outcomes.filter(({ answer }) => answer.status === 200).map(({ step }) => step)
}

async function fateOf(id: string) {
  const { rows } = await api.pool.query<{ status: string; statuses: string[] }>(
    `select last_status as status, (select array_agg(status order by id) from status_history
      where document_id = requests.id) as statuses from purchase_requests requests where id = $1`,
    [id],
  )
  const [fate] = rows
  if (!fate) throw new Error('nothing became of it')
  return fate
}

const ENDS = { submit: 'Submit', delete: 'Deleted', approve: 'Approved', reject: 'Rejected' }

describe(`${CROWD} at once, ${ROUNDS} times`, () => {
  it(
    'first saves with one key are one draft',
    async () => {
      const query = { limit: 1 }
      const params = { buyer_id: companyId('maju') }
      const count = async () =>
        (await buyers[0].request(listRequests, { params, query })).count ?? 0
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = await count()
        const headers = { 'idempotency-key': `first-save-${round}` }
        const body = bodyOf('maju', LINES)
        const saved = await Promise.all(
          Array.from({ length: CROWD }, () => buyers[0].must(saveRequest, { body, headers })),
        )
        expect(new Set(saved.map(({ _id, code_pr }) => `${_id} ${code_pr}`)).size).toBe(1)
        expect(await count()).toBe(before + 1)
      }
    },
    LONG,
  )

  it(
    'one save of a version wins',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const id = await draft(one(buyers, round), LINES)
        const outcomes = await crowd(id, 'save')
        expect(acceptedSteps(outcomes)).toEqual(['save'])
        const winner = outcomes.findIndex(({ answer }) => answer.status === 200)
        const { version, vendors } = await one(buyers, 0).must(getRequest, { params: { id } })
        const quantities = vendors.flatMap(({ packages }) =>
          packages.flatMap(({ items }) => items.map(({ quantity }) => quantity)),
        )
        expect([version, quantities]).toEqual([2, [winner + 1]])
      }
    },
    LONG,
  )

  it(
    'one of all submissions and deletions wins, then one of all decisions, and then nothing does',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const id = await draft(one(buyers, round), LINES)
        const [left, ...more] = acceptedSteps(await crowd(id, 'submit', 'delete'))
        expect(more).toEqual([])
        const isSubmitted = left === 'submit'
        expect(await fateOf(id)).toEqual({
          status: isSubmitted ? 'Submit' : 'Deleted',
          statuses: ['Open', isSubmitted ? 'Submit' : 'Deleted'],
        })
        const next = isSubmitted ? id : await submitted(one(buyers, round), LINES)
        const [decided, ...others] = acceptedSteps(await crowd(next, 'approve', 'reject'))
        expect(others).toEqual([])
        const end = decided === 'approve' ? 'Approved' : 'Rejected'
        expect(await fateOf(next)).toEqual({ status: end, statuses: ['Open', 'Submit', end] })
        const late = await crowd(next, 'save', 'submit', 'delete', 'approve', 'reject')
        expect(acceptedSteps(late)).toEqual([])
        expect((await fateOf(next)).status).toBe(end)
      }
    },
    LONG,
  )

  it(
    'of everything at once comes a legal history: each step is taken once, in its order',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const id = await draft(one(buyers, round), LINES)
        const accepted = acceptedSteps(
          await crowd(id, 'save', 'submit', 'approve', 'delete', 'reject'),
        )
        expect(new Set(accepted).size).toBe(accepted.length)
        const moves = (['submit', 'delete', 'approve', 'reject'] as const).filter((step) =>
          accepted.includes(step),
        )
        const { status, statuses } = await fateOf(id)
        expect(statuses.toSorted()).toEqual(['Open', ...moves.map((step) => ENDS[step])].toSorted())
        expect([
          'Open Deleted',
          'Open Submit',
          'Open Submit Approved',
          'Open Submit Rejected',
        ]).toContain(statuses.join(' '))
        expect(statuses.at(-1)).toBe(status)
      }
    },
    LONG,
  )
})
