import { categoryReplies } from '@pasok/domain/catalog/catalog.errors'
import * as calls from '@pasok/domain/catalog/catalog.provider.contract'
import { endpoint } from '../../../http/endpoint'
import { addCategory, moveCategory, removeCategory, renameCategory } from './edit-category'
import { listEditedCategories } from './categories.queries'

export const catalogProviderEndpoints = [
  endpoint(calls.listEditedCategories, async ({ db, scope }) => ({
    data: await listEditedCategories(db, scope),
  })),
  endpoint(calls.addCategory, async ({ work, body }) => ({
    data: await addCategory(work, body),
    message: categoryReplies.added,
  })),
  endpoint(calls.renameCategory, async ({ work, params, body }) => ({
    data: await renameCategory(work, params.id, body),
    message: categoryReplies.renamed,
  })),
  endpoint(calls.moveCategory, async ({ work, params, body }) => ({
    data: await moveCategory(work, params.id, body),
    message: categoryReplies.moved,
  })),
  endpoint(calls.removeCategory, async ({ work, params }) => {
    await removeCategory(work, params.id)
    return { data: null, message: categoryReplies.removed }
  }),
]
