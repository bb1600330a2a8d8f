import { daysAfter } from '../../kernel/calendar'
import { decimal, toNumber, ZERO } from '../../kernel/decimal'
import { rupiah } from '../../kernel/figures'
import type { Paper, PaperFact, PaperFigure, PaperTable } from '../../kernel/paper'
import { addressLine } from '../../requests/requests.address'
import { documentTexts } from '../../requests/requests.documents.texts'
import {
  departmentOf,
  factOf,
  footOf,
  lineColumns,
  lineRow,
  formatterFor,
  termOf,
  type PaperReader,
  type PaperFormatter,
} from '../../requests/paper/paper.parts'
import type { OrderItem, PurchaseOrder } from '../orders.model'
import { orderPaperTexts } from './paper.texts'
import { orderSums, receivedFigures } from '../orders.rules'
import { orderTexts } from '../orders.texts'

/** The fields that select what is printed: canceled packages and items are left out. */
type Ordered = Pick<PurchaseOrder, 'packages'>

/** Returns the packages with the items to print, with their agreed values; proposals are not printed. */
function livingPackages({ packages }: Ordered) {
  return packages
    .filter(({ lastStatus }) => lastStatus !== 'Cancel')
    .map((pack) => ({
      ...pack,
      items: pack.items
        .filter(({ canceled }) => !canceled)
        .map((item): OrderItem => ({ ...item, ...item.standing })),
    }))
}
type LivingPackage = ReturnType<typeof livingPackages>[number]

/**
 * Returns the due date of an order printed now: the first item's payment term after today, in the
 * company's time zone (Spec 2 §2).
 */
function dueDate(order: Ordered, now: Date, timeZone: string): Date {
  const [first] = livingPackages(order).flatMap(({ items }) => items)
  return daysAfter(now, first?.payment_term[0]?.value ?? 0, timeZone)
}

/** Builds an order's document with its agreed values, in the reader's language. */
export function orderPaper(order: PurchaseOrder, reader: PaperReader, now: Date): Paper {
  const formatter = formatterFor(reader)
  const packages = livingPackages(order)
  return {
    language: reader.language,
    title: order.code_po,
    head: {
      kind: formatter.translate(orderPaperTexts.kind),
      code: order.code_po,
      company: order.buyer.name,
    },
    facts: factsOf(order, dueDate(order, now, reader.timeZone), formatter),
    tables: tablesOf(packages, formatter),
    figures: totalsOf(order, packages, formatter),
    foot: footOf(order.buyer.name, order.code_po, formatter),
  }
}

function factsOf(order: PurchaseOrder, due: Date, formatter: PaperFormatter): PaperFact[] {
  const { translate, day } = formatter
  const { vendor, buyer, ship_to: place } = order
  const party = (label: string, { name, address, phone, email }: PurchaseOrder['vendor']) =>
    factOf(label, name, address, phone, email)
  return [
    party(translate(orderPaperTexts.vendor), vendor),
    party(translate(orderPaperTexts.buyer), buyer),
    factOf(translate(orderPaperTexts.shipTo), place.name, addressLine(place), place.phone),
    factOf(translate(documentTexts.date), day(new Date(order.date))),
    factOf(translate(orderPaperTexts.dueDate), day(due)),
    factOf(translate(documentTexts.department), departmentOf(order.department, formatter)),
    factOf(translate(orderTexts.request), order.code_pr),
  ]
}

const shippingFigure = (cost: number, { translate }: PaperFormatter): PaperFigure[] =>
  cost > 0 ? [{ label: translate(orderPaperTexts.shipping), value: rupiah(cost) }] : []

/** Returns a table per package; items are numbered across packages. */
function tablesOf(packages: readonly LivingPackage[], formatter: PaperFormatter): PaperTable[] {
  const numbers = new Map(
    packages.flatMap(({ items }) => items).map((item, at) => [item._id, at + 1]),
  )
  return packages.map((pack) => ({
    title: pack.code_package,
    aside: termOf(pack.payment_terms, formatter),
    columns: lineColumns(formatter),
    rows: pack.items.map((item) => lineRow(item, numbers.get(item._id) ?? 0, formatter)),
    figures: [
      {
        label: formatter.translate(orderPaperTexts.packageTotal),
        value: rupiah(pack.total),
        total: true,
      },
      ...shippingFigure(pack.shipping_cost, formatter),
    ],
  }))
}

const sumOf = (values: readonly number[]): number =>
  toNumber(values.reduce((sum, value) => sum.plus(value), ZERO))

/** Returns a line's tax in whole rupiah. */
const taxOf = ({ quantity, discount_price: discountPrice, tax }: OrderItem): number =>
  toNumber(
    receivedFigures(quantity, {
      discountPrice,
      singleTaxPrice: decimal(discountPrice).times(tax.value),
    }).subTotalTax,
  )

function totalsOf(
  order: PurchaseOrder,
  packages: readonly LivingPackage[],
  formatter: PaperFormatter,
): PaperFigure[] {
  const { translate } = formatter
  const tax = sumOf(packages.flatMap(({ items }) => items).map(taxOf))
  const { goods, shipping, whole, afterDownPayment } = orderSums(order)
  return [
    { label: translate(documentTexts.beforeTax), value: rupiah(goods - tax) },
    { label: translate(documentTexts.taxAmount), value: rupiah(tax) },
    ...shippingFigure(shipping, formatter),
    { label: translate(orderPaperTexts.grandTotal), value: rupiah(whole), total: true },
    ...(afterDownPayment
      ? [
          {
            label: translate(documentTexts.downPayment),
            value: rupiah(afterDownPayment.downPayment),
          },
          {
            label: translate(orderPaperTexts.remaining),
            value: rupiah(afterDownPayment.remaining),
            total: true,
          },
        ]
      : []),
  ]
}
