import { z } from 'zod'
import { providerCall } from '../kernel/contract'
import { idShape, pageShape } from '../kernel/shapes'
import { auditFilterShape, auditRowShape } from './audit.model'

export const listAudit = providerCall({
  name: 'listAudit',
  method: 'GET',
  path: '/provider/audit',
  summary: 'The audit log, newest first',
  query: z.object({
    ...auditFilterShape,
    company_id: idShape.optional(),
    vendor_id: idShape.optional(),
    ...pageShape(50),
  }),
  data: z.array(auditRowShape),
  paged: true,
})
