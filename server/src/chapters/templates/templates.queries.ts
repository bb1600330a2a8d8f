import { priceOffer } from '@pasok/domain/cart/cart.offers'
import { findSupplyProblem } from '@pasok/domain/cart/cart.problems'
import { sumTotal } from '@pasok/domain/cart/cart.rules'
import type { DataOf, QueryOf } from '@pasok/domain/kernel/contract'
import { decimal, fractionOfPercent, toNumber } from '@pasok/domain/kernel/decimal'
import type { Page } from '@pasok/domain/kernel/envelope'
import { getFound } from '@pasok/domain/kernel/errors'
import type { Feature } from '@pasok/domain/kernel/features'
import { isId } from '@pasok/domain/kernel/ids'
import { readSearch } from '@pasok/domain/kernel/search'
import { actionsOnTemplate } from '@pasok/domain/templates/templates.abilities'
import type {
  getTemplateItems as itemsContract,
  listTemplates as listContract,
} from '@pasok/domain/templates/templates.contract'
import type { Template, TemplateItem, TemplateRow } from '@pasok/domain/templates/templates.model'
import { canBeHad } from '@pasok/domain/templates/templates.rules'
import type { BuyerActor } from '../../db/actor'
import type { Reader } from '../../db/db'
import { presentPage } from '../../db/paged-list'
import { cartLinesOf } from '../cart/pricing/lines'
import { offerOf } from '../cart/pricing/offer'
import { listOffers, type OfferRow } from '../catalog/catalog.store'
import { addressLine } from '../company/company.present'
import type { VendorRow } from '../vendors/vendors.present'
import { listVendors } from '../vendors/vendors.store'
import {
  findTemplate,
  type ListedTemplate,
  listTemplateLines,
  listTemplateRecords,
  type TemplateLineRecord,
  type TemplateRecord,
} from './templates.store'

/**
 * Lists a page of the company's templates, newest first, in two queries. @throws AppError `bad_request` for an
 * incomplete search.
 */
export async function listTemplates(
  db: Reader,
  actor: BuyerActor,
  query: QueryOf<typeof listContract>,
): Promise<Page<TemplateRow>> {
  const search = readSearch(query, actor.company.timeZone)
  return presentPage(await listTemplateRecords(db, actor.scope, search, query), (row) =>
    presentRow(row, actor.features),
  )
}

/** Reads a template with its lines and their current offers, withdrawn ones included. */
async function readWhole(db: Reader, { scope }: BuyerActor, id: string) {
  const template = getFound(isId(id) ? await findTemplate(db, scope, id) : undefined, 'id')
  const lines = await listTemplateLines(db, scope, template.id)
  const productIds = lines.map(({ product_id }) => product_id)
  return { template, lines, offers: await listOffers(db, scope, productIds) }
}

/** Returns a template at today's prices, with the problem of each line. @throws AppError `not_found`. */
export async function getTemplate(db: Reader, actor: BuyerActor, id: string): Promise<Template> {
  const { template, lines, offers } = await readWhole(db, actor, id)
  const vendorIds = [...new Set(lines.map(({ vendor_id }) => vendor_id))]
  const vendors = await listVendors(db, actor.scope, vendorIds)
  return presentTemplate(template, actor.features, { lines, offers, vendors })
}

/**
 * Returns a template as cart lines at today's prices, with lines that cannot be ordered and prices that changed
 * since the last save. @throws AppError `not_found`.
 */
export async function getTemplateItems(
  db: Reader,
  actor: BuyerActor,
  id: string,
): Promise<DataOf<typeof itemsContract>> {
  const { template, lines, offers } = await readWhole(db, actor, id)
  const offerById = new Map(offers.map((offer) => [offer.id, offer]))
  const now = lines.flatMap((line) => {
    const offer = offerById.get(line.product_id)
    return offer ? [{ line, offer, of: { productId: offer.id, name: offer.name } }] : []
  })
  return {
    _id: template.id,
    name: template.name,
    version: template.version,
    items: await cartLinesOf(db, actor.scope, lines, offers),
    problems: now.flatMap(({ line, offer, of }) => {
      const found = problemOf(line, offer)
      return found ? { ...of, ...found } : []
    }),
    repriced: now.flatMap(({ line, offer, of }) => {
      const change = repriced(line, offer)
      return change ? { ...of, ...change } : []
    }),
  }
}

