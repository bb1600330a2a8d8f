import {
  GUESS_DELAY_SECONDS,
  GUESSES_BEFORE_DELAY,
  GUESSES_FORGOTTEN_SECONDS,
  LOCK_SECONDS,
  WRONG_PASSWORDS_BEFORE_LOCK,
} from '@pasok/domain/identity/identity.constants'
import { placeOfAddress } from '@pasok/domain/kernel/place'
import { sql } from 'kysely'
import type { Db } from '../../db/db'
import { addJob } from '../../db/jobs'

/** Maximum number of an account's sign-ins that are searched for a known address. */
const SIGN_INS_LOOKED_AT = 200

/** Returns whether the account signed in from this address before, as far as stored sign-ins show. */
async function isKnownPlace(db: Db, email: string, place: string): Promise<boolean> {
  const rows = await db
    .selectFrom('sign_ins')
    .innerJoin('users', 'users.id', 'sign_ins.user_id')
    .select('sign_ins.address')
    .where((eb) => eb(eb.fn('lower', ['users.email']), '=', email))
    .where('sign_ins.buyer_id', 'is', null)
    .orderBy('sign_ins.created_at', 'desc')
    .limit(SIGN_INS_LOOKED_AT)
    .execute()
  return rows.some(({ address }) => address !== null && placeOfAddress(address) === place)
}

interface Guess {
  /** Seconds until the next attempt is allowed; 0 when it is allowed now. */
  seconds: number
  /** True when the number of wrong attempts requires a warning to the user. */
  isAlarm: boolean
}

/**
 * Begins an attempt from an address that is unknown for the account. The attempt is counted before its password
 * is verified. From the limit on, each further attempt has to wait, with a delay that doubles each time.
 */
async function beginGuess(db: Db, email: string): Promise<Guess> {
  const isOver = sql<boolean>`greatest(sign_in_guesses.last_at, sign_in_guesses.locked_until)
    + make_interval(secs => ${GUESSES_FORGOTTEN_SECONDS}) <= now()`
  const wrong = sql<number>`case when ${isOver} then 1 else sign_in_guesses.wrong + 1 end`
  const started = await db
    .insertInto('sign_in_guesses')
    .values({ email, wrong: 1, locked_until: null })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({
          wrong,
          last_at: sql<Date>`now()`,
          locked_until: sql<Date | null>`case when ${wrong} >= ${GUESSES_BEFORE_DELAY}
            then now() + make_interval(secs => least(${LOCK_SECONDS},
              ${GUESS_DELAY_SECONDS} * 2 ^ least(${wrong} - ${GUESSES_BEFORE_DELAY}, 10))) end`,
        })
        .where((eb) =>
          eb.or([
            eb('sign_in_guesses.locked_until', 'is', null),
            eb('sign_in_guesses.locked_until', '<=', sql<Date>`now()`),
          ]),
        ),
    )
    .returning('wrong')
    .executeTakeFirst()
  if (started) return { seconds: 0, isAlarm: isAlarmAt(started.wrong) }
  const { seconds } = await db
    .selectFrom('sign_in_guesses')
    .select(sql<number>`ceil(extract(epoch from locked_until - now()))::int`.as('seconds'))
    .where('email', '=', email)
    .executeTakeFirst()
    .then((row) => row ?? { seconds: 1 })
  return { seconds: Math.max(1, seconds), isAlarm: false }
}

/**
 * Repeats the alarm after every full count of wrong attempts, so that a permanent attack, or one that ends with
 * a correct guess, is noticed.
 */
const isAlarmAt = (wrong: number): boolean => wrong > 0 && wrong % GUESSES_BEFORE_DELAY === 0

/**
 * Clears the wrong attempts after a correct password from a new address, unless the account is under attack.
 */
async function forgetGuesses(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom('sign_in_guesses')
    .where('email', '=', email)
    .where('wrong', '<', GUESSES_BEFORE_DELAY)
    .execute()
}

/** Uncounts an attempt whose password could not be verified. */
async function takeGuessBack(db: Db, email: string): Promise<void> {
  await db
    .updateTable('sign_in_guesses')
    .set({
      wrong: sql<number>`greatest(wrong - 1, 0)`,
      locked_until: sql<Date | null>`case when wrong > ${GUESSES_BEFORE_DELAY} then locked_until end`,
    })
    .where('email', '=', email)
    .execute()
}

interface Pair {
  email: string
  address: string
}

/** A sign-in attempt: either allowed, or with the seconds it has to wait. */
interface Try extends Pair {
  /** Seconds until the next attempt is allowed; 0 when it is allowed now. */
  seconds: number
  /** True when the attempt counts among the account's attempts from all unknown addresses. */
  isGuess: boolean
  isAlarm: boolean
}

/** Seconds to wait while the maximum number of attempts is still being verified. */
const BUSY_SECONDS = 1

/**
 * Begins a sign-in attempt. It counts for the pair of account and address and, when the address is unknown, for
 * all unknown addresses of the account.
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
 * Begins an attempt of the pair of account and address. The attempt is counted before its password is verified,
 * so that parallel attempts do not exceed the limit. @returns seconds until the next attempt is allowed; 0 when
 * it is allowed now.
 */
async function beginOfPair(db: Db, pair: Pair): Promise<number> {
  const isOver = sql<boolean>`coalesce(sign_in_failures.locked_until,
    sign_in_failures.first_at + make_interval(secs => ${LOCK_SECONDS})) <= now()`
  const started = await db
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
  return started ? 0 : secondsLocked(db, pair)
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

/**
 * Records a wrong password: the tenth within the lock period locks the pair, and many of them warn the user.
 */
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

/** Mails the user when the limit is reached, whether that attempt was wrong or correct. */
async function warnOfGuesses(db: Db, { isAlarm, email, address }: Try): Promise<void> {
  if (isAlarm) await addJob(db, 'warn-of-guesses', { email, address })
}

/** Clears the wrong attempts after a correct password. */
export async function endRight(db: Db, pair: Try): Promise<void> {
  await warnOfGuesses(db, pair)
  if (pair.isGuess) await forgetGuesses(db, pair.email)
  await db
    .deleteFrom('sign_in_failures')
    .where('email', '=', pair.email)
    .where('address', '=', pair.address)
    .execute()
}

/** Uncounts an attempt whose password the provider could not verify. */
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
