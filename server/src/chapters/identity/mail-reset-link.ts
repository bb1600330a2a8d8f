import { resetPasswordMail } from '@pasok/domain/identity/identity.mails'
import { databaseNow } from '../../db/database-now'
import type { Db } from '../../db/db'
import type { JobMap } from '../../db/job-map'
import type { IdentityProvider } from '../../ports/identity-provider'
import { findActiveAccount } from './identity.accounts'
import { mailLink } from './identity.links'

/** Mails a link to set a new password, if there is such an account; an issuer mails its own. */
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
