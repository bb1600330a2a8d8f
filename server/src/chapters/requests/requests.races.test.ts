import {
  approveRequest,
  getRequest,
  rejectRequest,
  saveRequest,
  submitRequest,
  updateRequest,
} from '@pasok/domain/requests/requests.contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Answer, type Api, type Person } from '../../../test/api'
import { nameOf, productId } from '../../../test/company'
import { addProducts } from '../../../test/world'
import { assertSound, readStock } from '../../../test/invariants'
import { during } from '../../../test/during'
import { bodyOf, draft, submitted } from '../../../test/requests'
import type { Wanted } from '../../../test/oracle'

const isFull = process.env['FAULTS'] === 'full'
const ROUNDS = isFull ? 50 : 5

let api: Api
let stock: Map<string, string>
let purchasing: Person
let first: Person
let second: Person

beforeAll(async () => {
  api = await startApi()
  purchasing = await api.as('purchasing@maju.test')
  first = await api.as('approver@maju.test')
  second = await api.as('approver2@maju.test')
  const figures = { retail: '1000', discount: '0', tax: '0.11', minimum: '1' }
  await addProducts(api.db, [
    { key: 'scarce', vendor: 'sinar', ...figures, stock: '3' },
    { key: 'plenty', vendor: 'karya', ...figures, stock: '100000' },
  ])
  stock = await readStock(api.pool)
})
afterEach(async () => {
  await assertSound(api.pool, stock)
})
afterAll(() => api.drop())

const LINES: readonly Wanted[] = [
  { product: 'kertas', quantity: 1 },
  { product: 'helm', quantity: 1 },
  { product: 'tisu', quantity: 1 },
]

const approve = (person: Person, id: string) => person.request(approveRequest, { params: { id } })
const reject = (person: Person, id: string) =>
  person.request(rejectRequest, { params: { id }, body: { note: 'No' } })

/** Expects one success; the other responses name the winner and the time. */
function winnerOf(answers: readonly { by: Person; status: string; answer: Answer }[]) {
  const [winner, ...others] = answers.filter(({ answer }) => answer.status === 200)
  if (!winner || others.length > 0) throw new Error(`${others.length + 1} winners`)
  for (const { answer } of answers.filter((one) => one !== winner)) {
    expect(answer).toMatchObject({ status: 409, codes: ['illegal_move'] })
    expect(answer.message).toMatch(
      new RegExp(
        `${winner.status} \\(${nameOf(winner.by.email)}, \\d{1,2} \\w{3,4} \\d{4}, \\d\\d:\\d\\d`,
      ),
    )
  }
  return winner
}

const countOf = async (table: 'purchase_orders' | 'packages', id: string) => {
  const { rows } = await api.pool.query<{ count: number }>(
    table === 'packages'
      ? 'select count(*)::int from packages join purchase_orders orders on orders.id = order_id where request_id = $1'
      : 'select count(*)::int from purchase_orders where request_id = $1',
    [id],
  )
  return rows[0]?.count
}

describe(`${ROUNDS} times`, () => {
  it('two approvers at once: one approval, one set of orders, the loser told who and when', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await submitted(purchasing, LINES)
      const people = round % 2 === 0 ? [first, second] : [second, first]
      const answers = await Promise.all(
        people.map(async (by) => ({ by, status: 'Approved', answer: await approve(by, id) })),
      )
      const { by } = winnerOf(answers)
      expect([await countOf('purchase_orders', id), await countOf('packages', id)]).toEqual([3, 3])
      const { statuses } = await purchasing.must(getRequest, { params: { id } })
      expect(statuses.map(({ name }) => name)).toEqual(['Open', 'Submit', 'Approved'])
      expect(statuses.at(-1)?.user).toBe(nameOf(by.email))
    }
  }, 120_000)

  it('one approves while another rejects: exactly one of the two', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await submitted(purchasing, LINES)
      const answers = await Promise.all([
        approve(first, id).then((answer) => ({ by: first, status: 'Approved', answer })),
        reject(second, id).then((answer) => ({ by: second, status: 'Rejected', answer })),
      ])
      const { status } = winnerOf(answers)
      const { lastStatus } = await purchasing.must(getRequest, { params: { id } })
      expect(lastStatus).toBe(status)
      expect(await countOf('purchase_orders', id)).toBe(status === 'Approved' ? 3 : 0)
    }
  }, 120_000)

  it('a crowd of twelve at once is no different', async () => {
    const id = await submitted(purchasing, LINES)
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const by = at % 2 === 0 ? first : second
        return at % 3 === 2
          ? { by, status: 'Rejected', answer: await reject(by, id) }
          : { by, status: 'Approved', answer: await approve(by, id) }
      }),
    )
    expect(winnerOf(answers).answer.status).toBe(200)
  })
})

