import type { BodyOf } from '@pasok/domain/kernel/contract'
import { failure } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { updateRequest as contract } from '@pasok/domain/requests/requests.contract'
import { writeAudit } from '../../../db/audit'
import type { BuyerWork } from '../../../db/move'
import { assertSeen } from '../../../db/stale-record'
import { changesOf } from '../../cart/pricing/changes'
import {
  assertItemLimit,
  itemsOf,
  type PricedItems,
  type PricedLine,
  priceItems,
} from '../../cart/pricing/price-items'
import { listOffers } from '../../catalog/catalog.store'
import { chooseAddress, chooseDepartment, remainingUnaccepted } from './draft-choices'
import { assertCan, lockRequestById } from '../move-request'
import {
  deleteLines,
  insertLines,
  type LineRecord,
  listLines,
  listRequestVendors,
  type RequestRecord,
  updateRequestHead,
} from '../requests.store'

/**
 * Saves a draft again at today's prices and returns the differences from the last save. The new figures become
 * the saved ones; the differences are stored until the user accepts them. @throws AppError `illegal_move` when
 * the draft is no longer Open; `stale_version` when another user saved it since.
 */
export async function updateRequest(work: BuyerWork, body: BodyOf<typeof contract>) {
  const request = await lockRequestById(work, body.id)
  await assertCan(work, request, 'edit')
  assertSeen(request, body.version)
  const items = itemsOf(body)
  assertItemLimit(items)
  const ids = items.map(({ productId }) => productId)
  const [offers, address, department, before, vendors] = await Promise.all([
    listOffers(work.trx, work.scope, ids.filter(isId)),
    chooseAddress(work, body.address),
    chooseDepartment(work, body.department, request),
    listLines(work.trx, work.scope, request.id),
    listRequestVendors(work.trx, work.scope, request.id),
  ])
  const content = await priceItems(work, items, offers)
  const changes = changesOf(remainingLines(before, content), vendors, offers)
  const unaccepted = remainingUnaccepted(request, changes, content)
  const head = { ...address, ...department, unaccepted }
  const version = await writeDraft(work, request, content, before, head)
  const total = content.total.toNumber()
  return { _id: request.id, code_pr: request.code, version, total, changes }
}

/** Returns the saved lines that remain, at their new quantities. */
function remainingLines(before: readonly LineRecord[], content: PricedItems): LineRecord[] {
  const quantities = new Map(content.lines.map((line) => [line.product_id, line.quantity]))
  return before.flatMap((line) => {
    const quantity = quantities.get(line.product_id)
    return quantity === undefined ? [] : { ...line, quantity }
  })
}

/** Saves a locked draft's content and head and records the user as contributor. */
export async function writeDraft(
  work: BuyerWork,
  request: RequestRecord,
  content: PricedItems,
  before: readonly Pick<PricedLine, 'id' | 'product_id' | 'sku' | 'quantity' | 'sub_total'>[],
  changed: Partial<RequestRecord> & Pick<RequestRecord, 'unaccepted'>,
): Promise<number> {
  const { trx, scope, actor, now } = work
  const { id, version } = request
  const head = await updateRequestHead(
    trx,
    scope,
    { id, version, contributor: actor.userId },
    {
      ...changed,
      unaccepted: JSON.stringify(changed.unaccepted),
      total: content.total.toFixed(),
      items_count: content.lines.length,
      vendor_names: content.vendors.map(({ name }) => name),
      updated_at: now,
    },
  )
  if (!head) throw failure('stale_version')
  await deleteLines(trx, scope, id)
  await insertLines(trx, scope, id, { ...content, lines: reuseIds(content.lines, before) })
  await writeAudit(work, {
    action: 'request.edit',
    subject: 'request',
    subjectId: request.id,
    before: auditOf(request, request.total, before),
    after: auditOf({ ...request, ...changed }, content.total.toFixed(), content.lines),
  })
  await work.emit('request.edited', {
    requestId: request.id,
    code: request.code,
    version: head.version,
    by: actor.userId,
  })
  return head.version
}

/** A product that remains has the same line id, so that the line can be followed between saves. */
function reuseIds(
  lines: readonly PricedLine[],
  before: readonly Pick<PricedLine, 'id' | 'product_id'>[],
): PricedLine[] {
  const known = new Map(before.map(({ product_id, id }) => [product_id, id]))
  return lines.map((line) => ({ ...line, id: known.get(line.product_id) ?? line.id }))
}

/** The audit log's data of a draft: code, address, department, and each line by its SKU. */
function auditOf(
  head: Pick<RequestRecord, 'code' | 'address_name' | 'department_name'>,
  total: string,
  lines: readonly Pick<PricedLine, 'sku' | 'quantity' | 'sub_total'>[],
) {
  return {
    code: head.code,
    address: head.address_name,
    department: head.department_name,
    total,
    lines: lines.map(({ sku, quantity, sub_total }) => [sku, quantity, sub_total]),
  }
}
