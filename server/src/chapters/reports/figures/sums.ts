import type { Period } from '@pasok/domain/reports/reports.ranges'
import { sql, type RawBuilder } from 'kysely'
import type { BuyerScope } from '../../../db/scope'
import { allOf, linesIn, narrowedBy, type Narrowing, type ReportRange } from './sources'

const DAY = 86_400_000

/** UTC days, or first days of UTC months, as `yyyy-MM-dd`; `to` is exclusive. */
interface DaySpan {
  from: string
  to: string
}

export interface Parts {
  /** Whole UTC months within the period, and the remaining whole UTC days. */
  spans: (DaySpan & { grain: 'day' | 'month' })[]
  /** All these days together, for which changes not yet included in the sums are read. */
  days: DaySpan[]
  /** Less than a day at either end, whose rows are read directly. */
  edges: Period[]
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const nextDay = (at: Date) => new Date(Math.ceil(at.getTime() / DAY) * DAY)
const startOfDay = (at: Date) => new Date(Math.floor(at.getTime() / DAY) * DAY)
const startOfMonth = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1))
const nextMonth = (at: Date) =>
  at.getTime() === startOfMonth(at).getTime()
    ? at
    : new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1))

const notEmpty = ({ from, to }: Period) => from < to

/** Cuts a period into the largest parts that have stored sums. */
export function partsOf(period: Period): Parts {
  const days = { from: nextDay(period.from), to: startOfDay(period.to) }
  if (!notEmpty(days)) return { spans: [], days: [], edges: [period] }
  const months = { from: nextMonth(days.from), to: startOfMonth(days.to) }
  const spanOf = (grain: 'day' | 'month', spans: Period[]) =>
    spans.filter(notEmpty).map(({ from, to }) => ({ grain, from: dayOf(from), to: dayOf(to) }))
  const spans = notEmpty(months)
    ? [
        ...spanOf('month', [months]),
        ...spanOf('day', [
          { from: days.from, to: months.from },
          { from: months.to, to: days.to },
        ]),
      ]
    : spanOf('day', [days])
  const edges = [
    { from: period.from, to: days.from },
    { from: days.to, to: period.to },
  ]
  return {
    spans,
    days: [{ from: dayOf(days.from), to: dayOf(days.to) }],
    edges: edges.filter(notEmpty),
  }
}

/** The kinds of keys by which sums are stored, and how to read them back. */
const KINDS = {
  line: { of: sql.lit(''), column: sql`null as nothing` },
  vendor: {
    of: sql`vendor_id::text`,
    column: sql`case kind when 'vendor' then key::uuid end as vendor_id`,
  },
  department: {
    of: sql`coalesce(department_id::text, '')`,
    column: sql`case kind when 'department' then nullif(key, '')::uuid end as department_id`,
  },
  product: {
    of: sql`product_id::text`,
    column: sql`case kind when 'product' then key::uuid end as product_id`,
  },
  brand: { of: sql.ref('brand'), column: sql`key as brand` },
}
type Kind = keyof typeof KINDS

const KIND_OF = {
  vendor_id: 'vendor',
  department: 'department',
  product_id: 'product',
  brand: 'brand',
  category_id: 'product',
} as const satisfies Record<keyof Narrowing, Kind>

/** Returns the kind of stored sums for these filters; undefined when the lines must be read. */
export function kindOf(by: Narrowing): Kind | undefined {
  const narrowed = Object.entries(KIND_OF).flatMap(([name, kind]) =>
    by[name as keyof Narrowing] === undefined ? [] : [kind],
  )
  return narrowed.length > 1 ? undefined : (narrowed[0] ?? 'line')
}

/**
 * Sums the active lines of a range by one kind of key; a key may occur several times. The result is exact in
 * the snapshot of `db`. With filters of another kind, all lines are read.
 */
export function livingSums(
  scope: BuyerScope,
  range: ReportRange,
  kind: Kind = 'line',
  by: Narrowing = {},
): RawBuilder<unknown> {
  const isStored = kindOf(by) === 'line' || kindOf(by) === kind
  const parts: Parts = isStored
    ? partsOf(range.period)
    : { spans: [], days: [], edges: [range.period] }
  const { of, column } = KINDS[kind]
  const narrowed = allOf([sql`true`, ...narrowedBy(scope, by)])
  const storedRows = (from: RawBuilder<unknown>) => sql`
    select key, count, quantity, amount, saved, saving
    from (select *, ${column} from ${from} where buyer_id = ${scope.id} and kind = ${kind}) kept
    where ${narrowed}`
  return sql.join(
    [
      ...parts.spans.map(
        ({ grain, from, to }) => sql`${storedRows(sql`report_sums`)}
          and grain = ${grain} and starts_on >= ${from}::date and starts_on < ${to}::date`,
      ),
      ...parts.days.map(
        ({ from, to }) => sql`${storedRows(sql`report_sum_deltas`)}
          and day >= ${from}::date and day < ${to}::date`,
      ),
      ...parts.edges.map(
        (period) => sql`
          select ${of} as key, 1 as count, quantity, amount,
            case when saving is null then 0 else 1 end as saved, coalesce(saving, 0) as saving
          from report_lines where ${linesIn('purchased', scope, { ...range, period }, by)}`,
      ),
    ],
    sql` union all `,
  )
}
