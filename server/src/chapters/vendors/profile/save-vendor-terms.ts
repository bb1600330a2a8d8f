import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError, refuseFields } from '@pasok/domain/kernel/errors'
import type { saveVendorTerms } from '@pasok/domain/vendors/portal/portal.contract'
import { vendorPortalErrors } from '@pasok/domain/vendors/portal/portal.errors'
import type { OwnVendor } from '@pasok/domain/vendors/portal/portal.model'
import { listTermProblems } from '@pasok/domain/vendors/vendors.terms.rules'
import { assertSeen } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import { checkBeforeWaiting } from '../../../db/lost-race'
import type { VendorScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { differencesOf } from '../../company/profile/changed-columns'
import { presentOwnVendor } from './profile.present'
import { getOwnVendorRow, hasAccount, lockOwnVendor, updateOwnVendor } from './profile.store'

const termsOf = (vendor: OwnVendor) => ({
  discount: vendor.default_discount,
  down_payment: vendor.default_down_payment,
  payment_term: vendor.default_payment_term,
  direct_payment: vendor.direct_payment,
})

/**
 * Saves the vendor's default terms (percent and days) and where its invoices are paid. Prices are always
 * computed from the current terms; an issued invoice stays unchanged.
 * 1. Checks the terms, locks the vendor and checks again.
 * 2. Saves changed terms.
 * 3. Emits an event when the discount changed.
 * 4. Writes the audit entry. @throws AppError `rule` with a problem per field, and for direct payment without a
 *    bank account; `stale_version` when the vendor was changed since it was loaded.
 */
export async function saveTerms(
  work: Work<VendorScope>,
  given: BodyOf<typeof saveVendorTerms>,
): Promise<OwnVendor> {
  const { trx, scope, now } = work
  refuseFields(listTermProblems(given))
  const getVendor = await checkBeforeWaiting(async () => {
    const vendor = presentOwnVendor(await getOwnVendorRow(trx, scope))
    assertSeen(vendor, given.version)
    if (given.direct_payment && !vendor.direct_payment && !(await hasAccount(trx, scope)))
      throw ruleError(vendorPortalErrors.directNeedsAccount, undefined, 'direct_payment')
    return vendor
  })
  await lockOwnVendor(trx, scope)
  const before = await getVendor()
  const { direct_payment: isDirect = before.direct_payment } = given
  const changes = differencesOf(termsOf(before), {
    discount: given.default_discount,
    down_payment: given.default_down_payment,
    payment_term: given.default_payment_term,
    direct_payment: isDirect,
  })
  if (!changes) return before
  await updateOwnVendor(trx, scope, now, {
    discount_setting: String(given.default_discount),
    down_payment_setting: String(given.default_down_payment),
    payment_term: given.default_payment_term,
    direct_payment: isDirect,
  })
  if (given.default_discount !== before.default_discount)
    await work.emit('discounts.changed', { vendorId: scope.id })
  await writeAudit(work, {
    action: 'vendor.terms',
    subject: 'vendor',
    subjectId: scope.id,
    ...changes,
  })
  return presentOwnVendor(await getOwnVendorRow(trx, scope))
}
