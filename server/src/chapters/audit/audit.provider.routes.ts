import * as calls from '@pasok/domain/audit/audit.provider.contract'
import { endpoint } from '../../http/endpoint'
import { listAudit } from './audit.queries'

export const auditEndpoints = [
  endpoint(calls.listAudit, async ({ db, scope, query }) => {
    const { rows, count } = await listAudit(db, scope, query)
    return { data: rows, count }
  }),
]
