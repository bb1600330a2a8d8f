import type { Language } from '@pasok/domain/kernel/texts'
import type { DownloadState } from '@pasok/domain/reports/downloads/downloads.states'
import type { Generated } from 'kysely'
import type { Time } from './columns'

/** Maintained by the database itself (migrations 0060, 0061). */
export interface ReportLinesTable {
  buyer_id: string
  item_id: string
  ordered_at: Time
  vendor_id: string
  department_id: string | null
  product_id: string
  standing: 'undelivered' | 'delivered' | 'cancelled'
  brand: string
  /** In hundredths of a unit. */
  quantity: string
  amount: string
  saving: string | null
}

/** Sums of orders and of active lines, maintained by the database itself. */
interface ReportSums {
  buyer_id: string
  kind: string
  key: string
  count: string
  /** In hundredths of a unit. */
  quantity: string
  amount: string
  saved: string
  saving: string
}

export interface ReportSumsTable extends ReportSums {
  grain: string
  /** A UTC day, or the first day of a UTC month. */
  starts_on: string
}

/** Changes that are not included in the sums yet. */
export interface ReportSumDeltasTable extends ReportSums {
  id: Generated<string>
  day: string
}

/** Reports made in the background (migration 0070). */
export interface ReportDownloadsTable {
  buyer_id: string
  id: string
  asked_by: string
  /** yyyy-MM-dd */
  from_day: string
  to_day: string
  language: Language
  state: DownloadState
  rows_written: Generated<number>
  rows_in_all: number
  tries: Generated<number>
  /** Used only by the previous release, which had leases. */
  held_by: Generated<string | null>
  object_key: Generated<string | null>
  size: Generated<string | null>
  created_at: Time
  ended_at: Generated<Date | null>
  removed_at: Generated<Date | null>
}
