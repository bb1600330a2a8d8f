import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { assertSound, readStock } from '../../../test/invariants'
import {
  ACTS,
  everythingOf,
  goOn,
  staged,
  type OrderActName,
  type Staged,
} from '../../../test/order-stages'

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

interface Situation {
  /** The vendor: `karya` requires a down payment, `sinar` none. */
  of: 'sinar' | 'karya'
  by: readonly OrderActName[]
  /**
   * All legal actions in this situation (`docs/domain.md`, Orders), listed independently of the
   * state tables.
   */
  legal: readonly OrderActName[]
}

const IN_PICK = ['pick'] as const
const TO_SHIPPED = ['pick', 'ready', 'ship'] as const
const CANCELS = ['cancel by buyer', 'cancel by vendor'] as const

const SITUATIONS: Readonly<Record<string, Situation>> = {
  'down payment asked': { of: 'karya', by: [], legal: ['proof', ...CANCELS] },
  'proof submitted': { of: 'karya', by: ['proof'], legal: ['confirm', 'refuse', ...CANCELS] },
  'proof refused': { of: 'karya', by: ['proof', 'refuse'], legal: ['proof', ...CANCELS] },
  'down payment confirmed': { of: 'karya', by: ['proof', 'confirm'], legal: ['pick', ...CANCELS] },
  new: { of: 'sinar', by: [], legal: ['pick', ...CANCELS] },
  packed: {
    of: 'sinar',
    by: IN_PICK,
    legal: ['ready', 'change', 'set shipping', 'cancel by vendor'],
  },
  'packed, an item waiting': {
    of: 'sinar',
    by: [...IN_PICK, 'change'],
    legal: ['take back', 'accept', 'reject', 'set shipping', 'cancel by vendor'],
  },
  'packed, a change taken back': {
    of: 'sinar',
    by: [...IN_PICK, 'change', 'take back'],
    legal: ['ready', 'change', 'set shipping', 'cancel by vendor'],
  },
  'packed, an item rejected': {
    of: 'sinar',
    by: [...IN_PICK, 'change', 'reject'],
    legal: ['ready', 'set shipping', 'cancel by vendor'],
  },
  'ready to ship': {
    of: 'sinar',
    by: [...IN_PICK, 'ready'],
    legal: ['ship', 'set shipping', 'cancel by vendor'],
  },
  shipped: { of: 'sinar', by: TO_SHIPPED, legal: ['receive'] },
  delivered: { of: 'sinar', by: [...TO_SHIPPED, 'receive'], legal: [] },
  'canceled by the buyer': { of: 'sinar', by: ['cancel by buyer'], legal: [] },
  'canceled while packed': { of: 'sinar', by: [...IN_PICK, 'cancel by vendor'], legal: [] },
  'canceled, nothing paid': { of: 'karya', by: ['cancel by vendor'], legal: ['proof'] },
  'canceled, a refund due': {
    of: 'karya',
    by: ['proof', 'confirm', 'cancel by buyer'],
    legal: ['refund'],
  },
  'canceled, a proof to answer': {
    of: 'karya',
    by: ['proof', 'cancel by buyer'],
    legal: ['confirm', 'refuse'],
  },
  'canceled, the proof refused': {
    of: 'karya',
    by: ['proof', 'cancel by buyer', 'refuse'],
    legal: ['proof'],
  },
  'canceled, the proof confirmed': {
    of: 'karya',
    by: ['proof', 'cancel by buyer', 'confirm'],
    legal: ['refund'],
  },
  'canceled, refunded': {
    of: 'karya',
    by: ['proof', 'confirm', 'cancel by buyer', 'refund'],
    legal: [],
  },
}
const NAMES = Object.keys(ACTS) as OrderActName[]

const reach = async ({ of, by }: Situation): Promise<Staged> => goOn(await staged(api, of), ...by)

/** While an item waits, `ready` violates a rule instead of being an illegal move. */
const isRule = (situation: string, act: OrderActName) =>
  situation === 'packed, an item waiting' && act === 'ready'

describe.each(Object.entries(SITUATIONS))('%s', (name, situation) => {
  const illegal = NAMES.filter((act) => !situation.legal.includes(act))

  it(`refuses all but ${situation.legal.join(', ') || 'nothing'}, and nothing changes`, async () => {
    const one = await reach(situation)
    const before = await everythingOf(api, one)
    for (const act of illegal) {
      const answer = await ACTS[act](one)
      const wanted = isRule(name, act) ? [422, 'rule'] : [409, 'illegal_move']
      expect([act, answer.status, ...answer.codes]).toEqual([act, ...wanted])
    }
    expect(await everythingOf(api, one)).toEqual(before)
  })

  // proves 2.4.4
  it.each(situation.legal.map((act) => ({ act })))('takes $act, once', async ({ act }) => {
    const one = await reach(situation)
    const before = await everythingOf(api, one)
    const answer = await ACTS[act](one)
    expect([act, answer.status, answer.errors]).toEqual([act, 200, null])
    const after = await everythingOf(api, one)
    expect(after).not.toEqual(before)
    const again = await ACTS[act](one)
    // Setting the same shipping cost again changes nothing and succeeds.
    const wanted = act === 'set shipping' ? [200] : [409, 'illegal_move']
    expect([again.status, ...again.codes]).toEqual(wanted)
    expect(await everythingOf(api, one)).toEqual(after)
  })
})

describe('the second request', () => {
  it('learns who was first, and when', async () => {
    const one = await goOn(await staged(api, 'sinar'), 'pick')
    const refusal = await ACTS['cancel by buyer'](one)
    expect(refusal.message).toMatch(
      /^Package .+ is already in status Pick & Pack \(Person vendor of sinar, .*\), so this can no longer be done\.$/,
    )
  })
})

describe('each move', () => {
  const sides: Readonly<Record<OrderActName, 'buyer' | 'vendor'>> = {
    proof: 'buyer',
    accept: 'buyer',
    reject: 'buyer',
    receive: 'buyer',
    'cancel by buyer': 'buyer',
    confirm: 'vendor',
    refuse: 'vendor',
    refund: 'vendor',
    pick: 'vendor',
    ready: 'vendor',
    ship: 'vendor',
    'set shipping': 'vendor',
    'cancel by vendor': 'vendor',
    change: 'vendor',
    'take back': 'vendor',
  }

  it.each(NAMES)('%s is for one side alone', async (act) => {
    const one = await staged(api, 'sinar')
    const before = await everythingOf(api, one)
    const other: Person = sides[act] === 'buyer' ? one.vendor : one.buyer
    // The file belongs to the user's own side, so only the action itself is refused.
    const wrong: Person = { ...other, call: (...sent) => one[sides[act]].call(...sent) }
    const swapped = { ...one, buyer: wrong, vendor: wrong }
    const answer = await ACTS[act](swapped)
    expect([answer.status, ...answer.codes]).toEqual([403, 'forbidden'])
    expect(await everythingOf(api, one)).toEqual(before)
  })
})
