import { linkErrors } from '@pasok/domain/identity/identity.errors'
import { linkRefusal } from '@pasok/domain/identity/identity.links'
import { ruleError } from '@pasok/domain/kernel/errors'
import type { Text } from '@pasok/domain/kernel/texts'
import { type Auditing, writeAudit } from '../../../db/audit'
import type { Work } from '../../../db/work'
import { findLink, useLink } from './links'

const KIND = 'verify-email'

/**
 * Verifies an email by its link. For an already verified email it returns a message instead of an error.
 * @returns the message to show. @throws AppError `rule` with the next step for a link that cannot be used.
 */
export async function verifyEmailByLink(work: Work, token: string): Promise<Text> {
  const user = await useLink(work.trx, KIND, token, work.now)
  if (!user) {
    const { state, isVerified } = await findLink(work.trx, KIND, token, work.now)
    if (isVerified) return linkErrors.alreadyVerified
    throw ruleError(linkRefusal(KIND, state), {}, 'token')
  }
  if (user.email_verified_at) return linkErrors.alreadyVerified
  await markEmailVerified(work, user, 'link')
  return linkErrors.verified
}

interface Verified {
  id: string
  email: string
}

/**
 * Marks an account's email as verified and audits the way it was verified. It does nothing when the email is
 * already verified or has changed.
 */
export async function markEmailVerified(
  work: Auditing,
  { id, email }: Verified,
  by: 'link' | 'password reset' | 'issuer' | 'invitation',
): Promise<void> {
  const marked = await work.trx
    .updateTable('users')
    .set({ email_verified_at: work.now })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .returning(['id', 'email', 'full_name', 'buyer_id'])
    .executeTakeFirst()
  if (!marked) return
  const actor = { userId: marked.id, name: marked.full_name }
  await writeAudit(
    { ...work, actor },
    {
      action: 'email.verify',
      subject: 'user',
      subjectId: marked.id,
      ...(marked.buyer_id !== null && { buyerId: marked.buyer_id }),
      after: { email: marked.email, by },
    },
  )
}
