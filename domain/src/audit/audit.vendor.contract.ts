import { z } from 'zod'
import { vendorCall } from '../kernel/contract'
import { pageShape, shortText } from '../kernel/shapes'
import { auditFilterShape, auditRowShape } from './audit.model'

const filter = {
  ...auditFilterShape,
  /** The kind of record that was changed: `vendor`, `user`, `product`, … */
  subject: shortText.optional(),
}

export const listVendorAudit = vendorCall({
  name: 'listVendorAudit',
  method: 'GET',
  path: '/vendor/audit',
  summary: "The vendor's own audit log, newest first",
  query: z.object({ ...filter, ...pageShape(50) }),
  data: z.array(auditRowShape),
  paged: true,
})

export const exportVendorAudit = vendorCall({
  name: 'exportVendorAudit',
  method: 'GET',
  path: '/vendor/audit/export',
  summary: "The vendor's own audit log as a spreadsheet (CSV), newest first, streamed",
  query: z.object(filter),
  download: 'text/csv; charset=utf-8',
  data: z.null(),
})
