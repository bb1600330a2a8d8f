import type { FigureValue, Report } from '@pasok/domain/reports/reports.model'
import type { reportChartTexts } from '@pasok/domain/reports/reports.texts'
import type { Narrowing } from './report-search'

interface ReportListRow {
  /** Empty: of what has none. */
  id: string
  name: string
  /** In small letters under it. */
  about?: string
  amount: number
  /** How many were bought, where the order is by it. */
  units?: number
}

interface ReportList {
  key: 'seller' | 'category' | 'department' | 'product_category' | 'product'
  by: Narrowing
  head: keyof typeof reportChartTexts
  /** What is said of what has none. */
  without: keyof typeof reportChartTexts
  rows: readonly ReportListRow[]
  /** What has no place in it; the most purchased products are no whole. */
  others?: FigureValue | undefined
}

const named = (groups: Report['department']): ReportListRow[] =>
  groups.map(({ _id, name, totalAmount }) => ({ id: _id, name, amount: totalAmount }))

/** The lists of a report, in the order in which they stand. */
export const listsOf = (
  report: Pick<
    Report,
    'seller' | 'category' | 'department' | 'product_category' | 'product' | 'others'
  >,
): readonly ReportList[] => [
  {
    key: 'seller',
    by: 'vendor',
    head: 'vendorHead',
    without: 'others',
    rows: report.seller.map(({ _id, vendorName, total }) => ({
      id: _id,
      name: vendorName,
      amount: total,
    })),
    others: report.others.seller,
  },
  {
    key: 'category',
    by: 'brand',
    head: 'brandHead',
    without: 'noBrand',
    rows: report.category.map(({ _id, totalAmount }) => ({
      id: _id,
      name: _id,
      amount: totalAmount,
    })),
    others: report.others.category,
  },
  {
    key: 'department',
    by: 'department',
    head: 'departmentHead',
    without: 'noDepartment',
    rows: named(report.department),
    others: report.others.department,
  },
  {
    key: 'product_category',
    by: 'category',
    head: 'categoryHead',
    without: 'noCategory',
    rows: named(report.product_category),
    others: report.others.product_category,
  },
  {
    key: 'product',
    by: 'product',
    head: 'productHead',
    without: 'others',
    rows: report.product.map(({ _id, name, vendorName, qty, totalAmount }) => ({
      id: _id,
      name,
      about: vendorName,
      amount: totalAmount,
      units: qty,
    })),
  },
]
