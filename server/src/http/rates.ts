import type { Rate } from '@pasok/domain/kernel/contract'
import { AppError, failure } from '@pasok/domain/kernel/errors'
import { kernelTexts } from '@pasok/domain/kernel/kernel.texts'
import { placeOfAddress } from '@pasok/domain/kernel/place'
import { sql } from 'kysely'
import type { Actor } from '../db/actor'
import type { Db } from '../db/db'

interface RatedCall {
  actor: Pick<Actor, 'userId'>
  address: string
  input: { params: unknown; query: unknown; body: unknown }
}

/** Returns the text of a field, from whichever part of the input contains it. */
function fieldOf({ input }: RatedCall, field: string): string | undefined {
  for (const part of [input.params, input.query, input.body]) {
    if (typeof part !== 'object' || part === null) continue
    const fields = new Map<string, unknown>(Object.entries(part))
    const value = fields.get(field)
    if (typeof value === 'string') return value.trim().toLowerCase()
  }
  return undefined
}

function keyOf(call: RatedCall, { per }: Rate): string | undefined {
  if (per === 'address') return placeOfAddress(call.address)
  if (per === 'person') return call.actor.userId
  const value = fieldOf(call, per.field)
  return value === undefined ? undefined : `${value} ${placeOfAddress(call.address)}`
}

/** The rate limits counted for a request. */
type CountedRates = readonly { rate: Rate; key: string }[]

/**
 * Counts a request against its rate limits, outside its transaction, so that failed requests count as well
 * unless refunded. The counters are in the database and shared by all processes. @throws AppError
 * `too_many_requests` with the seconds until the next request is allowed.
 */
export async function takeRates(
  db: Db,
  rates: readonly Rate[],
  call: RatedCall,
): Promise<CountedRates> {
  const counted: { rate: Rate; key: string }[] = []
  for (const rate of rates) {
    const key = keyOf(call, rate)
    if (key === undefined) continue
    counted.push({ rate, key })
    await takeRate(db, rate, key).catch((error: unknown) => returnRates(db, counted, error))
  }
  return counted
}

/** Refunds a rejected request on limits that count only successful ones, and rethrows the error. */
export async function returnRates(db: Db, counted: CountedRates, error: unknown): Promise<never> {
  for (const { rate, key } of counted.filter((one) => one.rate.counts === 'done'))
    await db
      .updateTable('rate_counters')
      .set({ count: sql<number>`count - 1` })
      .where('name', '=', rate.name)
      .where('key', '=', key)
      .where('count', '>', 0)
      .execute()
  throw error
}

/** From this number of seconds on, the wait is shown in minutes. */
const LONG_SECONDS = 90

function tooMany(seconds: number): AppError {
  const isLong = seconds >= LONG_SECONDS
  const text = isLong ? kernelTexts.tooManyForMinutes : kernelTexts.tooManyForSeconds
  const wait = isLong ? Math.ceil(seconds / 60) : seconds
  return new AppError(failure('too_many_requests', { text, values: { wait } }).problems, seconds)
}

/** Counts one request for one limit. A window begins with the first request after the previous window ended. */
export async function takeRate(db: Db, rate: Rate, key: string): Promise<void> {
  const isOver = sql<boolean>`rate_counters.ends_at <= now()`
  const ends = sql<Date>`now() + make_interval(secs => ${rate.seconds})`
  const { count, seconds_left: secondsLeft } = await db
    .insertInto('rate_counters')
    .values({ name: rate.name, key, count: 1, ends_at: ends })
    .onConflict((conflict) =>
      conflict.columns(['name', 'key']).doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else rate_counters.count + 1 end`,
        ends_at: sql<Date>`case when ${isOver} then ${ends} else rate_counters.ends_at end`,
      }),
    )
    .returning([
      'count',
      sql<number>`ceil(extract(epoch from ends_at - now()))::int`.as('seconds_left'),
    ])
    .executeTakeFirstOrThrow()
  if (count > rate.max) throw tooMany(Math.max(1, secondsLeft))
}
