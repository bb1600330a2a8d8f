import type { Db } from '../src/db/db'
import { ENDED_VENDOR, VENDOR_MEMBER } from './callers'
import { vendorId } from './company'
import { addUsers } from './people'
import { addVendor } from './world'

/** Adds the vendor users that the permission tables name in addition to the test data. */
export async function addVendorCallers(db: Db): Promise<void> {
  await addUsers(db, [{ email: VENDOR_MEMBER, flag: 'VENDOR', vendor_id: vendorId('sinar') }])
  const terms = { discount: '0', downPayment: '0', term: 30, coverage: [] }
  await addVendor(db, { key: ENDED_VENDOR, legalName: 'PT Tutup', ...terms })
  await db
    .updateTable('vendors')
    .set({ active: false })
    .where('id', '=', vendorId(ENDED_VENDOR))
    .execute()
}
