import type { BodyOf } from '@pasok/domain/kernel/contract'
import type { saveTemplate as contract } from '@pasok/domain/templates/templates.contract'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import type { BuyerWork } from '../../db/move'
import { auditOf, contentOf, unnamed } from './templates.content'
import { insertTemplate, replaceTemplateLines } from './templates.store'

/** Saves a cart as a new template (Spec 1 §4), priced by the server. */
export async function saveTemplate(work: BuyerWork, body: BodyOf<typeof contract>) {
  const { trx, scope, actor, now } = work
  const content = await contentOf(work, body)
  const id = newId()
  await insertTemplate(trx, scope, {
    id,
    name: content.name,
    total: content.total,
    items_count: content.lines.length,
    vendor_names: content.vendorNames,
    created_by: actor.userId,
    created_by_name: actor.name,
    created_at: now,
    updated_at: now,
  })
  await replaceTemplateLines(trx, scope, id, content.lines.map(unnamed))
  await writeAudit(work, {
    action: 'template.save',
    subject: 'template',
    subjectId: id,
    after: auditOf(content),
  })
  return { _id: id, name: content.name, version: 1, total: Number(content.total) }
}
