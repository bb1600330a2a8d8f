import { notFound } from '../../kernel/errors'
import { quantity } from '../../kernel/figures'
import type { Paper, PaperFact, PaperTable } from '../../kernel/paper'
import { addressLine } from '../../requests/requests.address'
import {
  factOf,
  footOf,
  formatterFor,
  type PaperReader,
  type PaperFormatter,
} from '../../requests/paper/paper.parts'
import { deliveredPackages } from '../orders.rules'
import { portalPaperTexts } from './paper.texts'
import type { VendorOrder, VendorPackage } from '../orders.model'

function sendingLines(
  { statuses, courier, tracking_number: tracking }: VendorPackage,
  formatter: PaperFormatter,
) {
  const sent = statuses.findLast(({ name }) => name === 'Shipped')?.timestamp
  const carried = [courier, tracking].filter(Boolean).join(' · ')
  return [
    sent === undefined ? '' : formatter.day(new Date(sent)),
    carried === '' ? '' : `${formatter.translate(portalPaperTexts.courier)}: ${carried}`,
  ]
}

function factsOf(
  order: VendorOrder,
  packages: readonly VendorPackage[],
  formatter: PaperFormatter,
): PaperFact[] {
  const { translate } = formatter
  const { vendor, buyer, ship_to: place } = order
  return [
    factOf(translate(portalPaperTexts.from), vendor.name, vendor.address, vendor.phone),
    factOf(translate(portalPaperTexts.buyer), buyer.name, buyer.email),
    factOf(translate(portalPaperTexts.shipTo), place.name, addressLine(place), place.phone),
    factOf(translate(portalPaperTexts.order), order.code_po),
    factOf(
      translate(portalPaperTexts.date),
      ...packages.flatMap((pack) => sendingLines(pack, formatter)),
    ),
  ]
}

/** Returns a table of a package's goods without prices, with empty cells for the counted quantities. */
const tableOf = (pack: VendorPackage, { translate }: PaperFormatter): PaperTable => ({
  title: `${translate(portalPaperTexts.package)} ${pack.code_package}`,
  columns: [
    { head: translate(portalPaperTexts.number), width: 22 },
    { head: translate(portalPaperTexts.sku), width: 130 },
    { head: translate(portalPaperTexts.product) },
    { head: translate(portalPaperTexts.quantity), width: 60, align: 'right' },
    { head: translate(portalPaperTexts.receivedQuantity), width: 70, align: 'right' },
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
 * `not_found` when the package does not exist or is canceled.
 */
export function deliveryNotePaper(order: VendorOrder, reader: PaperReader, code?: string): Paper {
  const formatter = formatterFor(reader)
  const { translate } = formatter
  const packages = deliveredPackages(order, code)
  const named = code ?? order.code_po
  if (packages.length === 0) throw notFound('package')
  return {
    language: reader.language,
    title: `${translate(portalPaperTexts.deliveryNote)} ${named}`,
    head: {
      kind: translate(portalPaperTexts.deliveryNote),
      code: named,
      company: order.vendor.name,
    },
    facts: factsOf(order, packages, formatter),
    tables: packages.map((pack) => tableOf(pack, formatter)),
    figures: [],
    signatures: {
      people: [portalPaperTexts.sent, portalPaperTexts.carried, portalPaperTexts.received].map(
        (who) => translate(who),
      ),
      hint: translate(portalPaperTexts.nameAndDate),
    },
    foot: footOf(order.vendor.name, named, formatter),
  }
}
