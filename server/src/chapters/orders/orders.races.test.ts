import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productId } from '../../../test/company'
import { orderNow } from '../../../test/orders'
import { startApi, type Api } from '../../../test/api'
import { assertSound, readStock } from '../../../test/invariants'
import { ACTS, goOn, staged, type OrderActName } from '../../../test/order-stages'

const ROUNDS = process.env['FAULTS'] === 'full' ? 100 : 5

let api: Api
let stock: Map<string, string>
beforeAll(async () => {
  api = await startApi()
  await api.pool.query('update products set stock = 1000000')
  stock = await readStock(api.pool)
})
afterAll(async () => {
  await assertSound(api.pool, stock)
  await api.drop()
})

interface Race {
  of: 'sinar' | 'karya'
  by: readonly OrderActName[]
  runners: readonly OrderActName[]
}

/** Pairs of actions that exclude each other: whichever is first makes the other impossible. */
const RACES: Readonly<Record<string, Race>> = {
  'accept and reject': {
    of: 'sinar',
    by: ['pick', 'change'],
    runners: ['accept', 'reject', 'accept', 'reject'],
  },
  'accept and take back': { of: 'sinar', by: ['pick', 'change'], runners: ['accept', 'take back'] },
  'ship and cancel': {
    of: 'sinar',
    by: ['pick', 'ready'],
    runners: ['ship', 'cancel by vendor'],
  },
  'cancel by both sides': {
    of: 'sinar',
    by: [],
    runners: ['cancel by buyer', 'cancel by vendor'],
  },
  'pick and cancel by the buyer': { of: 'sinar', by: [], runners: ['pick', 'cancel by buyer'] },
  'two confirmations': {
    of: 'karya',
    by: ['proof'],
    runners: ['confirm', 'confirm', 'confirm'],
  },
  'confirm and refuse': { of: 'karya', by: ['proof'], runners: ['confirm', 'refuse'] },
  'two proofs': { of: 'karya', by: [], runners: ['proof', 'proof'] },
  'eight changes': { of: 'sinar', by: ['pick'], runners: Array<OrderActName>(8).fill('change') },
}

describe.each(Object.entries(RACES))('%s at once', (_, { of, by, runners }) => {
  it('has one winner, and the others learn who', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await goOn(await staged(api, of), ...by)
      const answers = await Promise.all(runners.map((act) => ACTS[act](one)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      for (const answer of answers.filter(({ status }) => status !== 200)) {
        expect(answer.codes).toEqual(['illegal_move'])
        expect(answer.message).toContain('(Person ')
      }
    }
  })
})

describe('make ready and change at once', () => {
  it('never let a waiting item leave the packing', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await goOn(await staged(api, 'sinar'), 'pick')
      const [ready, change] = await Promise.all([ACTS.ready(one), ACTS.change(one)])
      expect([ready.status, change.status].filter((status) => status === 200)).toHaveLength(1)
    }
  })
})

describe('confirm and cancel by the buyer at once', () => {
  it('may both succeed: the order is canceled, the payment is owed back, the stock returns once', async () => {
    const stockOf = async () => {
      const { rows } = await api.pool.query<{ stock: string }>(
        'select stock from products where id = $1',
        [productId('bor')],
      )
      return Number(rows[0]?.stock)
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await stockOf()
      const one = await goOn(await staged(api, 'karya'), 'proof')
      const [confirm, cancel] = await Promise.all([ACTS.confirm(one), ACTS['cancel by buyer'](one)])
      expect(cancel.status).toBe(200)
      // Confirming fails if the order has ended before.
      expect([200, 409]).toContain(confirm.status)
      const order = await orderNow(api, one.order)
      expect(order).toMatchObject({ lastStatus: 'Cancel', refund_due: order.down_payment })
      expect(await stockOf()).toBe(before)
    }
  })
})
