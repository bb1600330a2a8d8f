import { broken } from '@pasok/domain/kernel/errors'
import { actionsOnVendorUser } from '@pasok/domain/vendors/vendors.provider.rules'
import { vendorProviderErrors } from '@pasok/domain/vendors/vendors.provider.errors'
import { writeAudit } from '../../db/audit'
import type { ProviderScope } from '../../db/scope'
import type { Work } from '../../db/work'
import type { IdentityProvider } from '../../ports/identity-provider'
import { mailVendorWelcome } from './mail-vendor-welcome'
import { getLockedVendorUser } from './vendors.provider.locks'

/**
 * Mails the link to set a password once more to a vendor's user who has never signed in; the one
 * before it ends.
 * @throws AppError `not_found`; `rule` for who has been in, or is deactivated.
 */
export async function welcomeUser(
  work: Work<ProviderScope>,
  { id, user_id }: { id: string; user_id: string },
  identity: Pick<IdentityProvider, 'resets'>,
): Promise<void> {
  const { vendor, user } = await getLockedVendorUser(work, id, user_id)
  const { status, full_name: name, email, is_owner: isOwner } = user
  const hasSignedIn = user.last_sign_in_at !== null
  if (!actionsOnVendorUser({ status, hasSignedIn, isOwner }).welcome) {
    const { hasBeenIn, isInactive } = vendorProviderErrors
    throw broken(hasSignedIn ? hasBeenIn : isInactive, { name }, 'user_id')
  }
  await mailVendorWelcome(work, user, vendor.legal_name, identity)
  await writeAudit(work, {
    action: 'user.welcome',
    subject: 'user',
    subjectId: user.id,
    vendorId: vendor.id,
    after: { email, fullname: name },
  })
}
