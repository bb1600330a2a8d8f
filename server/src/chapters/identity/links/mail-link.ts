import { registrationErrors } from '@pasok/domain/identity/identity.errors'
import { resetPasswordMail, verifyEmailMail } from '@pasok/domain/identity/identity.mails'
import { isEmail } from '@pasok/domain/identity/identity.rules'
import { ruleError } from '@pasok/domain/kernel/errors'
import type { Language } from '@pasok/domain/kernel/texts'
import { databaseNow } from '../../../db/database-now'
import type { Db } from '../../../db/db'
import type { JobMap } from '../../../db/job-map'
import { addJob } from '../../../db/jobs'
import type { Work } from '../../../db/work'
import type { IdentityProvider } from '../../../ports/identity-provider'
import { findActiveAccount } from '../sign-in/accounts'
import { mailLink } from './links'

/** Mails a link to set a new password if the account exists; an external issuer sends its own mail. */
export async function mailResetLink(
  db: Db,
  { resets }: Pick<IdentityProvider, 'resets'>,
  { email, language }: JobMap['mail-reset-link'],
): Promise<void> {
  const user = await findActiveAccount(db, email)
  if (!user) return
  if (resets.kind === 'by-issuer') return resets.mail(user.email)
  await db.transaction().execute(async (trx) =>
    mailLink(trx, {
      kind: 'reset-password',
      user,
      language,
      words: resetPasswordMail,
      now: await databaseNow(trx),
    }),
  )
}

/** Mails a verification link if the account exists and its email is not verified yet. */
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

/**
 * Queues a mail with a link. A job later checks whether the account exists, so that response and timing are the
 * same for every email. @throws AppError `rule` for an invalid email.
 */
export async function requestMail(
  work: Work,
  job: 'mail-reset-link' | 'mail-verification-link',
  email: string,
  language: Language,
): Promise<void> {
  if (!isEmail(email)) throw ruleError(registrationErrors.emailInvalid, {}, 'email')
  await addJob(work.trx, job, { email: email.toLowerCase(), language })
}
