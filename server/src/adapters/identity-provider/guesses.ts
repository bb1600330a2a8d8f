import {
  GUESS_DELAY_SECONDS,
  GUESSES_BEFORE_DELAY,
  GUESSES_FORGOTTEN_SECONDS,
  LOCK_SECONDS,
} from '@pasok/domain/identity/identity.constants'
import { placeOfAddress } from '@pasok/domain/kernel/place-of-address'
import { sql } from 'kysely'
import type { Db } from '../../db/db'

/** So many of an account's sign-ins are looked at for the places that it knows. */
const SIGN_INS_LOOKED_AT = 200

/** True when the account was signed in from this place before, as far back as sign-ins are kept. */
export async function isKnownPlace(db: Db, email: string, place: string): Promise<boolean> {
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
export async function beginGuess(db: Db, email: string): Promise<Guess> {
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
export async function forgetGuesses(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom('sign_in_guesses')
    .where('email', '=', email)
    .where('wrong', '<', GUESSES_BEFORE_DELAY)
    .execute()
}

/** Whether the try was right could not be told: it does not count. */
export async function takeGuessBack(db: Db, email: string): Promise<void> {
  await db
    .updateTable('sign_in_guesses')
    .set({
      wrong: sql<number>`greatest(wrong - 1, 0)`,
      locked_until: sql<Date | null>`case when wrong > ${GUESSES_BEFORE_DELAY} then locked_until end`,
    })
    .where('email', '=', email)
    .execute()
}
