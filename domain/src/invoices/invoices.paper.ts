import { dateOf } from '../kernel/calendar'
import { rupiah } from '../kernel/figures'
import type { Paper, PaperFact, PaperFigure } from '../kernel/paper'
import { statusTexts } from '../kernel/status.texts'
import type { Text } from '../kernel/texts'
import { documentTexts } from '../requests/requests.documents.texts'
import {
  factOf,
  footOf,
  lineColumns,
  lineRow,
  formatterFor,
  type PaperReader,
  type PaperFormatter,
} from '../requests/paper/paper.parts'
import { lineMatch } from './invoices.match'
import type { Invoice } from './invoices.model'
import { invoiceSummaryTexts } from './invoices.summary.texts'

/** The fields of an invoice that appear in its document, for buyer and vendor alike. */
type PrintedInvoice = Omit<Invoice, 'actions'>

function paymentLines(invoice: PrintedInvoice, { translate }: PaperFormatter): string[] {
  const { direct_payment: isDirect, infoPayment: payments, invoice_number: code } = invoice
  return [
    translate(isDirect ? invoiceSummaryTexts.direct : invoiceSummaryTexts.byProvider),
    ...payments.map(({ bank, directions, code: payment }) =>
      [bank, directions, payment].filter(Boolean).join(' · '),
    ),
    translate(invoiceSummaryTexts.quote, { code }),
  ]
}

function factsOf(invoice: PrintedInvoice, formatter: PaperFormatter): PaperFact[] {
  const { translate, day } = formatter
  const { vendor, buyer, reference_document: references } = invoice
  const named = (label: Text, code: string) => `${translate(label)} ${code}`
  const party = (label: Text, { name, address, phone, tax_number: tax }: Invoice['vendor']) =>
    factOf(
      translate(label),
      name,
      address,
      phone,
      tax === '' ? '' : named(invoiceSummaryTexts.taxNumber, tax),
    )
  return [
    party(invoiceSummaryTexts.from, vendor),
    party(invoiceSummaryTexts.to, buyer),
    factOf(
      translate(invoiceSummaryTexts.references),
      ...references.flatMap((one) => [
        named(invoiceSummaryTexts.order, one.code_po),
        named(invoiceSummaryTexts.package, one.code_package),
        named(invoiceSummaryTexts.receipt, one.code_grn),
      ]),
    ),
    factOf(translate(invoiceSummaryTexts.issued), day(new Date(invoice.date))),
    factOf(translate(invoiceSummaryTexts.dueDate), translate(dateOf(invoice.due_date))),
    factOf(translate(invoiceSummaryTexts.way), ...paymentLines(invoice, formatter)),
  ]
}

/** Returns the lines of the total: goods before tax, tax, shipping, minus the down payment used (Spec 2 §9). */
function paperFiguresOf(invoice: PrintedInvoice, { translate }: PaperFormatter): PaperFigure[] {
  const { sub_total: goods, tax, shipping_costs: shipping, down_payment: downPayment } = invoice
  const figure = (label: Text, amount: number) => ({
    label: translate(label),
    value: rupiah(amount),
  })
  return [
    figure(documentTexts.beforeTax, goods),
    figure(documentTexts.taxAmount, tax),
    ...(shipping > 0 ? [figure(invoiceSummaryTexts.shipping, shipping)] : []),
    ...(downPayment > 0
      ? [
          { ...figure(documentTexts.total, goods + tax + shipping), total: true },
          figure(invoiceSummaryTexts.downPaymentUsed, -downPayment),
        ]
      : []),
    { ...figure(invoiceSummaryTexts.toPay, invoice.grand_total), total: true },
  ]
}

/** Builds an invoice's document in the reader's language. */
export function invoicePaper(invoice: PrintedInvoice, reader: PaperReader): Paper {
  const formatter = formatterFor(reader)
  const { invoice_number: code, vendor, items } = invoice
  return {
    language: reader.language,
    title: code,
    head: {
      kind: formatter.translate(invoiceSummaryTexts.kind),
      code,
      company: vendor.name,
      status: formatter.translate(statusTexts[invoice.lastStatus]),
    },
    facts: factsOf(invoice, formatter),
    tables: [
      {
        title: invoice.reference_document.map((one) => one.code_package).join(', '),
        columns: lineColumns(formatter),
        // A line's note is the receiver's remark about the delivery, so it appears only on the
        // receipt.
        rows: items.map((item, at) =>
          lineRow(
            {
              name: item.name,
              brand: item.brand,
              sku: item.sku,
              note: '',
              quantity: item.received,
              retail_price: item.retail_price,
              discount_price: item.discount_price,
              discount: item.discount,
              tax: item.tax,
              sub_total: lineMatch(item).invoiced,
            },
            at + 1,
            formatter,
          ),
        ),
        figures: [],
      },
    ],
    figures: paperFiguresOf(invoice, formatter),
    foot: footOf(vendor.name, code, formatter),
  }
}
