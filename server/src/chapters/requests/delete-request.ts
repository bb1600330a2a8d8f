import { requestMachine } from '@pasok/domain/requests/requests.states'
import { moveDocument, type BuyerWork } from '../../db/move'
import { getLocked } from './get-locked'

/** Deletes a draft: it is marked, never removed (law 3). */
export async function deleteRequest(work: BuyerWork, id: string): Promise<void> {
  const request = await getLocked(work, id)
  const document = { id, state: request.last_status }
  const status = await moveDocument(work, 'request', requestMachine, document, 'delete')
  await work.emit('request.moved', {
    requestId: id,
    code: request.code,
    status,
    by: work.actor.userId,
  })
}
