import {
  LOCK_SECONDS,
  WRONG_PASSWORDS_BEFORE_LOCK,
} from '@pasok/domain/identity/identity.constants'
import { sql } from 'kysely'
import type { Db } from '../../db/db'
import { addJob } from '../../db/jobs'
import { beginGuess, forgetGuesses, isKnownPlace, takeGuessBack } from './guesses'

interface Pair {
  email: string
  address: string
}

/** A try that may go on, or how long it has to wait. */
interface Try extends Pair {
  /** Seconds until it may be tried again; 0 when it may now. */
  seconds: number
  /** It counts among the guesses of the account over all unknown places. */
  isGuess: boolean
  isAlarm: boolean
}

/** While as many tries as may be wrong are still being checked, the next waits so long. */
const BUSY_SECONDS = 1

/**
 * Begins a try of this account from this place: among those of the pair, and where the account does
 * not know the place, among those from all such places.
 */
export async function beginTry(db: Db, pair: Pair): Promise<Try> {
  const none = { ...pair, isGuess: false, isAlarm: false }
  const seconds = await beginOfPair(db, pair)
  if (seconds > 0) return { ...none, seconds }
  if (await isKnownPlace(db, pair.email, pair.address)) return { ...none, seconds: 0 }
  const guess = await beginGuess(db, pair.email)
  if (guess.seconds > 0) await takePairBack(db, pair)
  return { ...pair, ...guess, isGuess: true }
}

/**
 * Begins a try of the pair. It is counted before its password is looked at, so that many at once are
 * no more tries than one after the other.
 * @returns seconds until it may be tried again; 0 when it may now.
 */
async function beginOfPair(db: Db, pair: Pair): Promise<number> {
  const isOver = sql<boolean>`coalesce(sign_in_failures.locked_until,
    sign_in_failures.first_at + make_interval(secs => ${LOCK_SECONDS})) <= now()`
  const begun = await db
    .insertInto('sign_in_failures')
    .values({ ...pair, wrong: 1, first_at: sql<Date>`now()`, locked_until: null })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'address'])
        .doUpdateSet({
          wrong: sql<number>`case when ${isOver} then 1 else sign_in_failures.wrong + 1 end`,
          first_at: sql<Date>`case when ${isOver} then now() else sign_in_failures.first_at end`,
          locked_until: sql<null>`null`,
        })
        .where((eb) =>
          eb.or([isOver, eb('sign_in_failures.wrong', '<', WRONG_PASSWORDS_BEFORE_LOCK)]),
        ),
    )
    .returning('wrong')
    .executeTakeFirst()
  return begun ? 0 : secondsLocked(db, pair)
}

async function secondsLocked(db: Db, pair: Pair): Promise<number> {
  const row = await db
    .selectFrom('sign_in_failures')
    .select(sql<number>`ceil(extract(epoch from locked_until - now()))::int`.as('seconds'))
    .where('email', '=', pair.email)
    .where('address', '=', pair.address)
    .executeTakeFirst()
  return Math.max(BUSY_SECONDS, row?.seconds ?? 0)
}

/** The try was wrong: the tenth within the lock's length locks the pair; many warn the person. */
export async function endWrong(db: Db, pair: Try): Promise<void> {
  await warnOfGuesses(db, pair)
  await db
    .updateTable('sign_in_failures')
    .set({ locked_until: sql<Date>`now() + make_interval(secs => ${LOCK_SECONDS})` })
    .where('email', '=', pair.email)
    .where('address', '=', pair.address)
    .where('wrong', '>=', WRONG_PASSWORDS_BEFORE_LOCK)
    .where('locked_until', 'is', null)
    .execute()
}

/** Mails the person, whether the guess that reached the limit was wrong or right. */
async function warnOfGuesses(db: Db, { isAlarm, email, address }: Try): Promise<void> {
  if (isAlarm) await addJob(db, 'warn-of-guesses', { email, address })
}

/** A right password forgets the wrong ones. */
export async function endRight(db: Db, pair: Try): Promise<void> {
  await warnOfGuesses(db, pair)
  if (pair.isGuess) await forgetGuesses(db, pair.email)
  await db
    .deleteFrom('sign_in_failures')
    .where('email', '=', pair.email)
    .where('address', '=', pair.address)
    .execute()
}

/** The provider could not say whether the password was right, so the try does not count. */
export async function endUnknown(db: Db, pair: Try): Promise<void> {
  if (pair.isGuess) await takeGuessBack(db, pair.email)
  await takePairBack(db, pair)
}

async function takePairBack(db: Db, pair: Pair): Promise<void> {
  await db
    .updateTable('sign_in_failures')
    .set({ wrong: sql<number>`greatest(wrong - 1, 0)` })
    .where('email', '=', pair.email)
    .where('address', '=', pair.address)
    .execute()
}
