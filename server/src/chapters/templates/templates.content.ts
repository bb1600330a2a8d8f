import { cartErrors } from '@pasok/domain/cart/cart.errors'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken, failure, throwAny } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { saveTemplate } from '@pasok/domain/templates/templates.contract'
import { templateTexts } from '@pasok/domain/templates/templates.texts'
import { writeAudit } from '../../db/audit'
import type { BuyerWork } from '../../db/move'
import { assertFew, itemsOf, priceItems, type PricedLine } from '../cart/price-items'
import { listOffers } from '../catalog/catalog.store'
import {
  listTemplateLines,
  replaceTemplateLines,
  updateTemplateHead,
  type NewTemplateLine,
  type TemplateLineRecord,
  type TemplateRecord,
} from './templates.store'

/** What a template is written with. */
interface TemplateContent {
  name: string
  /** In whole rupiah. */
  total: string
  vendorNames: string[]
  lines: readonly TemplateLineRecord[]
}

/**
 * A payload priced as of now. What is withdrawn may stay, so that using the template explains it,
 * but doesn't come in.
 * @throws AppError `rule` without a name or items, for what is withdrawn, and for what a cart can't
 * hold either; `not_found` for a product that doesn't exist.
 */
export async function contentOf(
  work: BuyerWork,
  body: BodyOf<typeof saveTemplate>,
  before: readonly TemplateLineRecord[] = [],
): Promise<TemplateContent> {
  if (body.template_name === '') throw broken(templateTexts.nameRequired, {}, 'template_name')
  const items = itemsOf({ vendors: body.value })
  if (items.length === 0) throw broken(templateTexts.empty, {}, 'value')
  assertFew(items)
  const ids = items.map(({ productId }) => productId).filter(isId)
  const offers = await listOffers(work.trx, work.scope, ids)
  const priced = await priceItems(work, items, offers)
  const known = new Map(before.map((line) => [line.product_id, line.id]))
  const gone = new Set(offers.filter(({ available }) => !available).map(({ id }) => id))
  throwAny(
    priced.lines
      .filter(({ product_id }) => gone.has(product_id) && !known.has(product_id))
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

/** Of a priced line what a template keeps. */
export function templateLineOf(line: PricedLine): TemplateLineRecord {
  const { id, position, vendor_id, product_id, quantity, discount_price, sub_total, note } = line
  const kept = { id, position, vendor_id, product_id, quantity, discount_price, sub_total, note }
  return { ...kept, sku: line.sku }
}

/** A line as it is written: what the audit log knows it by is the product's. */
export const unnamed = ({ sku: _, ...line }: TemplateLineRecord): NewTemplateLine => line

/**
 * Writes a locked template anew.
 * @returns what its saving answers.
 */
export async function rewriteTemplate(
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

/** The items of a template as they were saved. */
export const listItems = (work: BuyerWork, template: TemplateRecord) =>
  listTemplateLines(work.trx, work.scope, template.id)

/** What the audit log keeps of a template: its name, and each line by its SKU. */
export const auditOf = ({
  name,
  total,
  lines,
}: Pick<TemplateContent, 'name' | 'total' | 'lines'>) => ({
  name,
  total,
  lines: lines.map(({ sku, quantity, sub_total }) => [sku, quantity, sub_total]),
})