function presentHead(row: TemplateRecord, features: ReadonlySet<Feature>) {
  return {
    _id: row.id,
    buyerId: row.buyer_id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    createdBy: row.created_by_name,
    total: Number(row.total),
    isDeleted: row.deleted_at !== null,
    items_count: row.items_count,
    version: row.version,
    actions: actionsOnTemplate(features),
  }
}

const presentRow = (row: ListedTemplate, features: ReadonlySet<Feature>): TemplateRow => ({
  ...presentHead(row, features),
  vendors: row.vendors,
})

/** Returns why a line cannot be ordered, with the limit; undefined when it can. */
const problemOf = (line: Pick<TemplateLineRecord, 'quantity'>, offer: OfferRow) =>
  findSupplyProblem(line, offerOf(offer))

/**
 * Returns a line's unit price at the last save and now; undefined when it is unchanged or the product is not
 * offered.
 */
function repriced(
  line: TemplateLineRecord,
  offer: OfferRow,
): { from: number; to: number } | undefined {
  const now = priceOffer(offerOf(offer), line.quantity).discountPrice
  if (!offer.available || decimal(line.discount_price).eq(now)) return undefined
  return { from: Number(line.discount_price), to: toNumber(now) }
}

function presentItem(line: TemplateLineRecord, offer: OfferRow): TemplateItem {
  const price = priceOffer(offerOf(offer), line.quantity)
  const found = problemOf(line, offer)
  return {
    _id: line.id,
    productId: line.product_id,
    vendorId: line.vendor_id,
    name: offer.name,
    slug: offer.slug,
    sku: offer.sku,
    brand: offer.brand,
    images_product: offer.image_urls[0] ?? '',
    quantity: Number(line.quantity),
    minimum_order_quantity: Number(offer.minimum_order),
    stock: Number(offer.stock),
    retail_price: Number(offer.retail_price),
    discount: toNumber(fractionOfPercent(price.discountPercent)),
    discount_price: toNumber(price.discountPrice),
    tax: { title: offer.tax_title, value: Number(offer.tax) },
    single_tax_price: toNumber(price.singleTaxPrice),
    sub_total_before_tax: toNumber(price.subTotalBeforeTax),
    tax_price: toNumber(price.subTotalTax),
    sub_total: toNumber(price.subTotal),
    payment_term: offer.payment_term,
    note: line.note,
    problem: found?.problem ?? null,
    limit: found?.limit ?? null,
    price_before: repriced(line, offer)?.from ?? null,
  }
}

/** Sums the items that can be ordered, in whole rupiah. */
const totalNow = (items: readonly TemplateItem[]) =>
  toNumber(
    sumTotal(items.filter(({ problem }) => canBeHad(problem)).map(({ sub_total }) => sub_total)),
  )

const presentParty = (row: VendorRow) => ({
  _id: row.id,
  name: row.legal_name,
  phone: row.phone,
  email: row.email,
  address: addressLine(row),
})

/** Presents a template at today's prices, with vendors and items in the saved order. */
function presentTemplate(
  row: TemplateRecord,
  features: ReadonlySet<Feature>,
  parts: {
    lines: readonly TemplateLineRecord[]
    offers: readonly OfferRow[]
    vendors: readonly VendorRow[]
  },
): Template {
  const offers = new Map(parts.offers.map((offer) => [offer.id, offer]))
  const parties = new Map(parts.vendors.map((vendor) => [vendor.id, vendor]))
  const items = parts.lines.flatMap((line) => {
    const offer = offers.get(line.product_id)
    return offer ? presentItem(line, offer) : []
  })
  const vendorIds = [...new Set(items.map(({ vendorId }) => vendorId))]
  return {
    ...presentHead(row, features),
    vendors: vendorIds.flatMap((id) => {
      const party = parties.get(id)
      const own = items.filter(({ vendorId }) => vendorId === id)
      return party
        ? { vendor: presentParty(party), total: totalNow(own), packages: { items: own } }
        : []
    }),
    total_now: totalNow(items),
  }
}
