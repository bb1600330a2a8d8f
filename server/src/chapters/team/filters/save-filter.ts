import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import {
  MAX_SAVED_FILTERS,
  type SavedFilter,
  type saveFilter as saveFilterContract,
} from '@pasok/domain/team/filters/filters.contract'
import { filterTexts } from '@pasok/domain/team/filters/filters.texts'
import { newId } from '../../../db/ids'
import { checkBeforeWaiting } from '../../../db/lost-race'
import type { BuyerWork } from '../../../db/move'
import { deleteFilter, insertFilter, listFilterRows, lockFilters } from './filters.store'

/**
 * Saves a filter of the current user. It is private, so there is no audit entry, which others could read.
 * @throws AppError `rule` without a name, for an existing name or too many filters; `conflict` when a
 * concurrent request caused this.
 */
export async function saveFilter(
  work: BuyerWork,
  { screen, name, query }: BodyOf<typeof saveFilterContract>,
): Promise<SavedFilter> {
  const { trx, scope, actor } = work
  if (name === '') throw ruleError(filterTexts.nameRequired, {}, 'name')
  const assertRoom = await checkBeforeWaiting(async () => {
    const saved = await listFilterRows(trx, scope, actor.userId, screen)
    const same = saved.find((one) => one.name.toLowerCase() === name.toLowerCase())
    if (same) throw ruleError(filterTexts.nameTaken, { name: same.name }, 'name')
    if (saved.length >= MAX_SAVED_FILTERS)
      throw ruleError(filterTexts.tooMany, { most: MAX_SAVED_FILTERS }, 'name')
  })
  await lockFilters(trx, scope, actor.userId)
  await assertRoom()
  const id = newId()
  await insertFilter(trx, scope, { id, user_id: actor.userId, screen, name, query })
  return { _id: id, name, query }
}

/** Removes a filter of the current user. @throws AppError `not_found`, also for another user's filter. */
export async function removeFilter(work: BuyerWork, id: string): Promise<void> {
  const { trx, scope, actor } = work
  if (!isId(id) || !(await deleteFilter(trx, scope, actor.userId, id))) throw notFound('id')
}
