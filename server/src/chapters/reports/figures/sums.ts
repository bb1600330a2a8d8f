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

/**
 * The kinds of keys by which sums are stored: how lines are grouped by them, the key as text, and how to read
 * it back.
 */
const KINDS = {
  line: { set: sql`()`, key: sql.lit(''), column: sql`null as nothing` },
  vendor: {
    set: sql`(vendor_id)`,
    key: sql`vendor_id::text`,
    column: sql`case kind when 'vendor' then key::uuid end as vendor_id`,
  },
  department: {
    set: sql`(department_id)`,
    key: sql`coalesce(department_id::text, '')`,
    column: sql`case kind when 'department' then nullif(key, '')::uuid end as department_id`,
  },
  product: {
    set: sql`(product_id)`,
    key: sql`product_id::text`,
    column: sql`case kind when 'product' then key::uuid end as product_id`,
  },
  brand: { set: sql`(brand)`, key: sql.ref('brand'), column: sql`key as brand` },
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

/** Sums lines by each kind in one pass; `lines` are the queries for them. */
function summedLines(lines: readonly RawBuilder<unknown>[], kinds: readonly Kind[]) {
  const isGrouped = (kind: Kind) => sql`grouping${KINDS[kind].set} = 0`
  const choose = (of: (kind: Kind) => RawBuilder<unknown>) => {
    const keyed = kinds.filter((kind) => kind !== 'line')
    if (keyed.length === 0) return of('line')
    const cases = keyed.map((kind) => sql`when ${isGrouped(kind)} then ${of(kind)}`)
    return sql`case ${sql.join(cases, sql` `)} else ${of('line')} end`
  }
  return sql`
    select ${choose((kind) => sql.lit(kind))} as kind, ${choose((kind) => KINDS[kind].key)} as key,
      count(*) as count, sum(quantity)::bigint as quantity, sum(amount)::bigint as amount,
      count(saving) as saved, coalesce(sum(saving), 0)::bigint as saving
    from (${sql.join(lines, sql` union all `)}) lines
    group by grouping sets (${sql.join(kinds.map((kind) => KINDS[kind].set))})`
}

/**
 * Sums the active lines of a range by each of these kinds of keys; a key may occur several times. The result is
 * exact in the snapshot of `db`. With filters of another kind, all lines are read. Lines are read once, however
 * many kinds there are, because those at the ends of a range cost more than its stored sums.
 */
export function livingSums(
  scope: BuyerScope,
  range: ReportRange,
  kinds: readonly Kind[],
  by: Narrowing = {},
): RawBuilder<unknown> {
  const narrowing = kindOf(by)
  const isStored = narrowing === 'line' || kinds.every((kind) => kind === narrowing)
  const parts: Parts = isStored
    ? partsOf(range.period)
    : { spans: [], days: [], edges: [range.period] }
  const narrowed = allOf([sql`true`, ...narrowedBy(scope, by)])
  const storedRows = (kind: Kind, from: RawBuilder<unknown>) => sql`
    select kind, key, count, quantity, amount, saved, saving
    from (select *, ${KINDS[kind].column} from ${from}
      where buyer_id = ${scope.id} and kind = ${kind}) stored
    where ${narrowed}`
  const lines = parts.edges.map(
    (period) => sql`
      select vendor_id, department_id, product_id, brand, quantity, amount, saving
      from report_lines where ${linesIn('purchased', scope, { ...range, period }, by)}`,
  )
  return sql.join(
    [
      ...kinds.flatMap((kind) => [
        ...parts.spans.map(
          ({ grain, from, to }) => sql`${storedRows(kind, sql`report_sums`)}
            and grain = ${grain} and starts_on >= ${from}::date and starts_on < ${to}::date`,
        ),
        ...parts.days.map(
          ({ from, to }) => sql`${storedRows(kind, sql`report_sum_deltas`)}
            and day >= ${from}::date and day < ${to}::date`,
        ),
      ]),
      ...(lines.length > 0 ? [summedLines(lines, kinds)] : []),
    ],
    sql` union all `,
  )
}
