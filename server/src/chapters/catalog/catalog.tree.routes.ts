import { getCategoryTree } from '@pasok/domain/catalog/catalog.categories.contract'
import { endpoint } from '../../http/endpoint'
import { getCategoryTree as getTree } from './catalog.tree.queries'

export const categoryTreeEndpoints = [
  endpoint(getCategoryTree, async ({ db, scope }) => ({ data: await getTree(db, scope) })),
]
