import { z } from 'zod'
import { cartLineShape, itemIn, vendorsIn } from '../cart/cart.shapes'
import { buyerCall } from '../kernel/contract'
import { searchShape } from '../kernel/search'
import { idShape, pageShape, seenVersion, shortText } from '../kernel/shapes'
import { TEMPLATE_TOPICS, TEMPLATES_PAGE_SIZE } from './templates.constants'
import { templateProblemShape, templateRowShape, templateShape } from './templates.model'

/** Spec 1 §3, Save payload; `total`, `type` and `update` are ignored. */
const content = {
  /** The company itself (Spec 1 §3, Template); any other company results in `not_found`. */
  buyerId: idShape.optional(),
  /** An empty name is accepted by the schema, so that the rule reports it with the specified text. */
  template_name: shortText.default(''),
  value: vendorsIn,
}
const saved = z.object({
  _id: z.string(),
  name: z.string(),
  version: z.number(),
  total: z.number(),
})
const byId = { params: z.object({ id: idShape }) }

export const saveTemplate = buyerCall({
  name: 'saveTemplate',
  method: 'POST',
  path: '/template',
  summary: 'Saves a cart as a new template; figures are computed by the server',
  feature: 'templates.create',
  errors: ['rule'],
  body: z.object(content),
  data: saved,
})

export const updateTemplate = buyerCall({
  name: 'updateTemplate',
  method: 'PUT',
  path: '/template/Update/:id',
  summary: 'Saves a template again; a stale `version` is refused',
  feature: 'templates.edit',
  errors: ['rule', 'stale_version'],
  ...byId,
  body: z.object({ ...content, version: seenVersion }),
  data: saved,
})

export const addTemplateItem = buyerCall({
  name: 'addTemplateItem',
  method: 'PUT',
  path: '/template/addItem',
  summary: 'Adds an item to a template, or increases its quantity; other items do not change',
  feature: 'templates.edit',
  errors: ['rule', 'stale_version'],
  body: z.object({ id: idShape, version: seenVersion, item: itemIn }),
  data: saved.extend({
    /** The item's total quantity in the template. */
    quantity: z.number(),
  }),
})

export const deleteTemplate = buyerCall({
  name: 'deleteTemplate',
  method: 'DELETE',
  path: '/template/Delete/:id',
  summary: 'Deletes a template',
  feature: 'templates.delete',
  ...byId,
  data: z.null(),
})

export const listTemplates = buyerCall({
  name: 'listTemplates',
  method: 'GET',
  path: '/template',
  summary: "The company's templates, newest first; by name, vendor or author, or by a date range",
  feature: ['templates.read', 'requests.from-template'],
  query: z.object({
    /** The buyer's id. */
    id: idShape.optional(),
    ...pageShape(TEMPLATES_PAGE_SIZE),
    ...searchShape(TEMPLATE_TOPICS, ['createdAt']),
  }),
  data: z.array(templateRowShape),
  paged: true,
})

export const getTemplate = buyerCall({
  name: 'getTemplate',
  method: 'GET',
  path: '/template/:id',
  summary: "A template at today's prices, with the lines that are not available",
  feature: ['templates.read', 'requests.from-template'],
  ...byId,
  data: templateShape,
})

export const getTemplateItems = buyerCall({
  name: 'getTemplateItems',
  method: 'GET',
  path: '/template/Items/:id',
  summary: "A template as cart lines at today's prices, with the lines that are not available",
  feature: ['templates.edit', 'requests.from-template'],
  ...byId,
  data: z.object({
    _id: z.string(),
    name: z.string(),
    version: z.number(),
    /** All items, including unavailable ones; the screen leaves those out of a request with `canBeHad`. */
    items: z.array(cartLineShape),
    /** Items that cannot be ordered as they are, with the reason. */
    problems: z.array(
      z.object({
        productId: z.string(),
        name: z.string(),
        problem: templateProblemShape,
        limit: z.number(),
      }),
    ),
    /** Items whose unit price has changed since the template was saved. */
    repriced: z.array(
      z.object({ productId: z.string(), name: z.string(), from: z.number(), to: z.number() }),
    ),
  }),
})
