import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { BuyerWork } from '../../db/move'
import { lockRequest, type RequestRecord } from './requests.store'

/**
 * The request, locked for this transaction.
 * @throws AppError `not_found`.
 */
export async function getLocked(work: BuyerWork, id: string): Promise<RequestRecord> {
  const request = isId(id) ? await lockRequest(work.trx, work.scope, id) : undefined
  if (!request) throw notFound('id')
  return request
}
