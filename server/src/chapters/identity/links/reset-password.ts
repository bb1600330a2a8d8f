import { linkRefusal } from '@pasok/domain/identity/identity.links'
import { passwordChangedMail } from '@pasok/domain/identity/identity.mails'
import { findPasswordProblem } from '@pasok/domain/identity/identity.registration'
import { ruleError, failure } from '@pasok/domain/kernel/errors'
import { writeAudit } from '../../../db/audit'
import { checkBeforeWaiting } from '../../../db/lost-race'
import { endSignInsOf } from '../../../db/sign-ins'
import type { Work } from '../../../db/work'
import { mailTo, postMail } from '../../../mail/post-mail'
import type { IdentityProvider, SavePassword } from '../../../ports/identity-provider'
import { workAs } from '../sign-in/accounts'
import { findLink, useLink } from './links'
import { markEmailVerified } from './verify-email'

const KIND = 'reset-password'

/**
 * Hashes a new password before any row is locked. Returns undefined when an external issuer stores the
 * passwords. @throws AppError `rule` for a weak or overlong password.
 */
export async function hashNewPassword(
  { resets }: Pick<IdentityProvider, 'resets'>,
  password: string,
): Promise<SavePassword | undefined> {
  const problem = findPasswordProblem(password)
  if (problem) throw ruleError(problem, {}, 'password')
  return resets.kind === 'by-link' ? resets.hash(password) : undefined
}

/**
 * Sets a new password by a mailed link, once. All open sign-ins of the account end, failed attempts are
 * cleared, and the email counts as verified, because the user received the mail. @throws AppError `rule` with
 * the next step for a link that cannot be used.
 */
export async function resetPasswordByLink(
  work: Work,
  token: string,
  save: SavePassword | undefined,
): Promise<void> {
  const assertLink = await checkBeforeWaiting(async () => {
    const { state } = await findLink(work.trx, KIND, token, work.now)
    if (!save || state !== 'open')
      throw ruleError(linkRefusal(KIND, save ? state : 'unknown'), {}, 'token')
  })
  const user = save && (await useLink(work.trx, KIND, token, work.now))
  if (!user) {
    await assertLink()
    throw failure('conflict')
  }
  await save(work.trx, { authId: user.auth_id, email: user.email })
  await markEmailVerified(work, user, 'password reset')
  await endSignInsOf(work.trx, user.id, work.now, 'password changed')
  await postMail(work.trx, {
    kind: 'password-changed',
    ...mailTo(user),
    words: passwordChangedMail,
    values: { name: user.full_name },
    path: '/forgot-password',
  })
  await writeAudit(workAs(work, user), {
    action: 'password.reset',
    subject: 'user',
    subjectId: user.id,
    ...(user.buyer_id !== null && { buyerId: user.buyer_id }),
  })
}
