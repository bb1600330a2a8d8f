import type { DocumentSearch } from '@pasok/domain/kernel/search'
import type { TemplateTopic } from '@pasok/domain/templates/templates.constants'
import type { ListedVendor } from '@pasok/domain/vendors/vendors.model'
import { sql, type Insertable } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import { inRange, meetsAll, type Condition } from '../../db/document-search'
import { containing } from '../../db/like'
import { onKey } from '../../db/on-key'
import { readPage, type PageOf } from '../../db/paged-list'
import type { BuyerScope } from '../../db/scope'
import type { Tables } from '../../db/tables'

export type TemplateRecord = NonNullable<Awaited<ReturnType<typeof findTemplate>>>
export type TemplateLineRecord = Awaited<ReturnType<typeof listTemplateLines>>[number]

/** Selects the company's templates that are not deleted. */
function templatesQuery(db: Reader | Trx, scope: BuyerScope) {
  return db
    .selectFrom('templates')
    .where('templates.buyer_id', '=', scope.id)
    .where('templates.deleted_at', 'is', null)
}

const contains = (column: string, value: string): Condition =>
  sql`${sql.ref(column)} ilike ${containing(value)}`

const CONDITIONS: Readonly<Record<TemplateTopic, (scope: BuyerScope, value: string) => Condition>> =
  {
    name: (_scope, value) => contains('templates.name', value),
    vendor: (_scope, value) => sql`exists (select from unnest(vendor_names) vendor
    where vendor ilike ${containing(value)})`,
    createdBy: (_scope, value) => contains('templates.created_by_name', value),
  }

/** Matches a search text with the name, a vendor, the author, or a product's name or SKU. */
function isNamedBy(scope: BuyerScope, text: string | undefined): Condition {
  if (text === undefined) return sql`true`
  const byProduct = sql`exists (
    select from template_lines lines join products on products.id = lines.product_id
    where lines.buyer_id = ${scope.id} and lines.template_id = templates.id
      and products.name || ' ' || products.sku ilike ${containing(text)})`
  const branches = Object.values(CONDITIONS).map((condition) => condition(scope, text))
  return sql`(${sql.join([...branches, byProduct], sql` or `)})`
}

const matchingTemplates = (db: Reader, scope: BuyerScope, search: DocumentSearch<TemplateTopic>) =>
  templatesQuery(db, scope)
    .where(inRange('created_at', search))
    .where(meetsAll(CONDITIONS, scope, search.criteria))
    .where(isNamedBy(scope, search.text))

/** The template's vendors, in the order of their first products. */
const VENDORS = sql<ListedVendor[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'vendor', jsonb_build_object('_id', vendors.id, 'name', legal_name)) order by first), '[]')
  from (select vendor_id, min(position) as first from template_lines lines
    where lines.buyer_id = templates.buyer_id and lines.template_id = templates.id
    group by vendor_id) held
  join vendors on vendors.id = held.vendor_id)`

export type ListedTemplate = Awaited<ReturnType<typeof listTemplateRecords>>['rows'][number]

export function listTemplateRecords(
  db: Reader,
  scope: BuyerScope,
  search: DocumentSearch<TemplateTopic>,
  page: PageOf,
) {
  const matching = matchingTemplates(db, scope, search)
  const sorted = matching
    .selectAll('templates')
    .select(VENDORS.as('vendors'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  return readPage(db, matching, sorted, page)
}

export function findTemplate(db: Reader | Trx, scope: BuyerScope, id: string) {
  return templatesQuery(db, scope).selectAll('templates').where('id', '=', id).executeTakeFirst()
}

/** Locks a template until the transaction ends, so that changes run one after another. */
export function lockTemplate(trx: Trx, scope: BuyerScope, id: string) {
  return templatesQuery(trx, scope)
    .selectAll('templates')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Lists a template's items in order, with the SKUs for the audit log. */
export function listTemplateLines(db: Reader | Trx, scope: BuyerScope, templateId: string) {
  return db
    .selectFrom('template_lines')
    .innerJoin('products', onKey('products.id', 'template_lines.product_id', 'vendor_id'))
    .select([
      'template_lines.id',
      'template_lines.position',
      'template_lines.vendor_id',
      'template_lines.product_id',
      'template_lines.quantity',
      'template_lines.discount_price',
      'template_lines.sub_total',
      'template_lines.note',
      'products.sku',
    ])
    .where('template_lines.buyer_id', '=', scope.id)
    .where('template_lines.template_id', '=', templateId)
    .orderBy('template_lines.position')
    .execute()
}

export async function insertTemplate(
  trx: Trx,
  scope: BuyerScope,
  row: Omit<Insertable<Tables['templates']>, 'buyer_id' | 'deleted_at'>,
) {
  await trx
    .insertInto('templates')
    .values({ ...row, buyer_id: scope.id })
    .execute()
}

/**
 * Updates a template's head if it has this version and is not deleted. @returns the new version; undefined when
 * another user was first.
 */
export function updateTemplateHead(
  trx: Trx,
  scope: BuyerScope,
  id: string,
  version: number,
  head: Partial<Insertable<Tables['templates']>>,
) {
  return trx
    .updateTable('templates')
    .set({ ...head, version: version + 1 })
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returning('version')
    .executeTakeFirst()
}

export type NewTemplateLine = Omit<Insertable<Tables['template_lines']>, 'buyer_id' | 'template_id'>

export async function replaceTemplateLines(
  trx: Trx,
  scope: BuyerScope,
  templateId: string,
  lines: readonly NewTemplateLine[],
) {
  await trx
    .deleteFrom('template_lines')
    .where('buyer_id', '=', scope.id)
    .where('template_id', '=', templateId)
    .execute()
  if (lines.length === 0) return
  await trx
    .insertInto('template_lines')
    .values(lines.map((line) => ({ ...line, buyer_id: scope.id, template_id: templateId })))
    .execute()
}
