import type { Decimal } from '@pasok/domain/kernel/decimal'
import type { ApprovedLine, RequestApproved } from '@pasok/domain/requests/requests.events'
import { ordersFromRequest, type OrderDraft } from '@pasok/domain/orders/orders.from-request'
import { orderState, type PackageState } from '@pasok/domain/orders/orders.states'
import type { Company } from '../../db/actor'
import { writeAudit } from '../../db/audit'
import { takeCodes } from '../../db/codes'
import { deferHistory } from '../../db/history'
import { newId } from '../../db/ids'
import { buyerScope, type BuyerScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { findRegisteredRow } from '../company/addresses/addresses.store'
import { addressLine } from '../company/company.present'

/** Creates one order per vendor in the approval's transaction (`docs/domain.md` §6). */
export async function onRequestApproved(work: Work, request: RequestApproved): Promise<void> {
  const company = companyOf(work)
  const scope = buyerScope(request.buyerId)
  const drafts = ordersFromRequest(request.vendors)
  const packageCount = drafts.reduce((sum, draft) => sum + draft.packages.length, 0)
  const wanted = { PO: drafts.length, PKG: packageCount }
  const { PO: orderCodes, PKG: packageCodes } = await takeCodes(work.trx, company, work.now, wanted)
  const orders = drafts.map((draft) => ({ id: newId(), code: orderCodes.shift() ?? '', draft }))
  const packages = orders.flatMap(({ id: orderId, draft }) =>
    draft.packages.map((pack) => ({
      id: newId(),
      orderId,
      code: packageCodes.shift() ?? '',
      draft,
      pack,
    })),
  )
  const registered = await findRegisteredRow(work.trx, scope)
  const buyerAddress = registered ? addressLine(registered) : ''
  const owned = { buyer_id: scope.id }
  const rows = {
    purchase_orders: orders.map(({ id, code, draft }) => ({
      ...owned,
      id,
      code,
      ...orderRow(work, request, { draft, buyerAddress }),
    })),
    packages: packages.map(({ id, orderId, code, draft, pack }) => ({
      ...owned,
      id,
      order_id: orderId,
      code,
      last_status: draft.state,
      payment_term: pack.paymentTerm,
      total: pack.total.toFixed(),
      order_created_at: work.now,
      created_at: work.now,
      updated_at: work.now,
    })),
    order_items: packages.flatMap(({ id, pack }) =>
      pack.lines.map((line, at) => ({ ...owned, ...itemRow(line, id, at) })),
    ),
  }
  await work.defer({ rows })
  await record(work, scope, [
    ...orders.map(({ id, code, draft }) => entry('order', id, code, draft.state, draft.grandTotal)),
    ...packages.map(({ id, code, draft, pack }) =>
      entry('package', id, code, draft.state, pack.total),
    ),
  ])
  await work.emit('orders.created', {
    requestId: request.requestId,
    orders: orders.map(({ id, code, draft }) => ({
      orderId: id,
      code,
      vendorId: draft.vendor.id,
      status: draft.state,
    })),
  })
}

function companyOf(work: Work): Company {
  if (!work.actor.company) throw new Error('A request can only be approved by a user of a company.')
  return work.actor.company
}

const entry = (
  document: 'order' | 'package',
  documentId: string,
  code: string,
  status: PackageState,
  total: Decimal,
) => ({ document, documentId, code, status, total })

async function record(work: Work, scope: BuyerScope, made: readonly ReturnType<typeof entry>[]) {
  await deferHistory(work, scope, made)
  await writeAudit(
    work,
    ...made.map(({ document, documentId, code, status, total }) => ({
      action: `${document}.create`,
      subject: document,
      subjectId: documentId,
      after: { code, status, total: total.toFixed() },
    })),
  )
}

interface OrderParts {
  draft: OrderDraft
  buyerAddress: string
}

function orderRow(work: Work, request: RequestApproved, { draft, buyerAddress }: OrderParts) {
  return {
    request_id: request.requestId,
    request_code: request.code,
    vendor_id: draft.vendor.id,
    vendor_name: draft.vendor.name,
    vendor_phone: draft.vendor.phone,
    vendor_email: draft.vendor.email,
    vendor_address: draft.vendor.address,
    buyer_address: buyerAddress,
    department_id: request.departmentId,
    department_name: request.departmentName,
    ship_to_name: request.address.name,
    ship_to_phone: request.address.phone,
    ship_to_line: request.address.line,
    ship_to_city_id: request.address.cityId,
    ship_to_city: request.address.city,
    ship_to_postcode: request.address.postcode,
    last_status: orderState(draft.packages.map(() => draft.state)),
    grand_total: draft.grandTotal.toFixed(),
    down_payment: draft.downPayment.toFixed(),
    created_by: request.createdBy,
    created_by_name: request.createdByName,
    created_at: work.now,
    updated_at: work.now,
  }
}

/** Builds an item's row with copied figures; the original values equal them at first. */
function itemRow(line: ApprovedLine, packageId: string, position: number) {
  const figures = {
    quantity: line.quantity.toFixed(),
    retail_price: line.retailPrice.toFixed(),
    discount_price: line.discountPrice.toFixed(),
    sub_total: line.subTotal.toFixed(),
  }
  return {
    id: newId(),
    package_id: packageId,
    position,
    vendor_id: line.vendorId,
    product_id: line.productId,
    name: line.name,
    slug: line.slug,
    sku: line.sku,
    brand: line.brand,
    image_url: line.imageUrl,
    ...figures,
    quantity_original: figures.quantity,
    retail_price_original: figures.retail_price,
    discount_price_original: figures.discount_price,
    sub_total_original: figures.sub_total,
    discount: line.discount.toFixed(),
    tax_title: line.taxTitle,
    tax: line.tax.toFixed(),
    single_tax_price: line.singleTaxPrice.toFixed(),
    payment_term: line.paymentTerm,
    note: line.note,
  }
}
