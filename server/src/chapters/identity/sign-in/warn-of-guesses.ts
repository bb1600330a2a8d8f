import { GUESSES_WARNING_SECONDS } from '@pasok/domain/identity/identity.constants'
import { guessedPasswordMail } from '@pasok/domain/identity/identity.mails'
import { sql } from 'kysely'
import { NOBODY } from '../../../db/actor'
import { writeAudit } from '../../../db/audit'
import { databaseNow } from '../../../db/database-now'
import type { Db, Trx } from '../../../db/db'
import type { JobMap } from '../../../db/job-map'
import { ACCOUNT } from '../../../db/scope'
import { mailTo, postMail } from '../../../mail/post-mail'

const KIND = 'password-guessed'

/**
 * Mails a user whose password is being guessed from many addresses and writes an audit entry. It runs as a job,
 * so that a sign-in takes the same time whether or not the account exists.
 */
export async function warnOfGuesses(
  db: Db,
  { email, address }: JobMap['warn-of-guesses'],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'email', 'full_name', 'language', 'buyer_id', 'vendor_id'])
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
      .where('status', '=', 'ACTIVE')
      .forUpdate()
      .executeTakeFirst()
    if (!user) return
    await writeAudit(
      {
        trx,
        scope: ACCOUNT,
        now: await databaseNow(trx),
        actor: { userId: NOBODY, name: user.email },
        requestId: null,
        address,
      },
      {
        action: 'password.guessed',
        subject: 'user',
        subjectId: user.id,
        ...(user.buyer_id !== null && { buyerId: user.buyer_id }),
        ...(user.vendor_id !== null && { vendorId: user.vendor_id }),
      },
    )
    if (await wasWarned(trx, user.email)) return
    await postMail(trx, {
      kind: KIND,
      ...mailTo(user),
      words: guessedPasswordMail,
      values: { name: user.full_name },
      path: '/forgot-password',
    })
  })
}

async function wasWarned(trx: Trx, email: string): Promise<boolean> {
  const mail = await trx
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', KIND)
    .where('to_email', '=', email)
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${GUESSES_WARNING_SECONDS})`)
    .executeTakeFirst()
  return mail !== undefined
}
