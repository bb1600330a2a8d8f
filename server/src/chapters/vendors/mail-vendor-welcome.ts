import { WELCOME_LINK_SECONDS } from '@pasok/domain/identity/identity.constants'
import type { Language } from '@pasok/domain/kernel/texts'
import { vendorMemberMail, vendorOwnerMail } from '@pasok/domain/vendors/vendors.provider.mails'
import { addJob } from '../../db/jobs'
import type { Work } from '../../db/work'
import type { IdentityProvider } from '../../ports/identity-provider'
import { mailLink } from '../identity/identity.links'

interface Welcomed {
  id: string
  email: string
  full_name: string
  is_owner: boolean
  language: Language
}

/**
 * Mails somebody of a vendor, who has no password yet, a link to set one, good for three days; the
 * one before it is superseded. Where an issuer keeps the passwords, its own mail sets the first one.
 */
export async function mailVendorWelcome(
  work: Pick<Work, 'trx' | 'now'>,
  user: Welcomed,
  company: string,
  { resets }: Pick<IdentityProvider, 'resets'>,
): Promise<void> {
  const { trx, now } = work
  const { email, language } = user
  if (resets.kind === 'by-issuer') {
    await addJob(trx, 'mail-reset-link', { email, language })
    return
  }
  await mailLink(trx, {
    kind: 'reset-password',
    user,
    language,
    words: user.is_owner ? vendorOwnerMail : vendorMemberMail,
    values: { company, email },
    now,
    seconds: WELCOME_LINK_SECONDS,
  })
}
