import { failure, getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import {
  canDo,
  isOwnRequest,
  type RequestAction,
  STATES_OF,
} from '@pasok/domain/requests/requests.abilities'
import { requestErrors } from '@pasok/domain/requests/requests.errors'
import { type RequestEvent, requestMachine } from '@pasok/domain/requests/requests.states'
import { assertState, type BuyerWork, moveDocument } from '../../db/move'
import {
  type LockedRequest,
  lockRequest,
  lockRequestWithContent,
  type RequestRecord,
} from './requests.store'

/**
 * Asserts that the user may act on the request, by the predicate the screen uses: first the state, then the
 * user. @throws AppError `illegal_move`, naming who was first; `forbidden`.
 */
export async function assertCan(
  work: BuyerWork,
  request: LockedRequest,
  action: RequestAction,
): Promise<void> {
  await assertState(work, documentOf(request), STATES_OF[action], 'request', requestMachine)
  const { last_status: state, created_by: author, contributors } = request
  const snapshot = { state, author, contributors }
  if (canDo(work.actor, action, snapshot)) return
  const isOwn = isOwnRequest(work.actor, snapshot)
  const { ownRequest, ownRequestOfOwner } = requestErrors
  const text = work.actor.isOwner ? ownRequestOfOwner : ownRequest
  throw failure('forbidden', isOwn ? { text } : {})
}

export async function moveRequest(
  work: BuyerWork,
  request: LockedRequest,
  event: RequestEvent,
  note = '',
): Promise<void> {
  await assertCan(work, request, event)
  const status = await moveDocument(
    work,
    'request',
    requestMachine,
    documentOf(request),
    event,
    note,
  )
  await work.emit('request.moved', {
    requestId: request.id,
    code: request.code,
    status,
    by: work.actor.userId,
  })
}

const documentOf = (request: RequestRecord) => ({
  id: request.id,
  buyerId: request.buyer_id,
  state: request.last_status,
  code: request.code,
})

/** Locks a request for this transaction. @throws AppError `not_found`. */
export async function lockRequestById(work: BuyerWork, id: string): Promise<LockedRequest> {
  return getFound(isId(id) ? await lockRequest(work.trx, work.scope, id) : undefined, 'id')
}

/** Locks a request with its lines and vendors. @throws AppError `not_found`. */
export const lockRequestContent = async (work: BuyerWork, id: string) =>
  getFound(isId(id) ? await lockRequestWithContent(work.trx, work.scope, id) : undefined, 'id')

/** Deletes a draft by marking it, so that its history stays. */
export async function deleteRequest(work: BuyerWork, id: string): Promise<void> {
  await moveRequest(work, await lockRequestById(work, id), 'delete')
}
