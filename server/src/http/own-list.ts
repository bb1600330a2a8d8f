import { notFound } from '@pasok/domain/kernel/errors'
import type { BuyerScope } from '../db/scope'

/**
 * In list calls `id` is the buyer's; another company's is as one that doesn't exist.
 * @throws AppError `not_found`.
 */
export function assertOwnList(scope: BuyerScope, id: string | undefined, path = 'id'): void {
  if (id !== undefined && id !== scope.id) throw notFound(path)
}
