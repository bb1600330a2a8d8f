import { decimal } from '@pasok/domain/kernel/decimal'
import { ruleError } from '@pasok/domain/kernel/errors'
import { requestErrors } from '@pasok/domain/requests/requests.errors'
import type { ApprovedLine, ApprovedVendor } from '@pasok/domain/requests/requests.events'
import type { BuyerWork } from '../../db/move'
import { reserveStock } from '../catalog/reserve-stock'
import { assertCan, lockRequestById, lockRequestContent, moveRequest } from './move-request'
import type {
  LineRecord,
  LockedRequest,
  RequestRecord,
  RequestVendorRecord,
} from './requests.store'

/**
 * Approves a submitted request, in one transaction.
 * 1. Locks the request, so that the second of two concurrent decisions fails and names the first.
 * 2. Writes the decision and the new status.
 * 3. Reserves the stock.
 * 4. Emits the event from which one order per vendor is made, at the submitted prices.
 * @throws AppError `rule`, naming each item whose stock no longer suffices or that was withdrawn.
 */
export async function approveRequest(work: BuyerWork, id: string, note: string) {
  const { request, lines, vendors } = await lockRequestContent(work, id)
  await decideRequest(work, request, 'approve', note)
  await reserveStock(
    work,
    lines.map((line) => ({
      productId: line.product_id,
      name: line.name,
      quantity: decimal(line.quantity),
    })),
  )
  await work.emit('request.approved', handover(request, vendors, lines))
  return request
}

/** Returns the approved request's data by value for the event. */
function handover(
  request: RequestRecord,
  vendors: readonly RequestVendorRecord[],
  lines: readonly LineRecord[],
) {
  return {
    requestId: request.id,
    code: request.code,
    buyerId: request.buyer_id,
    createdBy: request.created_by,
    createdByName: request.created_by_name,
    departmentId: request.department_id,
    departmentName: request.department_name,
    address: {
      name: request.address_name,
      phone: request.address_phone,
      line: request.address_line,
      cityId: request.address_city_id,
      city: request.address_city,
      postcode: request.address_postcode,
    },
    vendors: vendors.map((vendor): ApprovedVendor => ({
      vendor: {
        id: vendor.vendor_id,
        name: vendor.name,
        phone: vendor.phone,
        email: vendor.email,
        address: vendor.address,
      },
      downPayment: decimal(vendor.down_payment),
      lines: lines.filter((line) => line.vendor_id === vendor.vendor_id).map(approvedLine),
    })),
  }
}

function approvedLine(line: LineRecord): ApprovedLine {
  return {
    productId: line.product_id,
    vendorId: line.vendor_id,
    name: line.name,
    slug: line.slug,
    sku: line.sku,
    brand: line.brand,
    imageUrl: line.image_url,
    quantity: decimal(line.quantity),
    retailPrice: decimal(line.retail_price),
    discount: decimal(line.discount),
    discountPrice: decimal(line.discount_price),
    taxTitle: line.tax_title,
    tax: decimal(line.tax),
    singleTaxPrice: decimal(line.single_tax_price),
    subTotal: decimal(line.sub_total),
    paymentTerm: line.payment_term,
    note: line.note,
  }
}

/** Rejects a submitted request. @throws AppError `rule` without a note (Spec 1 §5). */
export async function rejectRequest(
  work: BuyerWork,
  id: string,
  note: string,
): Promise<RequestRecord> {
  const request = await lockRequestById(work, id)
  await assertCan(work, request, 'reject')
  if (note === '') throw ruleError(requestErrors.noteRequired, {}, 'note')
  await decideRequest(work, request, 'reject', note)
  return request
}

/** Approval has a single step; the column allows chains of several steps later. */
const ONLY_STEP = 1

/** Moves a locked request by a decision and records the user, the company acted for and the note. */
async function decideRequest(
  work: BuyerWork,
  request: LockedRequest,
  decision: 'approve' | 'reject',
  note: string,
): Promise<void> {
  await moveRequest(work, request, decision, note)
  await work.defer({
    rows: {
      request_decisions: [
        {
          buyer_id: work.scope.id,
          request_id: request.id,
          step: ONLY_STEP,
          decision,
          decided_by: work.actor.userId,
          decided_by_name: work.actor.name,
          acting_for: work.actor.actingFor ?? null,
          note,
          decided_at: work.now,
        },
      ],
    },
  })
}
