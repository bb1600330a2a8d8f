import * as calls from '@pasok/domain/audit/audit.contract'
import { exportName } from '@pasok/domain/audit/audit.rules'
import { dayIn } from '@pasok/domain/kernel/calendar'
import { databaseNow } from '../../db/database-now'
import { endpoint } from '../../http/endpoint'
import { writeAuditCsv } from './audit.export'
import { listOwnAudit, ownFilter } from './audit.queries'

export const companyAuditEndpoints = [
  endpoint(calls.listCompanyAudit, async ({ db, scope, actor, query, language }) => {
    const filter = ownFilter(query, actor.company.timeZone, language)
    const { rows, count } = await listOwnAudit(db, scope, filter, query)
    return { data: rows, count }
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
]
