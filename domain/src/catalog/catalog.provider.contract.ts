import { z } from 'zod'
import { accountCall, providerCall } from '../kernel/contract'
import { idShape, shortText } from '../kernel/shapes'

const nodeAbove = <Below extends z.ZodType>(below: Below) =>
  z.object({
    _id: z.string(),
    name: z.string(),
    /** From 0. */
    level: z.number(),
    children: z.array(below),
  })

// The five levels are written out (`docs/domain.md` §5), because a recursive schema cannot be
// documented.
const leafShape = nodeAbove(z.never())
const rootShape = nodeAbove(nodeAbove(nodeAbove(nodeAbove(leafShape))))

/** A category with its subcategories, each level in display order. */
export interface CategoryNode {
  _id: string
  name: string
  level: number
  children: CategoryNode[]
}

export const getCategoryTree = accountCall({
  name: 'getCategoryTree',
  method: 'GET',
  path: '/category/tree',
  summary: 'The categories of products, nested, levels 0 to 4',
  stage: 'verified',
  data: z.array(rootShape),
})

export const editedCategoryShape = z.object({
  _id: z.string(),
  parent_id: z.string().nullable(),
  /** 0 to 4. */
  level: z.number(),
  name: z.string(),
  /** Products directly in the category, withdrawn ones included. */
  products: z.number(),
  version: z.number(),
})
export type EditedCategory = z.output<typeof editedCategoryShape>

const byId = z.object({ id: idShape })
const version = z.number().int()

export const listEditedCategories = providerCall({
  name: 'listEditedCategories',
  method: 'GET',
  path: '/provider/categories',
  summary:
    'The category tree, each level in its order, with how many products are in each category',
  data: z.array(editedCategoryShape),
})

export const addCategory = providerCall({
  name: 'addCategory',
  method: 'POST',
  path: '/provider/categories',
  summary: 'Adds a category as the last below another one, or to the roots',
  body: z.object({ parent_id: idShape.nullable().default(null), name: shortText }),
  data: editedCategoryShape,
  errors: ['rule'],
})

export const renameCategory = providerCall({
  name: 'renameCategory',
  method: 'PUT',
  path: '/provider/categories/:id',
  summary: 'Renames a category; the paths of everything below follow',
  params: byId,
  body: z.object({ name: shortText, version: version.optional() }),
  data: editedCategoryShape,
  errors: ['rule', 'stale_version'],
})

export const moveCategory = providerCall({
  name: 'moveCategory',
  method: 'PUT',
  path: '/provider/categories/:id/place',
  summary: 'Moves a category with everything below it: among its siblings, or to another parent',
  params: byId,
  body: z.object({
    /** Null makes it a root category. */
    parent_id: idShape.nullable(),
    /** The sibling to place it after; null places it first, undefined last. */
    after_id: idShape.nullable().optional(),
    version: version.optional(),
  }),
  data: editedCategoryShape,
  errors: ['rule', 'stale_version'],
})

export const removeCategory = providerCall({
  name: 'removeCategory',
  method: 'DELETE',
  path: '/provider/categories/:id',
  summary: 'Removes a category that has no products and nothing below it',
  params: byId,
  data: z.null(),
  errors: ['rule'],
})
