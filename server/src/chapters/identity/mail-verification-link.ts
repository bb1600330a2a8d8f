import { verifyEmailMail } from '@pasok/domain/identity/identity.mails'
import { databaseNow } from '../../db/database-now'
import type { Db } from '../../db/db'
import type { JobMap } from '../../db/job-map'
import { findActiveAccount } from './identity.accounts'
import { mailLink } from './identity.links'

/** Mails a link to verify an email, if there is such an account and it is not verified yet. */
export async function mailVerificationLink(
  db: Db,
  { email, language }: JobMap['mail-verification-link'],
): Promise<void> {
  const user = await findActiveAccount(db, email)
  if (!user || user.email_verified_at) return
  await db.transaction().execute(async (trx) =>
    mailLink(trx, {
      kind: 'verify-email',
      user,
      language,
      words: verifyEmailMail,
      now: await databaseNow(trx),
    }),
  )
}
