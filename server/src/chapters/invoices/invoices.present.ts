import { invoiceActions, vendorInvoiceActions } from '@pasok/domain/invoices/invoices.abilities'
import type {
  Invoice,
  InvoiceItem,
  InvoicePreview,
  VendorInvoice,
} from '@pasok/domain/invoices/invoices.model'
import { dueMark } from '@pasok/domain/invoices/invoices.rules'
import type { StatusEntry } from '@pasok/domain/kernel/shapes'
import type { OrderActor } from '@pasok/domain/orders/orders.abilities'
import { receivedFigures } from '@pasok/domain/orders/orders.rules'
import type { FileLink } from '../files/links/file-links'
import { presentBuyerPlace } from '../orders/orders.present'
import type { LineRecord, ReceiptRecord } from '../receipts/receipts.list.store'
import type { InvoiceDraft } from './issue-invoice'
import type { InvoiceRecord, PaymentOf } from './invoices.list.store'

export interface InvoiceParts {
  invoice: InvoiceRecord
  lines: readonly LineRecord[]
  payments: readonly PaymentOf[]
  statuses: readonly StatusEntry[]
  link: FileLink
}

function presentItem(line: LineRecord): InvoiceItem {
  const figures = receivedFigures(line.received, {
    discountPrice: line.discount_price,
    singleTaxPrice: line.single_tax_price,
  })
  return {
    _id: line.id,
    name: line.name,
    slug: line.slug,
    sku: line.sku,
    brand: line.brand,
    retail_price: Number(line.retail_price),
    discount: Number(line.discount),
    discount_price: Number(line.discount_price),
    quantity_original: Number(line.quantity_original),
    quantity: Number(line.quantity),
    discount_price_original: Number(line.discount_price_original),
    sub_total_original: Number(line.sub_total_original),
    received: Number(line.received),
    tax: { title: line.tax_title, value: Number(line.tax) },
    sub_total: Number(line.sub_total),
    sub_total_received: figures.subTotalReceived.toNumber(),
    sub_total_tax: figures.subTotalTax.toNumber(),
    note: line.note,
  }
}

interface TaxNumbers {
  vendor_tax_number: string
  buyer_tax_number: string
}

type Place = Pick<
  ReceiptRecord,
  | 'buyer_id'
  | 'buyer_name'
  | 'buyer_phone'
  | 'buyer_address'
  | 'ship_to_phone'
  | 'ship_to_line'
  | 'vendor_id'
  | 'vendor_name'
  | 'vendor_phone'
  | 'vendor_address'
  | 'order_id'
  | 'package_id'
  | 'order_code'
  | 'package_code'
>

const placeOf = (place: Place, taxes: TaxNumbers, receiptCode: string) => ({
  vendor: {
    _id: place.vendor_id,
    name: place.vendor_name,
    phone: place.vendor_phone,
    address: place.vendor_address,
    tax_number: taxes.vendor_tax_number,
  },
  buyer: {
    _id: place.buyer_id,
    name: place.buyer_name,
    ...presentBuyerPlace(place),
    tax_number: taxes.buyer_tax_number,
  },
  reference_document: [
    {
      code_po: place.order_code,
      code_package: place.package_code,
      code_grn: receiptCode,
      orderId: place.order_id,
      packageId: place.package_id,
    },
  ],
})

const fieldsOf = ({ invoice, lines, payments, statuses, link }: InvoiceParts, now: Date) => ({
  _id: invoice.id,
  invoice_number: invoice.code,
  date: invoice.created_at.toISOString(),
  ...placeOf(invoice, invoice, invoice.receipt_code),
  sub_total: Number(invoice.sub_total),
  tax: Number(invoice.tax),
  shipping_costs: Number(invoice.shipping_cost),
  down_payment: Number(invoice.down_payment_used),
  grand_total: Number(invoice.grand_total),
  due_date: invoice.due_date,
  due_mark: dueMark(invoice.due_date, invoice.last_status, now, invoice.time_zone),
  lastStatus: invoice.last_status,
  statuses: [...statuses],
  infoPayment: payments.map((payment) => ({
    method: payment.kind,
    bank: payment.bank_name,
    directions: payment.account_number,
    code: payment.code,
    imageUrl:
      payment.proof_file_id !== null && payment.proof_name !== null
        ? link({ id: payment.proof_file_id, name: payment.proof_name })
        : '',
  })),
  items: lines.map(presentItem),
  direct_payment: invoice.direct_payment,
  version: invoice.version,
})

export const presentInvoice = (parts: InvoiceParts, actor: OrderActor, now: Date): Invoice => ({
  ...fieldsOf(parts, now),
  actions: invoiceActions(actor, parts.invoice.last_status),
})

/** Presents an invoice to its vendor. The proof of a payment to the platform is hidden. */
export function presentVendorInvoice(parts: InvoiceParts, now: Date): VendorInvoice {
  const { infoPayment, ...fields } = fieldsOf(parts, now)
  const { direct_payment: isDirect, last_status: state } = parts.invoice
  return {
    ...fields,
    infoPayment: infoPayment.map((one) => ({ ...one, imageUrl: isDirect ? one.imageUrl : '' })),
    actions: vendorInvoiceActions(state, { isDirect }),
  }
}

/** Presents the invoice that would be issued for a receipt. */
export const presentPreview = (
  receipt: ReceiptRecord,
  { figures, terms, lines, dueDay, downPaymentLeft }: InvoiceDraft,
): InvoicePreview => ({
  ...placeOf(receipt, terms, receipt.code),
  sub_total: figures.subTotal.toNumber(),
  tax: figures.tax.toNumber(),
  shipping_costs: figures.shipping.toNumber(),
  down_payment: figures.downPaymentUsed.toNumber(),
  grand_total: figures.grandTotal.toNumber(),
  due_date: dueDay,
  items: lines.map(presentItem),
  direct_payment: terms.direct_payment,
  down_payment_left: downPaymentLeft.toNumber(),
  payment_term: terms.payment_term,
  receipt_version: receipt.version,
})