/** Returns the save payload with one quantity of each product. */
const oneOfEach = (keys: readonly string[], quantity = 1) =>
  bodyOf('maju', [], {
    vendors: [
      { packages: { items: keys.map((key) => ({ productId: productId(key), quantity })) } },
    ],
  })

async function submittedOf(keys: readonly string[]): Promise<string> {
  const { _id: id } = await purchasing.must(saveRequest, { body: oneOfEach(keys) })
  await purchasing.must(submitRequest, { params: { id } })
  return id
}

describe('requests that want the same stock', () => {
  it('are approved until the stock is used up; the others learn what is left', async () => {
    const ids: string[] = []
    for (let at = 0; at < 6; at += 1) ids.push(await submittedOf(['scarce', 'plenty']))
    const answers = await Promise.all(
      ids.map((id, at) => approve(at % 2 === 0 ? first : second, id)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject({
        status: 422,
        errors: [{ path: productId('scarce'), message: 'Barang scarce: Product stock left 0' }],
      })
    expect((await readStock(api.pool)).get(productId('scarce'))).toBe('0.00')
  })

  it('do not stand in the way of each other, nor of carts being saved, in any order', async () => {
    const keys = ['kertas', 'helm', 'map', 'tisu', 'plenty']
    const turned = (at: number) => (at % 2 === 0 ? keys : keys.toReversed())
    const ids: string[] = []
    for (let at = 0; at < 8; at += 1) ids.push(await submittedOf(turned(at)))
    const answers = await Promise.all(
      ids.flatMap((id, at) => [
        approve(at % 2 === 0 ? first : second, id),
        purchasing.request(saveRequest, { body: oneOfEach(turned(at + 1)) }),
      ]),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  it('are approved while a cart with the same products is being saved', async () => {
    const id = await submittedOf(['kertas', 'helm'])
    const saving = await api.pool.connect()
    try {
      // The lock that foreign keys of new lines hold until the commit.
      await saving.query('begin; select id from products for key share')
      expect((await approve(first, id)).status).toBe(200)
    } finally {
      await saving.query('rollback')
      saving.release()
    }
  })
})

it('an approval that waited sees who worked on the request meanwhile', async () => {
  const id = await submitted(purchasing, LINES)
  const working = [
    ['update purchase_requests set version = version where id = $1', [id]],
    [
      `insert into request_hands (buyer_id, request_id, user_id)
       select buyer_id, $1, id from users where email = $2`,
      [id, first.email],
    ],
  ] as const
  const { status } = await during(api.pool, working, () => approve(first, id))
  expect(status).toBe(403)
})

it.each([
  ['stock', 'update products set stock = 0 where id = $1', /Product stock left 0$/],
  [
    'vendor',
    'update vendors set active = false where id = (select vendor_id from products where id = $1)',
    /is no longer offered by its vendor\.$/,
  ],
])('an approval that waited for a product sees the %s of now', async (_, change, message) => {
  const id = await submitted(purchasing, [{ product: 'helm', quantity: 1 }])
  const product = [productId('helm')]
  const before = (await readStock(api.pool)).get(productId('helm'))
  const changing = [
    ['update products set name = name where id = $1', product],
    [change, product],
  ] as const
  try {
    const answer = await during(api.pool, changing, () => approve(first, id))
    expect(answer).toMatchObject({
      status: 422,
      message: expect.stringMatching(message) as unknown,
    })
  } finally {
    await api.pool.query('update products set stock = $2 where id = $1', [...product, before])
    await api.pool.query('update vendors set active = true')
  }
})

it('an edit and a submission at once never submit what was not seen', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await draft(purchasing, [{ product: 'kertas', quantity: 1 }])
    const body = { ...bodyOf('maju', [{ product: 'kertas', quantity: 900 }]), id, version: 1 }
    const [edited, sent] = await Promise.all([
      purchasing.request(updateRequest, { body }),
      purchasing.request(submitRequest, { params: { id }, body: { version: 1 } }),
    ])
    const { lastStatus, vendors } = await purchasing.must(getRequest, { params: { id } })
    const quantity = vendors[0]?.packages[0]?.items[0]?.quantity
    const outcome = `${edited.status} ${sent.status} ${lastStatus} ${quantity}`
    expect(['200 409 Open 900', '409 200 Submit 1']).toContain(outcome)
  }
})
