import { z } from 'zod'
import { buyerCall } from '../kernel/contract'
import { idShape, pageShape, shortText } from '../kernel/shapes'
import { auditFilterShape, auditRowShape } from './audit.model'

const filter = {
  buyer_id: idShape.optional(),
  ...auditFilterShape,
  /** The kind of record that was changed: `company`, `user`, `role`, … */
  subject: shortText.optional(),
}

export const listCompanyAudit = buyerCall({
  name: 'listCompanyAudit',
  method: 'GET',
  path: '/buyer/audit',
  summary: "The company's own audit log, newest first",
  feature: 'audit.read',
  query: z.object({ ...filter, ...pageShape(50) }),
  data: z.array(auditRowShape),
  paged: true,
})

export const exportCompanyAudit = buyerCall({
  name: 'exportCompanyAudit',
  method: 'GET',
  path: '/buyer/audit/export',
  summary: "The company's own audit log as a spreadsheet (CSV), newest first, streamed",
  feature: 'audit.read',
  query: z.object(filter),
  download: 'text/csv; charset=utf-8',
  data: z.null(),
})
