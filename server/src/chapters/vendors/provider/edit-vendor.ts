import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError, getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type {
  setVendorActive as setVendorActiveContract,
  setVendorUserStatus as setVendorUserStatusContract,
} from '@pasok/domain/vendors/provider/provider.contract'
import { vendorProviderErrors } from '@pasok/domain/vendors/portal/portal.errors'
import {
  vendorOwnerMadeMail,
  vendorOwnerUnmadeMail,
} from '@pasok/domain/vendors/provider/provider.mails'
import type { VendorFile } from '@pasok/domain/vendors/provider/provider.model'
import { actionsOnVendorUser } from '@pasok/domain/vendors/provider/provider.rules'
import { assertSeen } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import { checkBeforeWaiting } from '../../../db/lost-race'
import { type ProviderScope, vendorScope } from '../../../db/scope'
import { endSignInsOf } from '../../../db/sign-ins'
import type { Work } from '../../../db/work'
import type { IdentityProvider } from '../../../ports/identity-provider'
import { supersedeLinks } from '../../identity/links/links'
import { mailVendorWelcome } from './create-vendor'
import { assertMayOwn, passOwnership } from '../team/pass-vendor-ownership'
import { getVendorFile } from './vendors.queries'
import { lockVendor, lockVendorUser, updateVendorActive, updateVendorUser } from './vendors.store'
import { listMemberRows, lockMembers } from '../team/team.store'

/**
 * Deactivates a vendor, whose products leave the search while running orders continue, or activates it again. A
 * vendor already in this state stays unchanged. @throws AppError `not_found`; `stale_version` when it was
 * changed since it was loaded.
 */
export async function setActive(
  work: Work<ProviderScope>,
  id: string,
  { active, version }: BodyOf<typeof setVendorActiveContract>,
): Promise<VendorFile> {
  const { trx, scope, now } = work
  const vendor = await getLockedVendor(work, id)
  if (vendor.active === active) return getVendorFile(trx, scope, vendor.id)
  assertSeen(vendor, version)
  await updateVendorActive(trx, scope, vendor.id, active, now)
  await work.emit('vendor.changed', { vendorId: vendor.id })
  const { legal_name } = vendor
  await writeAudit(work, {
    action: active ? 'vendor.activate' : 'vendor.deactivate',
    subject: 'vendor',
    subjectId: vendor.id,
    vendorId: vendor.id,
    before: { legal_name, active: vendor.active },
    after: { legal_name, active },
  })
  return getVendorFile(trx, scope, vendor.id)
}

/**
 * Makes another user of a vendor its owner, because no one can manage a team whose owner was deactivated. Both
 * users are mailed. @throws AppError `not_found` for an unknown user or one of another vendor; `rule` when the
 * user is already the owner or is inactive.
 */
export async function setOwner(
  work: Work<ProviderScope>,
  id: string,
  userId: string,
): Promise<VendorFile> {
  const choose = await checkBeforeWaiting(async () => {
    const members = isId(id) ? await listMemberRows(work.trx, vendorScope(id)) : []
    const heir = getFound(
      members.find((member) => member.id === userId.toLowerCase()),
      'user_id',
    )
    assertMayOwn(heir, 'user_id')
    return { heir, owner: members.find((member) => member.is_owner) }
  })
  const vendor = vendorScope((await getLockedVendor(work, id)).id)
  await lockMembers(work.trx, vendor)
  const { owner, heir } = await choose()
  if (!owner) throw new Error(`Vendor ${vendor.id} has no owner.`)
  const words = { given: vendorOwnerMadeMail, received: vendorOwnerUnmadeMail }
  await passOwnership(work, vendor, { owner, heir, words })
  return getVendorFile(work.trx, work.scope, vendor.id)
}

/**
 * Changes the status of a vendor's user. Deactivation ends the user's sign-ins and links immediately. The
 * vendor's products enter the search with its first active user and leave it with the last. @throws AppError
 * `not_found`; `stale_version` when the user was changed since loaded.
 */
export async function setUserStatus(
  work: Work<ProviderScope>,
  { id, user_id }: { id: string; user_id: string },
  { status, version }: BodyOf<typeof setVendorUserStatusContract>,
): Promise<VendorFile> {
  const { trx, scope, now } = work
  const { vendor, user } = await getLockedVendorUser(work, id, user_id)
  if (user.status === status) return getVendorFile(trx, scope, vendor.id)
  assertSeen(user, version)
  await updateVendorUser(trx, scope, user.id, status)
  if (status === 'INACTIVE') {
    await endSignInsOf(trx, user.id, now, 'deactivated')
    await supersedeLinks(trx, user.id, now)
  }
  const who = { email: user.email, fullname: user.full_name }
  await writeAudit(work, {
    action: status === 'ACTIVE' ? 'user.activate' : 'user.deactivate',
    subject: 'user',
    subjectId: user.id,
    vendorId: vendor.id,
    before: { ...who, status: user.status },
    after: { ...who, status },
  })
  const file = await getVendorFile(trx, scope, vendor.id)
  const others = file.people.filter((one) => one._id !== user.id && one.status === 'ACTIVE')
  if (others.length === 0) await work.emit('vendor.changed', { vendorId: vendor.id })
  return file
}

/**
 * Mails the link to set a password again to a vendor's user who has never signed in; the previous link ends.
 * @throws AppError `not_found`; `rule` when the user has signed in or is deactivated.
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
    throw ruleError(hasSignedIn ? hasBeenIn : isInactive, { name }, 'user_id')
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

/** Locks a vendor until the transaction ends. @throws AppError `not_found`. */
async function getLockedVendor({ trx, scope }: Work<ProviderScope>, id: string) {
  return getFound(isId(id) ? await lockVendor(trx, scope, id) : undefined, 'id')
}

/** Locks a vendor and one of its users until the transaction ends. @throws AppError `not_found`. */
async function getLockedVendorUser(work: Work<ProviderScope>, id: string, userId: string) {
  const vendor = await getLockedVendor(work, id)
  const user = getFound(
    isId(userId) ? await lockVendorUser(work.trx, work.scope, vendor.id, userId) : undefined,
    'user_id',
  )
  return { vendor, user }
}
