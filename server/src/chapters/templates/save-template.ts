import type { BodyOf } from '@pasok/domain/kernel/contract'
import { getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type {
  addTemplateItem as addTemplateItemContract,
  saveTemplate as saveTemplateContract,
  updateTemplate as updateTemplateContract,
} from '@pasok/domain/templates/templates.contract'
import { assertSeen } from '../../db/assert-seen'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import type { BuyerWork } from '../../db/move'
import { totalOf } from '../cart/price-items'
import { getOfferToAdd, withItem } from '../cart/with-item'
import { listVendors } from '../vendors/vendors.store'
import {
  auditOf,
  contentOf,
  listItems,
  rewriteTemplate,
  templateLineOf,
  unnamed,
} from './templates.content'
import {
  insertTemplate,
  lockTemplate,
  replaceTemplateLines,
  type TemplateLineRecord,
  type TemplateRecord,
  updateTemplateHead,
} from './templates.store'

/** Saves a cart as a new template (Spec 1 §4), priced by the server. */
export async function saveTemplate(work: BuyerWork, body: BodyOf<typeof saveTemplateContract>) {
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

/**
 * Saves a template again: items that stay keep their ids.
 * @throws AppError `stale_version` when somebody else saved it since.
 */
export async function updateTemplate(
  work: BuyerWork,
  id: string,
  body: BodyOf<typeof updateTemplateContract>,
) {
  const template = await getLockedTemplate(work, id, body.version)
  const before = await listItems(work, template)
  return rewriteTemplate(work, template, before, await contentOf(work, body, before))
}

/**
 * Adds an item to a template (Spec 1 §5, §7). One that is in it already gets more, at today's
 * price; the other items stay as they were saved.
 * @throws AppError `stale_version`; `rule` in the specified words for a product that can't be had in
 * this quantity.
 */
export async function addTemplateItem(
  work: BuyerWork,
  body: BodyOf<typeof addTemplateItemContract>,
) {
  const template = await getLockedTemplate(work, body.id, body.version)
  const offer = await getOfferToAdd(work, body.item.productId)
  const before = await listItems(work, template)
  const { lines, quantity } = withItem<TemplateLineRecord>(before, body.item, offer, templateLineOf)
  const saved = await rewriteTemplate(work, template, before, {
    name: template.name,
    total: totalOf(lines).toFixed(),
    vendorNames: await vendorNamesOf(work, lines),
    lines,
  })
  return { ...saved, quantity: quantity.toNumber() }
}

/** The vendors of lines by name, in the order in which they come. */
async function vendorNamesOf(
  work: BuyerWork,
  lines: readonly TemplateLineRecord[],
): Promise<string[]> {
  const ids = [...new Set(lines.map(({ vendor_id }) => vendor_id))]
  const rows = await listVendors(work.trx, work.scope, ids)
  const names = new Map(rows.map(({ id, legal_name }) => [id, legal_name]))
  return ids.flatMap((id) => names.get(id) ?? [])
}

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

/**
 * The template, locked for this transaction.
 * @throws AppError `not_found`; `stale_version` when somebody else saved it since.
 */
async function getLockedTemplate(
  work: BuyerWork,
  id: string,
  version?: number,
): Promise<TemplateRecord> {
  const template = getFound(
    isId(id) ? await lockTemplate(work.trx, work.scope, id) : undefined,
    'id',
  )
  assertSeen(template, version)
  return template
}
