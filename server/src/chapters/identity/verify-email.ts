import { linkErrors } from '@pasok/domain/identity/identity.errors'
import { linkRefusal } from '@pasok/domain/identity/identity.links'
import { broken } from '@pasok/domain/kernel/errors'
import type { Text } from '@pasok/domain/kernel/texts'
import type { Work } from '../../db/work'
import { findLink, useLink } from './identity.links'
import { markEmailVerified } from './mark-email-verified'

const KIND = 'verify-email'

/**
 * Marks an email as verified by its link. Whoever opens the link of an email that is verified is
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
  await markEmailVerified(work, user, 'link')
  return linkErrors.verified
}
