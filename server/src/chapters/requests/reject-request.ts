import { broken } from '@pasok/domain/kernel/errors'
import { requestErrors } from '@pasok/domain/requests/requests.errors'
import type { BuyerWork } from '../../db/move'
import { decideRequest } from './decide-request'

/**
 * Rejects a submitted request.
 * @throws AppError `rule` without a note (Spec 1 §5).
 */
export async function rejectRequest(work: BuyerWork, id: string, note: string) {
  if (note === '') throw broken(requestErrors.noteRequired, {}, 'note')
  return decideRequest(work, id, 'reject', note)
}
