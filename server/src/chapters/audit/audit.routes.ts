import * as calls from '@pasok/domain/audit/audit.contract'
import * as providerCalls from '@pasok/domain/audit/audit.provider.contract'
import { exportName } from '@pasok/domain/audit/audit.rules'
import * as vendorCalls from '@pasok/domain/audit/audit.vendor.contract'
import { dayIn, DEFAULT_TIME_ZONE } from '@pasok/domain/kernel/calendar'
import { databaseNow } from '../../db/database-now'
import { endpoint } from '../../http/endpoint'
import { paged } from '../../http/lists'
import { writeAuditCsv } from './audit.export'
import { listAudit, listOwnAudit, ownFilter } from './audit.queries'
import { getVendorCode } from './audit.store'

/** Vendors keep the platform's calendar. */
const timeZone = DEFAULT_TIME_ZONE

export const auditEndpoints = [
  endpoint(calls.listCompanyAudit, async ({ db, scope, actor, query, language }) => {
    const filter = ownFilter(query, actor.company.timeZone, language)
    return paged(await listOwnAudit(db, scope, filter, query))
  }),
  endpoint(calls.exportCompanyAudit, {
    download: async ({ db, scope, actor, query, language }) => {
      const { code, timeZone } = actor.company
      const { from, to = dayIn(await databaseNow(db), timeZone) } = query
      const filter = ownFilter(query, timeZone, language)
      return {
        name: exportName(code, from, to),
        body: writeAuditCsv(db, scope, filter, { timeZone, language }),
      }
    },
  }),
  endpoint(vendorCalls.listVendorAudit, async ({ db, scope, query, language }) =>
    paged(await listOwnAudit(db, scope, ownFilter(query, timeZone, language), query)),
  ),
  endpoint(vendorCalls.exportVendorAudit, {
    download: async ({ db, scope, query, language }) => {
      const { from, to = dayIn(await databaseNow(db), timeZone) } = query
      const filter = ownFilter(query, timeZone, language)
      return {
        name: exportName(await getVendorCode(db, scope), from, to),
        body: writeAuditCsv(db, scope, filter, { timeZone, language }),
      }
    },
  }),
  endpoint(providerCalls.listAudit, async ({ db, scope, query }) =>
    paged(await listAudit(db, scope, query)),
  ),
]
