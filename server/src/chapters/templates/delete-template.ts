import { writeAudit } from '../../db/audit'
import type { BuyerWork } from '../../db/move'
import { getLockedTemplate } from './get-locked-template'
import { auditOf, listItems } from './templates.content'
import { updateTemplateHead } from './templates.store'

/** Deletes a template: it is marked, never removed (law 3). */
export async function deleteTemplate(work: BuyerWork, id: string): Promise<void> {
  const template = await getLockedTemplate(work, id)
  const lines = await listItems(work, template)
  const { trx, scope, now } = work
  await updateTemplateHead(trx, scope, template.id, template.version, { deleted_at: now })
  await writeAudit(work, {
    action: 'template.delete',
    subject: 'template',
    subjectId: template.id,
    before: auditOf({ ...template, lines }),
  })
}
