import type { FigureValue, Report } from '@pasok/domain/reports/reports.model'
import type { reportChartTexts } from '@pasok/domain/reports/reports.texts'
import type { Narrowing } from './report-search'

interface ReportListRow {
  /** Empty for rows without a group. */
  id: string
  name: string
  /** Second line in small text. */
  about?: string
  amount: number
  /** Number of units, if the list is sorted by it. */
  units?: number
}

interface ReportList {
  key: 'seller' | 'category' | 'department' | 'product_category' | 'product'
  by: Narrowing
  head: keyof typeof reportChartTexts
  /** Label of rows without a group. */
  without: keyof typeof reportChartTexts
  rows: readonly ReportListRow[]
  /** Total outside the list. Undefined for the most purchased products, which do not add up to the whole. */
  others?: FigureValue | undefined
}

const named = (groups: Report['department']): ReportListRow[] =>
  groups.map(({ _id, name, totalAmount }) => ({ id: _id, name, amount: totalAmount }))

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
