import { mergeChanges } from '@pasok/domain/cart/cart.changes'
import type { CartLine, CartPayload } from '@pasok/domain/cart/cart.model'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import type { OpenedMarker } from '@pasok/domain/cart/draft/draft.model'
import { requestFromCart } from '@pasok/domain/requests/requests.from-cart'
import type { DraftServer } from '../../../../features/cart/save-draft'
import { lineDifferences } from '../../../../features/requests/line-differences'
import type { RequestDraft } from '../../../../features/requests/requests.queries'
import { call } from '../../../../lib/api'

const isRequestBody = (body: object): body is CartPayload => 'address' in body

async function send({ key, over, body }: Parameters<DraftServer['send']>[0]) {
  if (!isRequestBody(body)) throw new TypeError('The save of a request has no address')
  const saved = over
    ? await call('updateRequest', { body: { ...body, ...over }, idempotencyKey: key })
    : { ...(await call('saveRequest', { body, idempotencyKey: key })), changes: [] }
  const { _id: id, code_pr: code, version, total, changes } = saved
  // For a new request, the server has no earlier prices to compare: the client loads it again and compares.
  const isRepriced = over === null || changes.length > 0 || total !== body.total
  return { server: { id, code, version }, changes, isRepriced, message: '' }
}

export const requestServer = (addressId: string): DraftServer => ({
  addressId,
  bodyOf: ({ lines, marker: { departmentId = null } }) =>
    requestFromCart(lines, { departmentId, addressId }),
  send,
})

export const markerOf = (request: RequestDraft): OpenedMarker => ({
  saved: true,
  change: false,
  id: request._id,
  code: request.code_pr,
  version: request.version,
  savedAt: request.updatedAt,
  departmentId: request.department_id,
  departmentName: request.department,
  addressId: request.address_id,
})

/**
 * Returns the changes of a request loaded right after the cart was saved: changes since that save, and changes
 * made by the save itself.
 */
export const changesFrom = (
  before: readonly CartLine[],
  { changes, items }: RequestDraft,
): LineChange[] => mergeChanges(changes, lineDifferences(before, items))
