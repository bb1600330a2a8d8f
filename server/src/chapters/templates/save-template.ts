import { cartErrors } from '@pasok/domain/cart/cart.errors'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError, failure, getFound, throwAny } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type {
  addTemplateItem as addTemplateItemContract,
  saveTemplate as saveTemplateContract,
  updateTemplate as updateTemplateContract,
} from '@pasok/domain/templates/templates.contract'
import { templateTexts } from '@pasok/domain/templates/templates.texts'
import { assertSeen } from '../../db/stale-record'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import type { BuyerWork } from '../../db/move'
import {
  assertItemLimit,
  itemsOf,
  type PricedLine,
  priceItems,
  totalOf,
} from '../cart/pricing/price-items'
import { getOfferToAdd, withItem } from '../cart/with-item'
import { listOffers } from '../catalog/catalog.store'
import { listVendors } from '../vendors/vendors.store'
import {
  insertTemplate,
  listTemplateLines,
  lockTemplate,
  type NewTemplateLine,
  replaceTemplateLines,
  type TemplateLineRecord,
  type TemplateRecord,
  updateTemplateHead,
} from './templates.store'

/** Saves a cart as a new template (Spec 1 §4) with the server's prices. */
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
 * Saves a template again; remaining items keep their ids. @throws AppError `stale_version` when another user
 * saved it since.
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
 * Adds an item to a template (Spec 1 §5, §7). An existing item gets the sum of the quantities at today's price;
 * other items stay unchanged. @throws AppError `stale_version`; `rule`, with the specification's text, when the
 * product is not available in this quantity.
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

async function vendorNamesOf(
  work: BuyerWork,
  lines: readonly TemplateLineRecord[],
): Promise<string[]> {
  const ids = [...new Set(lines.map(({ vendor_id }) => vendor_id))]
  const rows = await listVendors(work.trx, work.scope, ids)
  const names = new Map(rows.map(({ id, legal_name }) => [id, legal_name]))
  return ids.flatMap((id) => names.get(id) ?? [])
}

/** Deletes a template by marking it. */
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
 * Locks a template for this transaction. @throws AppError `not_found`; `stale_version` when another user saved
 * it since.
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

interface TemplateContent {
  name: string
  /** In whole rupiah. */
  total: string
  vendorNames: string[]
  lines: readonly TemplateLineRecord[]
}

/**
 * Prices the template of a request body. Withdrawn products may stay, so that the screen can report them, but
 * not be added. @throws AppError `rule` without a name or items, for an added withdrawn product, and for
 * anything that a cart rejects; `not_found` for an unknown product.
 */
async function contentOf(
  work: BuyerWork,
  body: BodyOf<typeof saveTemplateContract>,
  before: readonly TemplateLineRecord[] = [],
): Promise<TemplateContent> {
  if (body.template_name === '') throw ruleError(templateTexts.nameRequired, {}, 'template_name')
  const items = itemsOf({ vendors: body.value })
  if (items.length === 0) throw ruleError(templateTexts.empty, {}, 'value')
  assertItemLimit(items)
  const ids = items.map(({ productId }) => productId).filter(isId)
  const offers = await listOffers(work.trx, work.scope, ids)
  const priced = await priceItems(work, items, offers)
  const known = new Map(before.map((line) => [line.product_id, line.id]))
  const unavailable = new Set(offers.filter(({ available }) => !available).map(({ id }) => id))
  throwAny(
    priced.lines
      .filter(({ product_id }) => unavailable.has(product_id) && !known.has(product_id))
      .map(({ position, name }) => ({
        code: 'rule',
        path: `items.${position}`,
        text: cartErrors.withdrawn,
        values: { name },
      })),
  )
  return {
    name: body.template_name,
    total: priced.total.toFixed(),
    vendorNames: priced.vendors.map(({ name }) => name),
    lines: priced.lines.map((line) => ({
      ...templateLineOf(line),
      id: known.get(line.product_id) ?? line.id,
    })),
  }
}

function templateLineOf(line: PricedLine): TemplateLineRecord {
  const { id, position, vendor_id, product_id, quantity, discount_price, sub_total, note } = line
  const columns = { id, position, vendor_id, product_id, quantity, discount_price, sub_total, note }
  return { ...columns, sku: line.sku }
}

/** Removes the SKU, which belongs to the product and is only used by the audit log. */
const unnamed = ({ sku: _, ...line }: TemplateLineRecord): NewTemplateLine => line

/** Saves a locked template. @returns the response of the save. */
async function rewriteTemplate(
  work: BuyerWork,
  template: TemplateRecord,
  before: readonly TemplateLineRecord[],
  content: TemplateContent,
) {
  const { trx, scope, now } = work
  const { id } = template
  const head = await updateTemplateHead(trx, scope, id, template.version, {
    name: content.name,
    total: content.total,
    items_count: content.lines.length,
    vendor_names: content.vendorNames,
    updated_at: now,
  })
  if (!head) throw failure('stale_version', { path: 'version' })
  await replaceTemplateLines(trx, scope, id, content.lines.map(unnamed))
  await writeAudit(work, {
    action: 'template.edit',
    subject: 'template',
    subjectId: id,
    before: auditOf({ ...template, lines: before }),
    after: auditOf(content),
  })
  return { _id: id, name: content.name, version: head.version, total: Number(content.total) }
}

const listItems = (work: BuyerWork, template: TemplateRecord) =>
  listTemplateLines(work.trx, work.scope, template.id)

/** The audit log's data of a template: its name, and each line by its SKU. */
const auditOf = ({ name, total, lines }: Pick<TemplateContent, 'name' | 'total' | 'lines'>) => ({
  name,
  total,
  lines: lines.map(({ sku, quantity, sub_total }) => [sku, quantity, sub_total]),
})
