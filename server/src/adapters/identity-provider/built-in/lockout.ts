import {
  LOCK_SECONDS,
  WRONG_PASSWORDS_BEFORE_LOCK,
} from '@pasok/domain/identity/identity.constants'
import { sql } from 'kysely'
import type { Db } from '../../../db/db'

interface Pair {
  email: string
  address: string
}

/** Seconds until this account may be tried again from this place; 0 when it may now. */
export async function secondsLocked(db: Db, pair: Pair): Promise<number> {
  const row = await db
    .selectFrom('sign_in_failures')
    .select('locked_until')
    .where('email', '=', pair.email)
    .where('address', '=', pair.address)
    .executeTakeFirst()
  const left = (row?.locked_until?.getTime() ?? 0) - Date.now()
  return Math.max(0, Math.ceil(left / 1000))
}

/** Counts a wrong password; the tenth within the lock's length locks the pair. */
export async function countWrong(db: Db, pair: Pair): Promise<void> {
  const window = sql`now() - make_interval(secs => ${LOCK_SECONDS})`
  const wrong = sql<number>`case when sign_in_failures.first_at < ${window} then 1 else sign_in_failures.wrong + 1 end`
  await db
    .insertInto('sign_in_failures')
    .values({ ...pair, wrong: 1, first_at: new Date(), locked_until: null })
    .onConflict((conflict) =>
      conflict.columns(['email', 'address']).doUpdateSet({
        wrong,
        first_at: sql<Date>`case when sign_in_failures.first_at < ${window} then now() else sign_in_failures.first_at end`,
        locked_until: sql<Date | null>`case when ${wrong} >= ${WRONG_PASSWORDS_BEFORE_LOCK} then now() + make_interval(secs => ${LOCK_SECONDS}) end`,
      }),
    )
    .execute()
}

/** A right password forgets the wrong ones. */
export async function forgetWrong(db: Db, pair: Pair): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('email', '=', pair.email)
    .where('address', '=', pair.address)
    .execute()
}
