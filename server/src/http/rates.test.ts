import type { Rate } from '@pasok/domain/kernel/contract'
import { AppError } from '@pasok/domain/kernel/errors'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../test/database'
import { createDb, type Db } from '../db/db'
import { returnRates, takeRate, takeRates } from './rates'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await freshDatabase()
  db = createDb(database.pool)
})
beforeEach(() => database.pool.query('delete from rate_counters'))
afterAll(() => database.drop())

const rate: Rate = { name: 'probe', per: 'address', max: 3, seconds: 60 }
const outcomes = async (tries: number, key = 'a') => {
  const all = await Promise.allSettled(Array.from({ length: tries }, () => takeRate(db, rate, key)))
  return all.filter(({ status }) => status === 'fulfilled').length
}

describe('a rate', () => {
  it('lets so many through, however many come at once', async () => {
    expect(await outcomes(20)).toBe(3)
    expect(await outcomes(1, 'b')).toBe(1)
  })

  it('says how many seconds are left', async () => {
    await outcomes(3)
    const refused = await takeRate(db, rate, 'a').catch((error: unknown) => error)
    if (!(refused instanceof AppError)) throw new Error('It was not refused')
    expect(refused.code).toBe('too_many_requests')
    expect(refused.retryAfter).toBeGreaterThan(50)
    expect(refused.retryAfter).toBeLessThanOrEqual(60)
    expect(refused.message).toBe(
      `Too many attempts. Wait ${refused.retryAfter} seconds and try again.`,
    )
    const long = { ...rate, name: 'long', max: 1, seconds: 3600 }
    await takeRate(db, long, 'a')
    await expect(takeRate(db, long, 'a')).rejects.toThrow('Wait 60 minutes')
  })

  it('that counts successful requests refunds refused ones', async () => {
    const call = {
      actor: { userId: 'u' },
      address: '1',
      input: { params: {}, query: {}, body: {} },
    }
    const done: Rate = { ...rate, max: 2, counts: 'done' }
    const strict: Rate = { ...done, name: 'strict', max: 1 }
    const failed = new Error('It was refused')
    for (let times = 0; times < 5; times += 1) {
      const counted = await takeRates(db, [done], call)
      await expect(returnRates(db, counted, failed)).rejects.toBe(failed)
    }
    await takeRates(db, [done, strict], call)
    for (let times = 0; times < 5; times += 1)
      await expect(takeRates(db, [done, strict], call)).rejects.toThrow(AppError)
    await takeRates(db, [done], call)
    await expect(takeRates(db, [done], call)).rejects.toThrow(AppError)
  })

  it('begins again when its window has ended', async () => {
    await outcomes(5)
    await database.pool.query("update rate_counters set ends_at = now() - interval '1 second'")
    expect(await outcomes(5)).toBe(3)
  })

  it('is counted per address, person, or what stands in a field from one address, without case', async () => {
    const countCall = (address: string, email?: string) =>
      takeRates(db, [{ ...rate, per: { field: 'email' }, max: 1 }], {
        actor: { userId: 'u' },
        address,
        input: { params: {}, query: {}, body: { email } },
      })
    await countCall('1', 'a@b.test')
    await expect(countCall('1', ' A@b.test')).rejects.toThrow(AppError)
    await countCall('1', 'c@b.test')
    await countCall('2', 'a@b.test')
    await countCall('2')
    await countCall('2')
  })
})
