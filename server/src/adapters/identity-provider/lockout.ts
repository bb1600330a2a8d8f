import {
  GUESS_DELAY_SECONDS,
  GUESSES_BEFORE_DELAY,
  GUESSES_FORGOTTEN_SECONDS,
  LOCK_SECONDS,
  WRONG_PASSWORDS_BEFORE_LOCK,
} from '@pasok/domain/identity/identity.constants'
import { placeOfAddress } from '@pasok/domain/kernel/place-of-address'
import { sql } from 'kysely'
import type { Db } from '../../db/db'
import { addJob } from '../../db/jobs'

/** So many of an account's sign-ins are looked at for the places that it knows. */
const SIGN_INS_LOOKED_AT = 200

/** True when the account was signed in from this place before, as far back as sign-ins are kept. */
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
  /** Seconds until the account may be tried again; 0 when it may now. */
  seconds: number
  /** With this one there are so many that the person is to be warned. */
  isAlarm: boolean
}

/**
 * Begins a try from a place that the account does not know. It is counted before its password is
 * looked at, and from the limit on the next one has to wait, twice as long each time.
 */
async function beginGuess(db: Db, email: string): Promise<Guess> {
  const isOver = sql<boolean>`greatest(sign_in_guesses.last_at, sign_in_guesses.locked_until)
    + make_interval(secs => ${GUESSES_FORGOTTEN_SECONDS}) <= now()`
  const wrong = sql<number>`case when ${isOver} then 1 else sign_in_guesses.wrong + 1 end`
  const begun = await db
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
  if (begun) return { seconds: 0, isAlarm: isAlarmAt(begun.wrong) }
  const { seconds } = await db
    .selectFrom('sign_in_guesses')
    .select(sql<number>`ceil(extract(epoch from locked_until - now()))::int`.as('seconds'))
    .where('email', '=', email)
    .executeTakeFirst()
    .then((row) => row ?? { seconds: 1 })
  return { seconds: Math.max(1, seconds), isAlarm: false }
}

/** Every so many guesses once more: an attack that never pauses, or ends by a right guess, is not missed. */
const isAlarmAt = (wrong: number): boolean => wrong > 0 && wrong % GUESSES_BEFORE_DELAY === 0

/** The right password from a new place forgets the wrong ones, unless the account is being guessed. */
async function forgetGuesses(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom('sign_in_guesses')
    .where('email', '=', email)
    .where('wrong', '<', GUESSES_BEFORE_DELAY)
    .execute()
}

/** Whether the try was right could not be told: it does not count. */
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
