import { WELCOME_LINK_SECONDS } from '@pasok/domain/identity/identity.constants'
import { registrationErrors } from '@pasok/domain/identity/identity.errors'
import { isEmail } from '@pasok/domain/identity/identity.rules'
import { ruleError } from '@pasok/domain/kernel/errors'
import { teamErrors } from '@pasok/domain/team/team.errors'
import { NOBODY } from '../../../db/actor'
import { writeAudit } from '../../../db/audit'
import { databaseNow } from '../../../db/database-now'
import type { Db } from '../../../db/db'
import { newId } from '../../../db/ids'
import { lostRace } from '../../../db/lost-race'
import { PROVIDER } from '../../../db/scope'
import type { IdentityProvider } from '../../../ports/identity-provider'
import { makeLink } from '../../identity/links/links'

/** How a new provider user sets a password: by this link, or by the issuer's mail. */
export type PasswordSetup = { kind: 'link'; path: string } | { kind: 'mailed' }

/**
 * Adds a provider user from the command line of the server. No screen offers this, because the first provider
 * user has nobody to ask. @throws AppError `rule` for an invalid email or one that has an account.
 */
export async function addProviderPerson(
  db: Db,
  identity: Pick<IdentityProvider, 'signUp' | 'resets'>,
  { email, name }: { email: string; name: string },
): Promise<PasswordSetup> {
  if (!isEmail(email)) throw ruleError(registrationErrors.emailInvalid, {}, 'email')
  const emailInUse = () => ruleError(teamErrors.emailTaken, { email }, 'email')
  const credential = await identity.signUp({ email, name })
  if (!credential) throw emailInUse()
  const setup = await db.transaction().execute(async (trx): Promise<PasswordSetup> => {
    const now = await databaseNow(trx)
    const id = newId()
    const added = await trx
      .insertInto('users')
      .values({ id, auth_id: credential.authId, email, full_name: name, flag: 'PROVIDER' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw lostRace(emailInUse())
    await credential.save(trx)
    await writeAudit(
      {
        trx,
        now,
        scope: PROVIDER,
        actor: { userId: NOBODY, name: 'Command line' },
        requestId: null,
        address: null,
      },
      { action: 'provider.add', subject: 'user', subjectId: id, after: { email, name } },
    )
    if (identity.resets.kind === 'by-issuer') return { kind: 'mailed' }
    const linkOptions = {
      kind: 'reset-password',
      user: { id },
      now,
      seconds: WELCOME_LINK_SECONDS,
    } as const
    const { path } = await makeLink(trx, linkOptions)
    return { kind: 'link', path }
  })
  if (identity.resets.kind === 'by-issuer') await identity.resets.mail(email)
  return setup
}
