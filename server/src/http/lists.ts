import type { Page } from '@pasok/domain/kernel/envelope'
import { notFound } from '@pasok/domain/kernel/errors'
import type { BuyerScope } from '../db/scope'

/**
 * In list calls `id` is the buyer's; another company's is as one that doesn't exist.
 * @throws AppError `not_found`.
 */
export function assertOwnList(scope: BuyerScope, id: string | undefined, path = 'id'): void {
  if (id !== undefined && id !== scope.id) throw notFound(path)
}

/** A page as its response has it: the rows as data, beside it how many there are in all. */
export const paged = <Row>({ rows, ...counted }: Page<Row>) => ({ data: rows, ...counted })
