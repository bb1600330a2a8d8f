import { MAX_NAMES, TOP_PRODUCTS, type Grouping } from '@pasok/domain/reports/reports.figures'
import type { FigureValue, Group, Report, ReportRow } from '@pasok/domain/reports/reports.model'
import type { GroupRow } from './figures/groups.store'
import type { RowRecord } from './figures/rows.store'

const NONE: FigureValue = { count: 0, totalAmount: 0 }

const asGroup = ({ id, name, lines, amount }: GroupRow): Group => ({
  _id: id ?? '',
  name: name ?? '',
  count: Number(lines),
  totalAmount: Number(amount),
})

type Groups = Pick<
  Report,
  'seller' | 'category' | 'product' | 'department' | 'product_category' | 'others'
>

/** Presents the groups of a report; rows beyond the list are summed up as the rest. */
export function presentGroups(rows: readonly GroupRow[]): Groups {
  const named = (kind: Grouping) =>
    rows.filter((row) => row.kind === kind && row.place <= MAX_NAMES).map(asGroup)
  const rest = (kind: Grouping): FigureValue => {
    const row = rows.find((one) => one.kind === kind && one.place > MAX_NAMES)
    return row ? { count: Number(row.lines), totalAmount: Number(row.amount) } : NONE
  }
  return {
    seller: named('vendor').map(({ _id, name, count, totalAmount }) => ({
      _id,
      vendorName: name,
      count,
      total: totalAmount,
    })),
    // A brand's id is its name.
    category: named('brand').map(({ name, count, totalAmount }) => ({
      _id: name,
      count,
      totalAmount,
    })),
    product: rows
      .filter(({ kind, place }) => kind === 'product' && place <= TOP_PRODUCTS)
      .map(({ id, name, seller, quantity, amount }) => ({
        _id: id ?? '',
        name: name ?? '',
        vendorName: seller ?? '',
        qty: Number(quantity) / 100,
        totalAmount: Number(amount),
      })),
    department: named('department'),
    product_category: named('category'),
    others: {
      seller: rest('vendor'),
      category: rest('brand'),
      department: rest('department'),
      product_category: rest('category'),
    },
  }
}

export const presentRow = (row: RowRecord): ReportRow => ({
  _id: row.id,
  code: row.code,
  document_id: row.document_id,
  code_package: row.code_package,
  vendor: row.vendor,
  department: row.department ?? '',
  name: row.name,
  brand: row.brand,
  quantity: row.quantity === null ? null : Number(row.quantity),
  date: typeof row.at === 'string' ? row.at : row.at.toISOString(),
  lastStatus: row.last_status,
  amount: Number(row.amount),
})
