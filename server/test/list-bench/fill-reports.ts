import type pg from 'pg'
import type { Fill } from './database'
import { countAgain, filling, ID, inBatches } from './filling'

/** Chooses one of `among` by a number; each seed gives a different choice. */
const pick = (seed: number, among: string, of: string) =>
  `((hashint8extended(${of}, ${seed}) & 2147483647) % ${among})::int`

const LINES = 3
/** The amount of a line in whole rupiah, by its number. */
const amountOf = (line: string) => `(10000 + ${pick(11, '990000', line)})`

/** Evenly distributed over a year, newest last; some of the latest are in progress, a few are canceled. */
const STATE = `case when ${pick(1, '100', 'n')} < 3 then 'Cancel' when n < $3::int * 0.95 then 'Paid'
  else (array['Waiting Down Payment', 'New', 'Pick', 'Ready to Ship', 'Shipped', 'Delivered'])[
    1 + ${pick(2, '6', 'n')}] end`

const ORDERS = `
  with vendors_by_number as (
    select row_number() over (order by id) - 1 as number, vendors.* from vendors
    where exists (select from products where vendor_id = vendors.id)
  ), departments_by_number as (
    select row_number() over (order by id) as number, id, name from departments where buyer_id = $4
  ), rows as (
    select n, now() - make_interval(secs => ($3::int - n) * (365 * 86400.0 / $3::int)) as at,
      'PO-R-' || lpad(n::text, 7, '0') as code,
      ${pick(3, '(select count(*) from vendors_by_number)', 'n')} as vendor,
      ${pick(4, '6', 'n')} as department
    from generate_series($1::int, $2::int) n
  )
  insert into purchase_orders (buyer_id, id, code, request_id, request_code, vendor_id, vendor_name,
    vendor_phone, vendor_email, vendor_address, department_id, department_name, ship_to_name,
    ship_to_phone, ship_to_line, ship_to_city_id, ship_to_city, ship_to_postcode, last_status,
    grand_total, down_payment, created_by, created_by_name, created_at, updated_at)
  select $4, ${ID}, code, ${ID}, 'PR' || substr(code, 3), vendor.id, vendor.legal_name, vendor.phone,
    vendor.email, vendor.street, department.id, department.name, 'Gudang', '0211234567',
    'Jl. Melati 1', (select id from cities limit 1), 'Jakarta', '12345', ${STATE},
    ${Array.from({ length: LINES }, (_, part) => amountOf(`n * ${LINES} + ${part}`)).join(' + ')},
    case when ${pick(2, '6', 'n')} = 0 then 5000 else 0 end, $4, 'Budi', at, at
  from rows
  join vendors_by_number vendor on vendor.number = rows.vendor
  left join departments_by_number department on department.number = rows.department`

/** Excludes the demo's own orders, which have requests. */
const FILLED = `select *, right(code, 7)::bigint as n, created_at as at from purchase_orders
  where request_id = id`

/** One package per order, with the order's id. */
const PACKAGES = `
  insert into packages (buyer_id, id, order_id, code, last_status, payment_term, total,
    order_created_at, created_at, updated_at)
  select buyer_id, id, id, 'PKG' || substr(code, 3), last_status, 14, grand_total, at, at, at
  from (${FILLED}) orders`

const itemsOf = (part: number) => `
  with vendor_products as (
    select vendor_id, array_agg(id order by id) as ids, array_agg(name order by id) as names,
      array_agg(brand order by id) as brands
    from products group by vendor_id
  ), lines as (
    select orders.*, n * ${LINES} + ${part} as line, orders.code || '-${part}' as line_code from (${FILLED}) orders
  ), chosen as (
    select buyer_id, id as order_id, at, line, line_code as code, vendor_id, ids, names, brands,
      1 + ${pick(12, 'cardinality(ids)', 'line')} as place, ${amountOf('line')} as amount
    from lines join vendor_products using (vendor_id)
  )
  insert into order_items (buyer_id, id, package_id, position, vendor_id, product_id, name, slug, sku,
    brand, image_url, quantity, quantity_original, retail_price, retail_price_original, discount,
    discount_price, discount_price_original, tax_title, tax, single_tax_price, sub_total,
    sub_total_original, payment_term, note)
  select buyer_id, ${ID}, order_id, ${part}, vendor_id, ids[place], names[place], 'slug', 'SKU-1',
    brands[place], '', 5, 5, amount / 4, amount / 4, 0.2, amount / 5, amount / 5, 'PPN', 0, 0, amount,
    amount, 14, ''
  from chosen`

