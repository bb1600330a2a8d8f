import { dateOf } from '../kernel/calendar'
import { rupiah } from '../kernel/figures'
import type { Paper, PaperFact, PaperFigure } from '../kernel/paper'
import { statusTexts } from '../kernel/status.texts'
import { documentTexts } from '../requests/requests.documents.texts'
import {
  footOf,
  lineColumns,
  lineRow,
  tellerOf,
  type PaperReader,
  type Teller,
} from '../requests/requests.paper.parts'
import { lineMatch } from './invoices.match'
import type { Invoice } from './invoices.model'
import { invoiceSummaryTexts } from './invoices.summary.texts'

/** What of an invoice is put on paper: the same for buyer and vendor. */
type PrintedInvoice = Omit<Invoice, 'actions'>

function factsOf(invoice: PrintedInvoice, { tell, day }: Teller): PaperFact[] {
  const fact = (label: string, ...lines: string[]) => ({ label, lines: lines.filter(Boolean) })
  const { vendor, buyer, reference_document: references } = invoice
  return [
    fact(tell(invoiceSummaryTexts.from), vendor.name, vendor.address, vendor.phone),
    fact(tell(invoiceSummaryTexts.to), buyer.name, buyer.address, buyer.phone),
    fact(
      tell(invoiceSummaryTexts.references),
      ...references.flatMap((one) => [one.code_po, one.code_package, one.code_grn]),
    ),
    fact(tell(invoiceSummaryTexts.issued), day(new Date(invoice.date))),
    fact(tell(invoiceSummaryTexts.dueDate), tell(dateOf(invoice.due_date))),
  ]
}

/** Σ before tax, tax, shipping, less the down payment that it uses (Spec 2 §9). */
function figuresOf(invoice: PrintedInvoice, { tell }: Teller): PaperFigure[] {
  const { shipping_costs: shipping, down_payment: downPayment } = invoice
  const figure = (label: string, amount: number) => ({ label, value: rupiah(amount) })
  return [
    figure(tell(documentTexts.beforeTax), invoice.sub_total),
    figure(tell(documentTexts.taxAmount), invoice.tax),
    ...(shipping > 0 ? [figure(tell(invoiceSummaryTexts.shipping), shipping)] : []),
    ...(downPayment > 0 ? [figure(tell(invoiceSummaryTexts.downPaymentUsed), -downPayment)] : []),
    { ...figure(tell(invoiceSummaryTexts.toPay), invoice.grand_total), total: true },
  ]
}

/** An invoice on paper, in the reader's language. */
export function invoicePaper(invoice: PrintedInvoice, reader: PaperReader): Paper {
  const teller = tellerOf(reader)
  const { invoice_number: code, vendor, items } = invoice
  return {
    language: reader.language,
    title: code,
    head: {
      kind: teller.tell(invoiceSummaryTexts.kind),
      code,
      company: vendor.name,
      status: teller.tell(statusTexts[invoice.lastStatus]),
    },
    facts: factsOf(invoice, teller),
    tables: [
      {
        title: invoice.reference_document.map((one) => one.code_package).join(', '),
        columns: lineColumns(teller),
        rows: items.map((item, at) => {
          const {
            received: quantity,
            name,
            note,
            retail_price,
            discount_price,
            discount,
            tax,
          } = item
          const sub_total = lineMatch(item).invoiced
          const price = { retail_price, discount_price, discount, tax }
          const line = { name, brand: '', sku: '', note, quantity, ...price, sub_total }
          return lineRow(line, at + 1, teller)
        }),
        figures: [],
      },
    ],
    figures: figuresOf(invoice, teller),
    foot: footOf(vendor.name, code, teller),
  }
}
