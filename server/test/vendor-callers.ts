import type { Db } from '../src/db/db'
import { ENDED_VENDOR, VENDOR_MEMBER } from './callers'
import { vendorId } from './company'
import { addUsers } from './people'
import { addVendor } from './world'

/** The people of vendors whom the tables of permissions name beside the world's own. */
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
