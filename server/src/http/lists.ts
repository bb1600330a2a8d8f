import type { Page } from '@pasok/domain/kernel/envelope'
import { notFound } from '@pasok/domain/kernel/errors'
import type { BuyerScope } from '../db/scope'

/**
 * In list requests `id` is the buyer's id; another company's id is treated as unknown. @throws AppError
 * `not_found`.
 */
export function assertOwnList(scope: BuyerScope, id: string | undefined, path = 'id'): void {
  if (id !== undefined && id !== scope.id) throw notFound(path)
}

/** Converts a page to a response: the rows as data, with the total count. */
export const paged = <Row>({ rows, ...counted }: Page<Row>) => ({ data: rows, ...counted })
