import type { Rate } from '@pasok/domain/kernel/contract'
import { AppError, failure } from '@pasok/domain/kernel/errors'
import { placeOfAddress } from '@pasok/domain/kernel/place-of-address'
import { sql } from 'kysely'
import type { Actor } from '../db/actor'
import type { Db } from '../db/db'

interface Asked {
  actor: Pick<Actor, 'userId'>
  address: string
  input: { params: unknown; query: unknown; body: unknown }
}

/** The text that stands in a field of the input, wherever it is. */
function fieldOf({ input }: Asked, field: string): string | undefined {
  for (const part of [input.params, input.query, input.body]) {
    if (typeof part !== 'object' || part === null) continue
    const fields = new Map<string, unknown>(Object.entries(part))
    const value = fields.get(field)
    if (typeof value === 'string') return value.trim().toLowerCase()
  }
  return undefined
}

function keyOf(asked: Asked, { per }: Rate): string | undefined {
  if (per === 'address') return placeOfAddress(asked.address)
  if (per === 'person') return asked.actor.userId
  const value = fieldOf(asked, per.field)
  return value === undefined ? undefined : `${value} ${placeOfAddress(asked.address)}`
}

/**
 * Counts a call against its rates, outside of its transaction: one that fails counts as well. The
 * counters are the database's, shared by all processes.
 * @throws AppError `too_many_requests`, with the seconds until the next one may be made.
 */
export async function takeRates(db: Db, rates: readonly Rate[], asked: Asked): Promise<void> {
  for (const rate of rates) {
    const key = keyOf(asked, rate)
    if (key !== undefined) await takeRate(db, rate, key)
  }
}

/** One count of one rate; a window begins with the first call after the one before it has ended. */
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
  if (count > rate.most)
    throw new AppError(failure('too_many_requests').problems, Math.max(1, secondsLeft))
}
