import type { TreeCategory } from '@pasok/domain/catalog/catalog.categories.rules'
import type { EditedCategory } from '@pasok/domain/catalog/catalog.provider.contract'
import { getFound } from '@pasok/domain/kernel/errors'
import { checkBeforeWaiting } from '../../db/lost-race'
import type { ProviderScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { presentCategory } from './catalog.categories.queries'
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
  const row = getFound(
    (await listCategoryRows(trx, scope)).find((one) => one.id === id),
    'id',
  )
  return presentCategory(row, (await countProductsIn(trx, scope, [id])).get(id) ?? 0)
}

export type Tree = Awaited<ReturnType<typeof readTree>>

/**
 * What the rules choose from the tree, which is locked until the transaction ends. They are applied
 * before the wait for the lock, too.
 * @throws AppError as the rules; `conflict` where a request that came first broke one of them.
 */
export async function openTree<Chosen>(
  work: Work<ProviderScope>,
  choose: (tree: Tree) => Chosen,
): Promise<Chosen> {
  const chosen = await checkBeforeWaiting(async () => choose(await readTree(work)))
  await holdTree(work.trx, work.scope)
  return chosen()
}

/** The tree as the rules read it. */
async function readTree({ trx, scope }: Work<ProviderScope>) {
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
      return getFound(
        rows.find((one) => one.id === id.toLowerCase()),
        path,
      )
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