/** Fills the table in the same way as migration 0064, but in one statement. */
const REPORTED = `
  insert into report_lines (buyer_id, item_id, ordered_at, vendor_id, department_id, product_id,
    standing, brand, quantity, amount, saving)
  select buyer_id, item_id, ordered_at, vendor_id, department_id, product_id, standing, brand,
    quantity, amount, saving
  from lines_to_report order by ordered_at
  on conflict do nothing`

/** Sums up in the same way as the triggers and the folding job. */
const SUMMED = `
  insert into report_sums
    (buyer_id, kind, grain, starts_on, key, count, quantity, amount, saved, saving)
  select buyer_id, kind, grain, date_trunc(grain, at at time zone 'UTC')::date, key, count(*),
    sum(quantity), sum(amount), count(saving), coalesce(sum(saving), 0)
  from (
    select buyer_id, kind, ordered_at as at, key, quantity, amount, saving
    from report_lines cross join lateral (values ('line', ''), ('vendor', vendor_id::text),
      ('department', coalesce(department_id::text, '')), ('product', product_id::text),
      ('brand', brand)) as told (kind, key)
    where standing <> 'cancelled'
    union all
    select buyer_id, 'order', created_at, '', 0, grand_total, null
    from purchase_orders where last_status <> 'Cancel'
  ) told cross join (values ('day'), ('month')) as grains (grain)
  group by 1, 2, 3, 4, 5`

/** One invoice per received package, most of them paid. */
const INVOICES = `
  insert into invoices (buyer_id, id, code, order_id, package_id, receipt_id, vendor_id, last_status,
    sub_total, tax, shipping_cost, down_payment_used, grand_total, payment_term, due_date,
    direct_payment, issued_by, issued_by_name, paid_at, created_at, updated_at)
  select buyer_id, id, 'INV' || substr(code, 3), id, id, id, vendor_id,
    case when last_status = 'Paid' then 'Paid' else 'Ready to Payment' end, grand_total, 0, 0, 0,
    grand_total, 14, (at + interval '14 days')::date, false, buyer_id, 'Budi',
    case last_status when 'Paid' then at + interval '9 days' end, at, at
  from (${FILLED}) orders where last_status in ('Paid', 'Delivered')`

const countsOf = (document: string, table: string, weight: string) => `
  select '${document}', buyer_id, last_status, sum(${weight}) from ${table} group by buyer_id, last_status`

const COUNTS = {
  order: countsOf('order', 'purchase_orders', '1'),
  'order-amount': countsOf('order-amount', 'purchase_orders', 'grand_total'),
  invoice: countsOf('invoice', 'invoices', '1'),
  'invoice-amount': countsOf('invoice-amount', 'invoices', 'grand_total'),
}

/** Inserts a year of this many orders of one company, with three lines each, and their invoices. */
export async function fillReports(
  pool: pg.Pool,
  { large }: Parameters<Fill>[1],
  count: number,
): Promise<void> {
  const tables = [
    'purchase_orders',
    'packages',
    'order_items',
    'invoices',
    'report_lines',
    'report_sums',
  ]
  await filling(pool, tables, async (all) => {
    await all(
      inBatches(count, (from, to) => ({ text: ORDERS, values: [from, to, count, large.id] })),
    )
    await all(['analyze purchase_orders'])
    await all([PACKAGES, INVOICES])
    await all(Array.from({ length: LINES }, (_, part) => itemsOf(part)))
    await all(['analyze packages', 'analyze order_items'])
    await all([REPORTED])
    await all(['truncate report_sums, report_sum_deltas'])
    await all([SUMMED])
    for (const [document, counted] of Object.entries(COUNTS))
      await countAgain(pool, document, counted)
  })
}
