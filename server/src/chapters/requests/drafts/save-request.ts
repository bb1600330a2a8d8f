import type { BodyOf } from '@pasok/domain/kernel/contract'
import type { saveRequest as contract } from '@pasok/domain/requests/requests.contract'
import { writeAudit } from '../../../db/audit'
import { takeCodes } from '../../../db/codes'
import { deferHistory } from '../../../db/history'
import { newId } from '../../../db/ids'
import type { BuyerWork } from '../../../db/move'
import { chooseAddress, chooseDepartment } from './draft-choices'
import { itemsOf, priceItems } from '../../cart/pricing/price-items'

/**
 * Saves a cart as a new draft (Spec 1 §4) with status Open, a code and the server's prices.
 * 1. Prices the items and checks address and department.
 * 2. Writes the request with its lines and its author as contributor, history and audit entry with the commit.
 * 3. Emits the event. @param origin the source of a copy, for the audit log
 */
export async function saveRequest(
  work: BuyerWork,
  body: BodyOf<typeof contract>,
  origin: { copy_of?: string } = {},
) {
  const { trx, scope, actor, now } = work
  const [content, address, department] = await Promise.all([
    priceItems(work, itemsOf(body)),
    chooseAddress(work, body.address),
    chooseDepartment(work, body.department),
  ])
  const {
    PR: [code = ''],
  } = await takeCodes(trx, actor.company, now, { PR: 1 })
  const id = newId()
  const request = {
    buyer_id: scope.id,
    id,
    code,
    last_status: 'Open' as const,
    ...department,
    ...address,
    total: content.total.toFixed(),
    items_count: content.lines.length,
    vendor_names: content.vendors.map(({ name }) => name),
    created_by: actor.userId,
    created_by_name: actor.name,
    created_at: now,
    updated_at: now,
  }
  const owned = { buyer_id: scope.id, request_id: id }
  await work.defer({
    rows: {
      purchase_requests: [request],
      request_hands: [{ ...owned, user_id: actor.userId }],
      request_vendors: content.vendors.map((vendor) => ({ ...vendor, ...owned })),
      request_lines: content.lines.map((line) => ({ ...line, ...owned })),
    },
  })
  await deferHistory(work, scope, [{ document: 'request', documentId: id, status: 'Open' }])
  await writeAudit(work, {
    action: 'request.save',
    subject: 'request',
    subjectId: id,
    after: { code, total: content.total.toFixed(), items: content.lines.length, ...origin },
  })
  await work.emit('request.moved', { requestId: id, code, status: 'Open', by: actor.userId })
  return { _id: id, code_pr: code, version: 1, total: content.total.toNumber() }
}
