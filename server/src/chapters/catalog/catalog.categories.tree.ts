import type { TreeCategory } from '@pasok/domain/catalog/catalog.categories.rules'
import type { EditedCategory } from '@pasok/domain/catalog/catalog.provider.contract'
import { notFound } from '@pasok/domain/kernel/errors'
import type { ProviderScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { presentCategory } from './catalog.categories.present'
import {
  countProductsIn,
  holdTree,
  listCategoryRows,
  type CategoryRow,
} from './catalog.categories.store'

/** A category as it stands after a change. */
export async function getEditedCategory(
  work: Work<ProviderScope>,
  id: string,
): Promise<EditedCategory> {
  const { trx, scope } = work
  const row = (await listCategoryRows(trx, scope)).find((one) => one.id === id)
  if (!row) throw notFound('id')
  return presentCategory(row, (await countProductsIn(trx, scope, [id])).get(id) ?? 0)
}

/** The tree, held until the transaction ends, and as the rules read it. */
export async function openTree({ trx, scope }: Work<ProviderScope>) {
  await holdTree(trx, scope)
  const rows = await listCategoryRows(trx, scope)
  const treeOf = (row: CategoryRow): TreeCategory => ({
    id: row.id,
    parentId: row.parent_id,
    level: row.level,
    name: row.name,
  })
  return {
    rows,
    tree: rows.map(treeOf),
    treeOf,
    /** @throws AppError `not_found`. */
    get: (id: string, path: string): CategoryRow => {
      const row = rows.find((one) => one.id === id.toLowerCase())
      if (!row) throw notFound(path)
      return row
    },
    /** Siblings in their order. */
    below: (parentId: string | null) => rows.filter((row) => row.parent_id === parentId),
  }
}

/** What of a category the audit log keeps: `Office › Paper` is where it stands. */
export const categoryInAudit = (path: readonly string[], position?: number) => ({
  name: path.at(-1) ?? '',
  place: path.slice(0, -1).join(' › '),
  ...(position !== undefined && { position }),
})
