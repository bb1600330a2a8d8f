import { percent, rupiah } from '../../kernel/figures'
import { wordsOfState } from '../../kernel/machine'
import type { Paper, PaperFigure, PaperTable } from '../../kernel/paper'
import { addressLine } from '../requests.address'
import { documentTexts } from '../requests.documents.texts'
import type { PurchaseRequest, RequestDecision } from '../requests.model'
import {
  departmentOf,
  footOf,
  lineColumns,
  lineRow,
  formatterFor,
  termOf,
  type PaperReader,
  type PaperFormatter,
} from './paper.parts'
import { requestPdfTexts } from './pdf.texts'
import { requestScreenTexts } from '../requests.screen.texts'

/** Builds a request's document with everything that its page shows, in the reader's language. */
export function paperOf(request: PurchaseRequest, reader: PaperReader): Paper {
  const formatter = formatterFor(reader)
  const { language } = reader
  const status = wordsOfState(request.lastStatus)
  const tables = request.vendors.flatMap((vendor) => tablesOf(vendor, formatter))
  const decided = decisionsOf(request.decisions, formatter)
  return {
    language,
    title: request.code_pr,
    head: {
      kind: formatter.translate(requestPdfTexts.kind),
      code: request.code_pr,
      company: request.buyer.name,
      status: typeof status === 'string' ? status : status[language],
    },
    facts: factsOf(request, formatter),
    tables: decided ? [...tables, decided] : tables,
    figures: totalsOf(request, formatter),
    foot: footOf(request.buyer.name, request.code_pr, formatter),
  }
}

function factsOf(request: PurchaseRequest, formatter: PaperFormatter) {
  const { translate, moment } = formatter
  const { address } = request
  return [
    { label: translate(documentTexts.date), lines: [moment(request.date)] },
    { label: translate(documentTexts.author), lines: [request.createdBy] },
    {
      label: translate(documentTexts.department),
      lines: [departmentOf(request.department, formatter)],
    },
    {
      label: translate(requestScreenTexts.deliverTo),
      lines: [address.name, addressLine(address), address.phone].filter(Boolean),
    },
    { label: translate(requestPdfTexts.lastChanged), lines: [moment(request.updatedAt)] },
  ]
}

/** Returns a vendor's items, one table per payment term, with the totals under the last. */
function tablesOf(
  part: PurchaseRequest['vendors'][number],
  formatter: PaperFormatter,
): PaperTable[] {
  const { translate } = formatter
  const numbers = new Map(
    part.packages.flatMap(({ items }) => items).map((item, at) => [item._id, at + 1]),
  )
  const figures: PaperFigure[] = [
    { label: translate(documentTexts.subtotal), value: rupiah(part.total), total: true },
    ...(part.down_payment > 0
      ? [
          {
            label: `${translate(documentTexts.downPayment)} (${percent(part.down_payment_setting)})`,
            value: rupiah(part.down_payment),
          },
        ]
      : []),
  ]
  return part.packages.map(({ payment_terms: days, items }, at) => ({
    title: part.vendor.name,
    aside: termOf(days, formatter),
    columns: lineColumns(formatter),
    rows: items.map((item) => lineRow(item, numbers.get(item._id) ?? 0, formatter)),
    figures: at === part.packages.length - 1 ? figures : [],
  }))
}

function totalsOf(request: PurchaseRequest, { translate }: PaperFormatter): PaperFigure[] {
  const items = request.vendors.flatMap(({ packages }) => packages.flatMap((pack) => pack.items))
  const sumOf = (values: readonly number[]) => rupiah(values.reduce((sum, value) => sum + value, 0))
  return [
    {
      label: translate(documentTexts.beforeTax),
      value: sumOf(items.map((item) => item.sub_total_before_tax)),
    },
    {
      label: translate(documentTexts.taxAmount),
      value: sumOf(items.map((item) => item.tax_price)),
    },
    { label: translate(documentTexts.total), value: rupiah(request.total), total: true },
  ]
}

function decisionsOf(
  decisions: readonly RequestDecision[],
  { translate, moment }: PaperFormatter,
): PaperTable | undefined {
  if (decisions.length === 0) return undefined
  return {
    title: translate(requestPdfTexts.decisions),
    columns: [
      { head: translate(requestPdfTexts.step), width: 44 },
      { head: translate(requestPdfTexts.decision), width: 80 },
      { head: translate(documentTexts.columnDate), width: 100 },
      { head: translate(documentTexts.columnName), width: 130 },
      { head: translate(documentTexts.columnNote) },
    ],
    rows: decisions.map((one) => [
      { text: String(one.step) },
      { text: translate(requestPdfTexts[one.decision]) },
      { text: moment(one.timestamp) },
      {
        text: one.user,
        below:
          one.acting_for === null
            ? []
            : [translate(requestPdfTexts.actingFor, { company: one.acting_for })],
      },
      { text: one.note },
    ]),
    figures: [],
  }
}
