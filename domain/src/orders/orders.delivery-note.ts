import { notFound } from '../kernel/errors'
import { quantity } from '../kernel/figures'
import type { Paper, PaperFact, PaperTable } from '../kernel/paper'
import { addressLine } from '../requests/requests.address'
import {
  factOf,
  footOf,
  tellerOf,
  type PaperReader,
  type Teller,
} from '../requests/requests.paper.parts'
import { deliveredPackages } from './orders.delivered'
import { deskPaperTexts } from './orders.desk.paper.texts'
import type { VendorOrder, VendorPackage } from './orders.model'

function sendingLines(
  { statuses, courier, tracking_number: tracking }: VendorPackage,
  teller: Teller,
) {
  const sent = statuses.findLast(({ name }) => name === 'Shipped')?.timestamp
  const carried = [courier, tracking].filter(Boolean).join(' · ')
  return [
    sent === undefined ? '' : teller.day(new Date(sent)),
    carried === '' ? '' : `${teller.tell(deskPaperTexts.courier)}: ${carried}`,
  ]
}

function factsOf(
  order: VendorOrder,
  packages: readonly VendorPackage[],
  teller: Teller,
): PaperFact[] {
  const { tell } = teller
  const { vendor, buyer, ship_to: place } = order
  return [
    factOf(tell(deskPaperTexts.from), vendor.name, vendor.address, vendor.phone),
    factOf(tell(deskPaperTexts.buyer), buyer.name, buyer.email),
    factOf(tell(deskPaperTexts.shipTo), place.name, addressLine(place), place.phone),
    factOf(tell(deskPaperTexts.order), order.code_po),
    factOf(tell(deskPaperTexts.date), ...packages.flatMap((pack) => sendingLines(pack, teller))),
  ]
}

/** Returns a table of a package's goods without prices, with empty cells for the counted quantities. */
const tableOf = (pack: VendorPackage, { tell }: Teller): PaperTable => ({
  title: `${tell(deskPaperTexts.package)} ${pack.code_package}`,
  columns: [
    { head: tell(deskPaperTexts.number), width: 22 },
    { head: tell(deskPaperTexts.sku), width: 130 },
    { head: tell(deskPaperTexts.product) },
    { head: tell(deskPaperTexts.quantity), width: 60, align: 'right' },
    { head: tell(deskPaperTexts.receivedQuantity), width: 70, align: 'right' },
  ],
  rows: pack.items
    .filter(({ canceled }) => !canceled)
    .map((item, at) => [
      { text: String(at + 1) },
      { text: item.sku },
      { text: item.name, below: [item.note].filter(Boolean) },
      { text: quantity((item.standing ?? item).quantity) },
      { text: '' },
    ]),
  figures: [],
})

/**
 * Builds the delivery note of an order's packages, to be signed at receipt. @throws AppError
 * `not_found` when the package does not exist or is cancelled.
 */
export function deliveryNotePaper(order: VendorOrder, reader: PaperReader, code?: string): Paper {
  const teller = tellerOf(reader)
  const { tell } = teller
  const packages = deliveredPackages(order, code)
  const named = code ?? order.code_po
  if (packages.length === 0) throw notFound('package')
  return {
    language: reader.language,
    title: `${tell(deskPaperTexts.deliveryNote)} ${named}`,
    head: { kind: tell(deskPaperTexts.deliveryNote), code: named, company: order.vendor.name },
    facts: factsOf(order, packages, teller),
    tables: packages.map((pack) => tableOf(pack, teller)),
    figures: [],
    signatures: {
      people: [deskPaperTexts.sent, deskPaperTexts.carried, deskPaperTexts.received].map((who) =>
        tell(who),
      ),
      hint: tell(deskPaperTexts.nameAndDate),
    },
    foot: footOf(order.vendor.name, named, teller),
  }
}
