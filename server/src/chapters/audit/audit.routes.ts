import * as calls from '@pasok/domain/audit/audit.contract'
import * as providerCalls from '@pasok/domain/audit/audit.provider.contract'
import { exportName } from '@pasok/domain/audit/audit.rules'
import * as vendorCalls from '@pasok/domain/audit/audit.vendor.contract'
import { dayIn, DEFAULT_TIME_ZONE } from '@pasok/domain/kernel/calendar'
import type { Language } from '@pasok/domain/kernel/texts'
import { databaseNow } from '../../db/database-now'
import type { Reader } from '../../db/db'
import type { BuyerScope, VendorScope } from '../../db/scope'
import { endpoint } from '../../http/endpoint'
import { paged } from '../../http/lists'
import { writeAuditCsv } from './audit.export'
import { listAudit, listOwnAudit, ownFilter, type OwnQuery } from './audit.queries'
import { getVendorCode } from './audit.store'

/** Sends the log of a company or a vendor as a file; days are in the given time zone. */
async function exportLog(
  db: Reader,
  scope: BuyerScope | VendorScope,
  query: OwnQuery,
  { code, timeZone, language }: { code: string; timeZone: string; language: Language },
) {
  const { from, to = dayIn(await databaseNow(db), timeZone) } = query
  const filter = ownFilter(query, timeZone, language)
  return {
    name: exportName(code, from, to),
    body: writeAuditCsv(db, scope, filter, { timeZone, language }),
  }
}

export const auditEndpoints = [
  endpoint(calls.listCompanyAudit, async ({ db, scope, actor, query, language }) => {
    const filter = ownFilter(query, actor.company.timeZone, language)
    return paged(await listOwnAudit(db, scope, filter, query))
  }),
  endpoint(calls.exportCompanyAudit, {
    download: async ({ db, scope, actor, query, language }) => {
      const { code, timeZone } = actor.company
      return exportLog(db, scope, query, { code, timeZone, language })
    },
  }),
  endpoint(vendorCalls.listVendorAudit, async ({ db, scope, query, language }) =>
    paged(await listOwnAudit(db, scope, ownFilter(query, DEFAULT_TIME_ZONE, language), query)),
  ),
  endpoint(vendorCalls.exportVendorAudit, {
    download: async ({ db, scope, query, language }) => {
      const code = await getVendorCode(db, scope)
      return exportLog(db, scope, query, { code, timeZone: DEFAULT_TIME_ZONE, language })
    },
  }),
  endpoint(providerCalls.listAudit, async ({ db, scope, query }) =>
    paged(await listAudit(db, scope, query)),
  ),
]
