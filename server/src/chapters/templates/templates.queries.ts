import type { DataOf, QueryOf } from '@pasok/domain/kernel/contract'
import type { Page } from '@pasok/domain/kernel/envelope'
import { getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { readSearch } from '@pasok/domain/kernel/search'
import type {
  getTemplateItems as itemsContract,
  listTemplates as listContract,
} from '@pasok/domain/templates/templates.contract'
import type { Template, TemplateRow } from '@pasok/domain/templates/templates.model'
import type { BuyerActor } from '../../db/actor'
import type { Reader } from '../../db/db'
import { presentPage } from '../../db/paged-list'
import { cartLinesOf } from '../cart/cart.lines'
import { listOffers } from '../catalog/catalog.store'
import { listVendors } from '../vendors/vendors.store'
import { presentRow, presentTemplate, problemOf, repriced } from './templates.present'
import {
  findTemplate,
  listTemplateLines,
  listTemplateRecords,
  type TemplateFilter,
} from './templates.store'

type Query = QueryOf<typeof listContract>

/** Which part of the filter a topic's value is. */
const FILTER_OF = { name: 'name', vendor: 'vendor', createdBy: 'author' } as const satisfies Record<
  NonNullable<Query['searchTopic']>,
  keyof TemplateFilter
>

function filterOf(query: Query, actor: BuyerActor): TemplateFilter {
  const { find, from, before } = readSearch(query, actor.company.timeZone)
  return { ...(find && { [FILTER_OF[find.topic]]: find.value }), from, before }
}

/**
 * A page of the company's templates, newest first: two queries whatever its length.
 * @throws AppError `bad_request` for a search that is not whole.
 */
export async function listTemplates(
  db: Reader,
  actor: BuyerActor,
  query: Query,
): Promise<Page<TemplateRow>> {
  const filter = filterOf(query, actor)
  return presentPage(await listTemplateRecords(db, actor.scope, filter, query), (row) =>
    presentRow(row, actor.features),
  )
}

/** A template with its lines, and what is offered of them now, withdrawn or not. */
async function readWhole(db: Reader, { scope }: BuyerActor, id: string) {
  const template = getFound(isId(id) ? await findTemplate(db, scope, id) : undefined, 'id')
  const lines = await listTemplateLines(db, scope, template.id)
  const productIds = lines.map(({ product_id }) => product_id)
  return { template, lines, offers: await listOffers(db, scope, productIds) }
}

/**
 * A template at today's prices, with the problem of each line.
 * @throws AppError `not_found`.
 */
export async function getTemplate(db: Reader, actor: BuyerActor, id: string): Promise<Template> {
  const { template, lines, offers } = await readWhole(db, actor, id)
  const vendorIds = [...new Set(lines.map(({ vendor_id }) => vendor_id))]
  const vendors = await listVendors(db, actor.scope, vendorIds)
  return presentTemplate(template, actor.features, { lines, offers, vendors })
}

/**
 * A template as cart lines at today's prices, with what can't be ordered of it and what has another
 * price than at its last save.
 * @throws AppError `not_found`.
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
