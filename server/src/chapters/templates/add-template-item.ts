import type { BodyOf } from '@pasok/domain/kernel/contract'
import type { addTemplateItem as contract } from '@pasok/domain/templates/templates.contract'
import type { BuyerWork } from '../../db/move'
import { totalOf } from '../cart/price-items'
import { getOfferToAdd, withItem } from '../cart/with-item'
import { listVendors } from '../vendors/vendors.store'
import { getLockedTemplate } from './get-locked-template'
import { listItems, rewriteTemplate, templateLineOf } from './templates.content'
import type { TemplateLineRecord } from './templates.store'

/**
 * Adds an item to a template (Spec 1 §5, §7). One that is in it already gets more, at today's
 * price; the other items stay as they were saved.
 * @throws AppError `stale_version`; `rule` in the specified words for a product that can't be had in
 * this quantity.
 */
export async function addTemplateItem(work: BuyerWork, body: BodyOf<typeof contract>) {
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
