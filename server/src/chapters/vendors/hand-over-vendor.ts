import { vendorGivenMail, vendorTakenMail } from '@pasok/domain/vendors/vendors.team.mails'
import { checkBeforeWaiting } from '../../db/lost-race'
import type { VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { getMember, lockTeam } from './lock-team'
import { assertMayOwn, passOwnership } from './pass-vendor-ownership'
import { listMemberRows } from './vendors.team.store'

/**
 * Hands the vendor's ownership to somebody else of its team; both are mailed.
 * @throws AppError `forbidden` for anybody but the owner; `not_found`; `rule` for one who is the
 * owner already or inactive.
 */
export async function handOver(work: Work<VendorScope>, id: string): Promise<void> {
  const getHeir = await checkBeforeWaiting(async () => {
    const heir = getMember(await listMemberRows(work.trx, work.scope), id)
    assertMayOwn(heir, '_id')
    return heir
  })
  const owner = getMember(await lockTeam(work), work.actor.userId)
  const words = { given: vendorGivenMail, taken: vendorTakenMail }
  await passOwnership(work, work.scope, { owner, heir: await getHeir(), words })
}
