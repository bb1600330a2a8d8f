import { broken } from '@pasok/domain/kernel/errors'
import { requestErrors } from '@pasok/domain/requests/requests.errors'
import type { BuyerWork } from '../../db/move'
import { decideRequest } from './decide-request'
import { getLocked } from './get-locked'
import { assertCan } from './move-request'
import type { RequestRecord } from './requests.store'

/**
 * Rejects a submitted request.
 * @throws AppError `rule` without a note (Spec 1 §5).
 */
export async function rejectRequest(
  work: BuyerWork,
  id: string,
  note: string,
): Promise<RequestRecord> {
  const request = await getLocked(work, id)
  await assertCan(work, request, 'reject')
  if (note === '') throw broken(requestErrors.noteRequired, {}, 'note')
  await decideRequest(work, request, 'reject', note)
  return request
}
