import { failure } from '@pasok/domain/kernel/errors'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../test/api'
import { companyId, productId, userId } from '../../test/company'
import type { Actor } from '../db/actor'
import { buyerScope } from '../db/scope'
import type { Work } from '../db/work'
import { asAppError } from './fault'
import { readOnly, transact } from './transaction'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

const scope = buyerScope(companyId('maju'))
const actor: Actor = {
  userId: userId('owner@maju.test'),
  authId: 'test',
  signInId: 'test',
  email: 'owner@maju.test',
  name: 'Owner',
  flag: 'BUYER',
  scope,
  isOwner: true,
  maySelfApprove: true,
  isFirstTime: false,
  isVerified: true,
  isSuperAdmin: false,
  features: new Set(),
}
const caller = { actor, scope, requestId: 'test', address: 'test' }
const run = <Result>(command: (work: Work) => Promise<Result>) =>
  transact(api.db, {}, caller, command)

const stockOf = async (key: string) => {
  const { rows } = await api.pool.query<{ stock: string }>(
    'select stock from products where id = $1',
    [productId(key)],
  )
  return Number(rows[0]?.stock)
}
const take = (work: Work, key: string) =>
  sql`update products set stock = stock - 1 where id = ${productId(key)}`.execute(work.trx)

describe('a snapshot', () => {
  it('is not read again by itself, because a report may have written a part of it', async () => {
    let reads = 0
    const read = readOnly(api.db, async () => {
      reads += 1
      throw Object.assign(new Error('recovery conflict'), { code: '40001' })
    })
    await expect(read).rejects.toThrow('recovery conflict')
    expect(reads).toBe(1)
  })
})

describe('a command', () => {
  it('that stands in the way of another starts again: both are done, once', async () => {
    const before = [await stockOf('kertas'), await stockOf('helm')]
    let tries = 0
    let meet: () => void = () => undefined
    const met = new Promise<void>((resolve) => (meet = resolve))
    let waiting = 0
    /** Waits until both transactions have locked their first row before either locks its second. */
    const bothHaveOne = async () => {
      waiting += 1
      if (waiting === 2) meet()
      if (waiting <= 2) await met
    }
    const crossing = (one: string, other: string) =>
      run(async (work) => {
        tries += 1
        await take(work, one)
        await bothHaveOne()
        await take(work, other)
      })
    await Promise.all([crossing('kertas', 'helm'), crossing('helm', 'kertas')])
    expect(tries).toBeGreaterThan(2)
    expect([await stockOf('kertas'), await stockOf('helm')]).toEqual(before.map((n) => n - 2))
  })

  it('is tried four times at most, then it is a conflict that may be told', async () => {
    let tries = 0
    const failing = run(async () => {
      tries += 1
      throw Object.assign(new Error('could not serialize'), { code: '40001' })
    })
    const error: unknown = await failing.catch((reason: unknown) => reason)
    expect(tries).toBe(4)
    expect(asAppError(error).code).toBe('conflict')
  })

  it('that fails leaves nothing, and is not tried again', async () => {
    const before = await stockOf('kertas')
    let tries = 0
    const failing = run(async (work) => {
      tries += 1
      await take(work, 'kertas')
      await work.emit('products.changed', { productIds: [productId('kertas')] })
      throw failure('rule')
    })
    await expect(failing).rejects.toMatchObject({ code: 'rule' })
    expect(tries).toBe(1)
    expect(await stockOf('kertas')).toBe(before)
    const { rows } = await api.pool.query('select id from outbox')
    expect(rows).toEqual([])
  })

  it('is rolled back when a subscriber fails', async () => {
    const before = await stockOf('kertas')
    const subscriptions = {
      'products.changed': {
        inTransaction: [
          async () => {
            throw failure('conflict')
          },
        ],
      },
    }
    const failing = transact(api.db, subscriptions, caller, async (work) => {
      await take(work, 'kertas')
      await work.emit('products.changed', { productIds: [] })
    })
    await expect(failing).rejects.toMatchObject({ code: 'conflict' })
    expect(await stockOf('kertas')).toBe(before)
  })

  it('counts for the moment it is given', async () => {
    const now = new Date('2026-01-31T17:00:00Z')
    const seen = await transact(api.db, {}, { ...caller, now }, async (work) => work.now)
    expect(seen).toEqual(now)
  })
})

describe('a query', () => {
  it('shows one moment, whatever is written meanwhile', async () => {
    const before = await stockOf('pel')
    const seen = await readOnly(api.db, async (reader) => {
      const read = async () => {
        const row = await reader
          .selectFrom('products')
          .select('stock')
          .where('id', '=', productId('pel'))
          .executeTakeFirstOrThrow()
        return Number(row.stock)
      }
      const first = await read()
      await run((work) => take(work, 'pel'))
      return [first, await read()]
    })
    expect(seen).toEqual([before, before])
    expect(await stockOf('pel')).toBe(before - 1)
  })

  it('cannot write, even where it finds a way to try', async () => {
    const writing = readOnly(api.db, (reader) => sql`update products set stock = 0`.execute(reader))
    await expect(writing).rejects.toThrow('read-only transaction')
    expect(await stockOf('kertas')).toBeGreaterThan(0)
  })
})

describe('a failure', () => {
  it.each([
    ['57014', 'unavailable'],
    ['57P01', 'unavailable'],
    ['57P03', 'unavailable'],
    ['08006', 'unavailable'],
    ['53300', 'unavailable'],
    ['ECONNREFUSED', 'unavailable'],
    ['ECONNRESET', 'unavailable'],
    ['40P01', 'conflict'],
    ['40001', 'conflict'],
    ['23505', 'internal'],
    ['42P01', 'internal'],
  ])('of the database, %s, is returned as %s', (code, expected) => {
    expect(asAppError(Object.assign(new Error('x'), { code })).code).toBe(expected)
  })

  it('to find the socket of a stopped database is temporary, unlike a missing file', () => {
    const missing = (syscall: string) =>
      asAppError(Object.assign(new Error('x'), { code: 'ENOENT', syscall })).code
    expect(['connect', 'open'].map(missing)).toEqual(['unavailable', 'internal'])
  })

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('of the connection is returned as temporary: %s', (message) => {
    const error = asAppError(new Error(message))
    expect([error.code, error.retryAfter]).toEqual(['unavailable', 2])
  })

  it.each([undefined, null, 'text', 5, {}, new TypeError('x')])(
    'of ours tells nothing: %s',
    (one) => {
      expect(asAppError(one).code).toBe('internal')
    },
  )
})
