import { failure } from '@pasok/domain/kernel/errors'
import { isOwnRequest } from '@pasok/domain/requests/requests.abilities'
import { requestErrors } from '@pasok/domain/requests/requests.errors'
import { requestMachine } from '@pasok/domain/requests/requests.states'
import { moveDocument, type BuyerWork } from '../../db/move'
import { getLocked } from './get-locked'
import { listHands, type RequestRecord } from './requests.store'

/**
 * What approving and rejecting share: the request is locked, so that of two at once one is first;
 * the other is told who and when.
 * @throws AppError `not_found`; `forbidden` for one's own request; `illegal_move`.
 */
export async function decideRequest(
  work: BuyerWork,
  id: string,
  decision: 'approve' | 'reject',
  note: string,
): Promise<RequestRecord> {
  const request = await getLocked(work, id)
  const hands = (await listHands(work.trx, work.scope, [id])).get(id) ?? []
  if (isOwnRequest(work.actor, { state: request.last_status, hands }))
    throw failure('forbidden', { text: requestErrors.ownRequest })
  const document = { id, state: request.last_status }
  const status = await moveDocument(work, 'request', requestMachine, document, decision, note)
  await work.emit('request.moved', {
    requestId: id,
    code: request.code,
    status,
    by: work.actor.userId,
  })
  return request
}
