import { vendorGivenMail, vendorTakenMail } from '@pasok/domain/vendors/vendors.team.mails'
import type { VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { getMember, lockTeam } from './lock-team'
import { passOwnership } from './pass-vendor-ownership'

/**
 * Hands the vendor's ownership to somebody else of its team; both are mailed.
 * @throws AppError `forbidden` for anybody but the owner; `not_found`; `rule` for one who is the
 * owner already or inactive.
 */
export async function handOver(work: Work<VendorScope>, id: string): Promise<void> {
  const members = await lockTeam(work)
  const owner = getMember(members, work.actor.userId)
  const heir = getMember(members, id)
  const words = { given: vendorGivenMail, taken: vendorTakenMail }
  await passOwnership(work, work.scope, { owner, heir, words }, '_id')
}
