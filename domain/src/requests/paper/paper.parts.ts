import { shownDiscount } from '../../catalog/catalog.prices'
import { dateIn, momentIn } from '../../kernel/calendar'
import { percentOfFraction, toNumber } from '../../kernel/decimal'
import { percent, quantity, rupiah } from '../../kernel/figures'
import type { PaperCell, PaperColumn, PaperFact } from '../../kernel/paper'
import { formatText, type Language, type Text, type Values } from '../../kernel/texts'
import { NO_DEPARTMENT } from '../../team/team.constants'
import { documentTexts } from '../requests.documents.texts'
import { requestPdfTexts } from './pdf.texts'

export interface PaperReader {
  language: Language
  timeZone: string
}

/** Formatting functions for one reader. */
export interface PaperFormatter {
  translate: (text: Text, values?: Values) => string
  /** Formats the day and time of an instant. */
  moment: (iso: string) => string
  /** Formats the day of an instant. */
  day: (instant: Date) => string
}

/** Returns the formatting functions for a reader's language and time zone. */
export function formatterFor({ language, timeZone }: PaperReader): PaperFormatter {
  return {
    translate: (text, values) => formatText(text, language, values),
    moment: (iso) => formatText(momentIn(new Date(iso), timeZone), language),
    day: (instant) => formatText(dateIn(instant, timeZone), language),
  }
}

/** A line as in every document; rupiah, with `discount` and the tax's value as fractions. */
interface PaperLine {
  name: string
  brand: string
  sku: string
  note: string
  quantity: number
  retail_price: number
  discount_price: number
  discount: number
  tax: { title: string; value: number }
  sub_total: number
  /** The values as ordered, which may have changed since. */
  quantity_original?: number
  discount_price_original?: number
  sub_total_original?: number
}

/** Returns the columns of lines; the product's name gets the remaining width. */
export const lineColumns = ({ translate }: PaperFormatter): PaperColumn[] => [
  { head: translate(documentTexts.columnNo), width: 22 },
  { head: translate(documentTexts.product) },
  { head: translate(documentTexts.quantity), width: 44, align: 'right' },
  { head: translate(documentTexts.unitPrice), width: 76, align: 'right' },
  { head: translate(documentTexts.discount), width: 36, align: 'right' },
  { head: translate(documentTexts.tax), width: 52, align: 'right' },
  { head: translate(documentTexts.lineTotal), width: 84, align: 'right' },
]

function taxOf({ title, value }: PaperLine['tax']): string {
  if (value === 0) return '–'
  if (title.includes('%')) return title
  return `${title} ${percent(toNumber(percentOfFraction(value)))}`.trim()
}

/** Returns the former value when it differs from the present one, otherwise nothing. */
const before = (was: number | undefined, is: number, write: (value: number) => string): string[] =>
  was === undefined || was === is ? [] : [write(was)]

/** Returns the cells of a line, in the order of `lineColumns`. */
export function lineRow(
  line: PaperLine,
  number: number,
  { translate }: PaperFormatter,
): PaperCell[] {
  const facts = [line.brand, line.sku].filter(Boolean).join(' · ')
  const note = line.note === '' ? '' : translate(requestPdfTexts.note, { note: line.note })
  const price = line.discount_price
  const discount = shownDiscount(line.discount)
  return [
    { text: String(number) },
    { text: line.name, below: [facts, note].filter(Boolean) },
    {
      text: quantity(line.quantity),
      struck: before(line.quantity_original, line.quantity, quantity),
    },
    {
      text: rupiah(price),
      struck: [
        ...before(line.discount_price_original, price, rupiah),
        ...before(line.retail_price, price, rupiah),
      ],
    },
    { text: discount === 0 ? '–' : percent(discount) },
    { text: taxOf(line.tax) },
    {
      text: rupiah(line.sub_total),
      struck: before(line.sub_total_original, line.sub_total, rupiah),
    },
  ]
}

/** Returns the payment term, shown next to the title of its lines. */
export const termOf = (days: number, { translate }: PaperFormatter): string =>
  `${translate(documentTexts.paymentTerm)}: ${translate(documentTexts.termDays, { days })}`

/** Returns a department's name, or the text for no department. */
export const departmentOf = (name: string, { translate }: PaperFormatter): string =>
  name === NO_DEPARTMENT ? translate(documentTexts.noDepartment) : name

/** Returns the text at the bottom of every page; page numbers are filled in when the document is rendered. */
export const footOf = (company: string, code: string, { translate }: PaperFormatter) => ({
  left: `${company} · ${code}`,
  right: translate(requestPdfTexts.page),
})

/** Returns a fact without its empty lines. */
export const factOf = (label: string, ...lines: string[]): PaperFact => ({
  label,
  lines: lines.filter(Boolean),
})
