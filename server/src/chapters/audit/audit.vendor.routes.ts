import { exportName } from '@pasok/domain/audit/audit.rules'
import * as calls from '@pasok/domain/audit/audit.vendor.contract'
import { DEFAULT_TIME_ZONE, dayIn } from '@pasok/domain/kernel/calendar'
import { databaseNow } from '../../db/database-now'
import { endpoint } from '../../http/endpoint'
import { writeAuditCsv } from './audit.export'
import { listOwnAudit, ownFilter } from './audit.queries'
import { getVendorCode } from './audit.store'

/** Vendors keep the platform's calendar. */
const timeZone = DEFAULT_TIME_ZONE

export const vendorAuditEndpoints = [
  endpoint(calls.listVendorAudit, async ({ db, scope, query, language }) => {
    const { rows, count } = await listOwnAudit(
      db,
      scope,
      ownFilter(query, timeZone, language),
      query,
    )
    return { data: rows, count }
  }),
  endpoint(calls.exportVendorAudit, {
    download: async ({ db, scope, query, language }) => {
      const { from, to = dayIn(await databaseNow(db), timeZone) } = query
      const filter = ownFilter(query, timeZone, language)
      return {
        name: exportName(await getVendorCode(db, scope), from, to),
        body: writeAuditCsv(db, scope, filter, { timeZone, language }),
      }
    },
  }),
]
