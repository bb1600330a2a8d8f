import { linkErrors } from '@pasok/domain/identity/identity.errors'
import { linkRefusal } from '@pasok/domain/identity/identity.links'
import { broken } from '@pasok/domain/kernel/errors'
import type { Text } from '@pasok/domain/kernel/texts'
import { writeAudit } from '../../db/audit'
import type { Work } from '../../db/work'
import { workAs } from './identity.accounts'
import { findLink, useLink } from './identity.links'

const KIND = 'verify-email'

/**
 * Marks an e-mail as verified by its link. Whoever opens the link of an e-mail that is verified is
 * told so. @returns what to tell.
 * @throws AppError `rule` with the next step for a link that can't be used.
 */
export async function verifyEmailByLink(work: Work, token: string): Promise<Text> {
  const user = await useLink(work.trx, KIND, token, work.now)
  if (!user) {
    const { state, isVerified } = await findLink(work.trx, KIND, token, work.now)
    if (isVerified) return linkErrors.alreadyVerified
    throw broken(linkRefusal(KIND, state), {}, 'token')
  }
  if (user.email_verified_at) return linkErrors.alreadyVerified
  await work.trx
    .updateTable('users')
    .set({ email_verified_at: work.now })
    .where('id', '=', user.id)
    .execute()
  await writeAudit(workAs(work, user), {
    action: 'email.verify',
    subject: 'user',
    subjectId: user.id,
    ...(user.buyer_id !== null && { buyerId: user.buyer_id }),
    after: { email: user.email },
  })
  return linkErrors.verified
}
