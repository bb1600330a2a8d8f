import { shownDiscount } from '../catalog/catalog.prices'
import { dateIn, momentIn } from '../kernel/calendar'
import { percentOfFraction, toNumber } from '../kernel/decimal'
import { percent, quantity, rupiah } from '../kernel/figures'
import type { PaperCell, PaperColumn, PaperFact } from '../kernel/paper'
import { say, type Language, type Text, type Values } from '../kernel/texts'
import { NO_DEPARTMENT } from '../team/team.constants'
import { documentTexts } from './requests.documents.texts'
import { requestPdfTexts } from './requests.pdf.texts'

/** Whom a paper is made for. */
export interface PaperReader {
  language: Language
  /** The company's calendar. */
  timeZone: string
}

/** What is said to one reader. */
export interface Teller {
  tell: (text: Text, values?: Values) => string
  /** Day and time of an instant. */
  moment: (iso: string) => string
  /** The day alone. */
  day: (instant: Date) => string
}

export function tellerOf({ language, timeZone }: PaperReader): Teller {
  return {
    tell: (text, values) => say(text, language, values),
    moment: (iso) => say(momentIn(new Date(iso), timeZone), language),
    day: (instant) => say(dateIn(instant, timeZone), language),
  }
}

/** A line as every document has it; rupiah, `discount` and the tax's value are fractions. */
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
  /** As ordered, where it may have been changed since. */
  quantity_original?: number
  discount_price_original?: number
  sub_total_original?: number
}

/** The columns of lines. The widths leave the most to the name of the product. */
export const lineColumns = ({ tell }: Teller): PaperColumn[] => [
  { head: tell(documentTexts.columnNo), width: 22 },
  { head: tell(documentTexts.product) },
  { head: tell(documentTexts.quantity), width: 44, align: 'right' },
  { head: tell(documentTexts.unitPrice), width: 76, align: 'right' },
  { head: tell(documentTexts.discount), width: 36, align: 'right' },
  { head: tell(documentTexts.tax), width: 52, align: 'right' },
  { head: tell(documentTexts.lineTotal), width: 84, align: 'right' },
]

function taxOf({ title, value }: PaperLine['tax']): string {
  if (value === 0) return '–'
  if (title.includes('%')) return title
  return `${title} ${percent(toNumber(percentOfFraction(value)))}`.trim()
}

/** What stood there before, where it was something else. */
const before = (was: number | undefined, is: number, write: (value: number) => string): string[] =>
  was === undefined || was === is ? [] : [write(was)]

/** A line in those columns. */
export function lineRow(line: PaperLine, number: number, { tell }: Teller): PaperCell[] {
  const facts = [line.brand, line.sku].filter(Boolean).join(' · ')
  const note = line.note === '' ? '' : tell(requestPdfTexts.note, { note: line.note })
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

/** Beside the title of lines with one payment term. */
export const termOf = (days: number, { tell }: Teller): string =>
  `${tell(documentTexts.paymentTerm)}: ${tell(documentTexts.termDays, { days })}`

export const departmentOf = (name: string, { tell }: Teller): string =>
  name === NO_DEPARTMENT ? tell(documentTexts.noDepartment) : name

/** At the foot of every page; the figures of the pages are known once it is made. */
export const footOf = (company: string, code: string, { tell }: Teller) => ({
  left: `${company} · ${code}`,
  right: tell(requestPdfTexts.page),
})

/** A fact with the lines that say something. */
export const factOf = (label: string, ...lines: string[]): PaperFact => ({
  label,
  lines: lines.filter(Boolean),
})
