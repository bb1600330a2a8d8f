import { z } from 'zod'
import { defineContract } from '../kernel/contract'
import { idShape, pageShape } from '../kernel/shapes'
import { auditFilterShape, auditRowShape } from './audit.model'

export const listAudit = defineContract({
  name: 'listAudit',
  method: 'GET',
  path: '/provider/audit',
  summary: 'The audit log, newest first',
  surface: 'provider',
  token: 'access',
  feature: 'any',
  query: z.object({
    ...auditFilterShape,
    company_id: idShape.optional(),
    vendor_id: idShape.optional(),
    ...pageShape(50),
  }),
  data: z.array(auditRowShape),
  paged: true,
})
