import { z } from 'zod'
import { accountCall } from '../kernel/contract'

const nodeAbove = <Below extends z.ZodType>(below: Below) =>
  z.object({
    _id: z.string(),
    name: z.string(),
    /** From 0. */
    level: z.number(),
    children: z.array(below),
  })

// Five levels by hand (`docs/domain.md` §5): a shape that names itself can't be documented.
const leafShape = nodeAbove(z.never())
const rootShape = nodeAbove(nodeAbove(nodeAbove(nodeAbove(leafShape))))

/** A category with what stands below it, each level in its order. */
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
  standing: 'verified',
  data: z.array(rootShape),
})
