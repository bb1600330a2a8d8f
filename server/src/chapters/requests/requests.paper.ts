import { momentIn } from '@pasok/domain/kernel/calendar'
import { percentOfFraction, toNumber } from '@pasok/domain/kernel/decimal'
import { percent, quantity, rupiah } from '@pasok/domain/kernel/figures'
import { wordsOfState } from '@pasok/domain/kernel/machine'
import { say, type Language, type Text, type Values } from '@pasok/domain/kernel/texts'
import { addressLine } from '@pasok/domain/requests/requests.address'
import { NO_DEPARTMENT } from '@pasok/domain/requests/requests.constants'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import type {
  PurchaseRequest,
  RequestDecision,
  RequestItem,
} from '@pasok/domain/requests/requests.model'
import { requestPdfTexts } from '@pasok/domain/requests/requests.pdf.texts'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import type { Paper, PaperCell, PaperColumn, PaperFigure, PaperTable } from '../../ports/pdf'

interface Reader {
  language: Language
  timeZone: string
}
type Tell = (text: Text, values?: Values) => string

/** As the file is saved. */
export const paperName = (request: PurchaseRequest) => `${request.code_pr}.pdf`

/** A request as it stands on paper: all that its page says of it, in the reader's language. */
export function paperOf(request: PurchaseRequest, { language, timeZone }: Reader): Paper {
  const tell: Tell = (text, values) => say(text, language, values)
  const moment = (iso: string) => say(momentIn(new Date(iso), timeZone), language)
  const status = wordsOfState(request.lastStatus)
  const tables = request.vendors.flatMap((vendor) => tablesOf(vendor, tell))
  const decided = decisionsOf(request.decisions, tell, moment)
  return {
    language,
    title: request.code_pr,
    head: {
      kind: tell(requestPdfTexts.kind),
      code: request.code_pr,
      company: request.buyer.name,
      status: typeof status === 'string' ? status : status[language],
    },
    facts: factsOf(request, tell, moment),
    tables: decided ? [...tables, decided] : tables,
    figures: totalsOf(request, tell),
    // Its figures are known once the file is made.
    foot: {
      left: `${request.buyer.name} · ${request.code_pr}`,
      right: tell(requestPdfTexts.page),
    },
  }
}

function factsOf(request: PurchaseRequest, tell: Tell, moment: (iso: string) => string) {
  const { address, department } = request
  const name = department === NO_DEPARTMENT ? tell(documentTexts.noDepartment) : department
  return [
    { label: tell(documentTexts.date), lines: [moment(request.date)] },
    { label: tell(documentTexts.author), lines: [request.createdBy] },
    { label: tell(documentTexts.department), lines: [name] },
    {
      label: tell(requestScreenTexts.deliverTo),
      lines: [address.name, addressLine(address), address.phone].filter(Boolean),
    },
    { label: tell(requestPdfTexts.lastChanged), lines: [moment(request.updatedAt)] },
  ]
}

/** The widths leave the most to the name of the product. */
const columnsOf = (tell: Tell): PaperColumn[] => [
  { head: tell(documentTexts.columnNo), width: 22 },
  { head: tell(documentTexts.product) },
  { head: tell(documentTexts.quantity), width: 44, align: 'right' },
  { head: tell(documentTexts.unitPrice), width: 76, align: 'right' },
  { head: tell(documentTexts.discount), width: 36, align: 'right' },
  { head: tell(documentTexts.tax), width: 52, align: 'right' },
  { head: tell(documentTexts.lineTotal), width: 84, align: 'right' },
]

function taxOf({ title, value }: RequestItem['tax']): string {
  if (value === 0) return '–'
  if (title.includes('%')) return title
  return `${title} ${percent(toNumber(percentOfFraction(value)))}`.trim()
}

function rowOf(item: RequestItem, number: number, tell: Tell): PaperCell[] {
  const facts = [item.brand, item.sku].filter(Boolean).join(' · ')
  const note = item.note === '' ? '' : tell(requestPdfTexts.note, { note: item.note })
  const isDiscounted = item.retail_price !== item.discount_price
  return [
    { text: String(number) },
    { text: item.name, below: [facts, note].filter(Boolean) },
    { text: quantity(item.quantity) },
    { text: rupiah(item.discount_price), below: isDiscounted ? [rupiah(item.retail_price)] : [] },
    { text: item.discount === 0 ? '–' : percent(toNumber(percentOfFraction(item.discount))) },
    { text: taxOf(item.tax) },
    { text: rupiah(item.sub_total) },
  ]
}

/** A vendor's items, a table for each payment term; its sums under the last. */
function tablesOf(part: PurchaseRequest['vendors'][number], tell: Tell): PaperTable[] {
  const numbers = new Map(
    part.packages.flatMap(({ items }) => items).map((item, at) => [item._id, at + 1]),
  )
  const figures: PaperFigure[] = [
    { label: tell(documentTexts.subtotal), value: rupiah(part.total), total: true },
    ...(part.down_payment > 0
      ? [
          {
            label: `${tell(documentTexts.downPayment)} (${percent(part.down_payment_setting)})`,
            value: rupiah(part.down_payment),
          },
        ]
      : []),
  ]
  return part.packages.map(({ payment_terms: days, items }, at) => ({
    title: part.vendor.name,
    aside: `${tell(documentTexts.paymentTerm)}: ${tell(documentTexts.termDays, { days })}`,
    columns: columnsOf(tell),
    rows: items.map((item) => rowOf(item, numbers.get(item._id) ?? 0, tell)),
    figures: at === part.packages.length - 1 ? figures : [],
  }))
}

function totalsOf(request: PurchaseRequest, tell: Tell): PaperFigure[] {
  const items = request.vendors.flatMap(({ packages }) => packages.flatMap((pack) => pack.items))
  const sumOf = (values: readonly number[]) => rupiah(values.reduce((sum, value) => sum + value, 0))
  return [
    {
      label: tell(documentTexts.beforeTax),
      value: sumOf(items.map((item) => item.sub_total_before_tax)),
    },
    { label: tell(documentTexts.taxAmount), value: sumOf(items.map((item) => item.tax_price)) },
    { label: tell(documentTexts.total), value: rupiah(request.total), total: true },
  ]
}

function decisionsOf(
  decisions: readonly RequestDecision[],
  tell: Tell,
  moment: (iso: string) => string,
): PaperTable | undefined {
  if (decisions.length === 0) return undefined
  return {
    title: tell(requestPdfTexts.decisions),
    columns: [
      { head: tell(requestPdfTexts.step), width: 44 },
      { head: tell(requestPdfTexts.decision), width: 80 },
      { head: tell(documentTexts.columnDate), width: 100 },
      { head: tell(documentTexts.columnName), width: 130 },
      { head: tell(documentTexts.columnNote) },
    ],
    rows: decisions.map((one) => [
      { text: String(one.step) },
      { text: tell(requestPdfTexts[one.decision]) },
      { text: moment(one.timestamp) },
      {
        text: one.user,
        below:
          one.acting_for === null
            ? []
            : [tell(requestPdfTexts.actingFor, { company: one.acting_for })],
      },
      { text: one.note },
    ]),
    figures: [],
  }
}
