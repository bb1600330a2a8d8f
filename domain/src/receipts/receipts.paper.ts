import { decimal, toNumber } from '../kernel/decimal'
import { quantity, rupiah } from '../kernel/figures'
import type { Paper, PaperFact } from '../kernel/paper'
import { statusTexts } from '../kernel/status.texts'
import { documentTexts } from '../requests/requests.documents.texts'
import {
  factOf,
  footOf,
  formatterFor,
  termOf,
  type PaperReader,
  type PaperFormatter,
} from '../requests/paper/paper.parts'
import { requestPdfTexts } from '../requests/paper/pdf.texts'
import type { Receipt } from './receipts.model'
import { receiptPaperTexts, shortageTexts } from './receipts.texts'

/** The fields of a receipt that appear in its document, for buyer and vendor alike. */
type PrintedReceipt = Omit<Receipt, 'actions'>

/** Returns the vendor's reason for the rejection while the receipt is rejected. */
function refusalOf(
  { lastStatus, statuses }: PrintedReceipt,
  { translate, moment }: PaperFormatter,
): PaperFact[] {
  if (lastStatus !== 'Rejected') return []
  const refused = statuses.findLast(({ name }) => name === 'Rejected')
  return [
    factOf(
      translate(receiptPaperTexts.refused),
      refused === undefined ? '' : `${refused.user} · ${moment(refused.timestamp)}`,
      refused?.note ?? '',
    ),
  ]
}

function factsOf(receipt: PrintedReceipt, formatter: PaperFormatter): PaperFact[] {
  const { translate, moment, day } = formatter
  const { received, vendor, buyer, reference_doc: about } = receipt
  const party = (label: string, { name, address, phone, email }: Receipt['vendor']) =>
    factOf(label, name, address, phone, email)
  return [
    party(translate(receiptPaperTexts.receivedBy), buyer),
    party(translate(receiptPaperTexts.deliveredBy), vendor),
    factOf(
      translate(receiptPaperTexts.references),
      `${translate(receiptPaperTexts.order)} ${about.code_po}`,
      `${translate(receiptPaperTexts.package)} ${about.code_package}`,
      termOf(about.payment_term.value, formatter),
    ),
    factOf(translate(receiptPaperTexts.receivedOn), moment(received.date), received.name),
    factOf(translate(receiptPaperTexts.orderedOn), day(new Date(about.date_order))),
    ...refusalOf(receipt, formatter),
  ]
}

/** Builds a receipt's document in the reader's language; a rejected receipt is marked. */
export function receiptPaper(receipt: PrintedReceipt, reader: PaperReader): Paper {
  const formatter = formatterFor(reader)
  const { translate } = formatter
  const { received, buyer, items, lastStatus } = receipt
  return {
    language: reader.language,
    title: received.code,
    head: {
      kind: translate(receiptPaperTexts.kind),
      code: received.code,
      company: buyer.name,
      status: translate(
        lastStatus === 'Rejected' ? receiptPaperTexts.refused : statusTexts[lastStatus],
      ),
    },
    facts: factsOf(receipt, formatter),
    tables: [
      {
        title: receipt.reference_doc.code_package,
        columns: [
          { head: translate(documentTexts.columnNo), width: 22 },
          { head: translate(documentTexts.product) },
          { head: translate(receiptPaperTexts.columnShipped), width: 60, align: 'right' },
          { head: translate(receiptPaperTexts.columnReceived), width: 60, align: 'right' },
          { head: translate(receiptPaperTexts.columnMissing), width: 60, align: 'right' },
          { head: translate(documentTexts.lineTotal), width: 84, align: 'right' },
        ],
        rows: items.map((item, at) => [
          { text: String(at + 1) },
          {
            text: item.name,
            below: [
              [item.brand, item.sku].filter(Boolean).join(' · '),
              item.shortage === null
                ? ''
                : `${translate(shortageTexts.label)}: ${translate(shortageTexts[item.shortage])}`,
              item.note === '' ? '' : translate(requestPdfTexts.note, { note: item.note }),
            ].filter(Boolean),
          },
          { text: quantity(item.quantity) },
          { text: quantity(item.received) },
          { text: quantity(toNumber(decimal(item.quantity).minus(item.received))) },
          { text: rupiah(item.sub_total_received + item.sub_total_tax) },
        ]),
        figures: [],
      },
    ],
    figures: [{ label: translate(documentTexts.total), value: rupiah(receipt.total), total: true }],
    foot: footOf(buyer.name, received.code, formatter),
  }
}
