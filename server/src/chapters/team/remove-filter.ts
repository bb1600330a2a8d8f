import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { BuyerWork } from '../../db/move'
import { deleteFilter } from './team.filters.store'

/**
 * Removes a filter of one's own.
 * @throws AppError `not_found`, for another person's too.
 */
export async function removeFilter(work: BuyerWork, id: string): Promise<void> {
  const { trx, scope, actor } = work
  if (!isId(id) || !(await deleteFilter(trx, scope, actor.userId, id))) throw notFound('id')
}
