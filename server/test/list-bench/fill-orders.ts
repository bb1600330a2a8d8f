import type pg from 'pg'
import type { Fill } from './database'
import { OF_RECEIPTS, RECEIPTS } from './fill-receipts'
import { countAgain, filling, ID, inBatches } from './filling'

/** Copies a company or vendor until there are `count` of them. */
const copiesOf = (table: 'buyers' | 'vendors', count: number) => `
  insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(one) || jsonb_build_object(
    'id', gen_random_uuid(),
    'company_code', 'BENCH' || upper(left('${table}', 1)) || n,
    'legal_name', (array['PT ', 'CV ', 'UD '])[1 + n % 3]
      || (array['Borneo', 'Melati', 'Cahaya', 'Sentosa', 'Abadi'])[1 + n % 5] || ' ' || n))).*
  from (select * from ${table} order by company_code limit 1) one,
    generate_series(1, ${count} - (select count(*) from ${table})::int) n`

/** Chooses one of `among` by the row number; each seed gives a different choice. */
const pick = (seed: number, among: string, of = 'n') =>
  `((hashint8extended(${of}, ${seed}) & 2147483647) % ${among})::int`

/** Chooses a package's state by its number; an order has the state of its first package. */
const stateOf = (
  n: string,
) => `(array['Waiting Down Payment', 'New', 'Pick', 'Ready to Ship', 'Shipped',
  'Delivered', 'Cancel', 'Paid', 'Paid', 'Paid', 'Paid', 'Paid', 'Paid'])[1 + ${pick(7, '13', n)}]`

/**
 * Half of the orders belong to one company, one in a hundred to another, one in four to one vendor,
 * the rest to all; most are paid, with one or two packages; a minute apart, newest last.
 */
const ORDERS = `
  with buyers_by_number as (
    select row_number() over (order by id) - 1 as number, id, company_code from buyers
    where id not in ($3, $4)
    union all values (-1, $3::uuid, (select company_code from buyers where id = $3)),
      (-2, $4::uuid, (select company_code from buyers where id = $4))
  ), vendors_by_number as (
    select row_number() over (order by id) - 1 as number, * from vendors where id <> $5
    union all select -1, * from vendors where id = $5
  ), departments_by_number as (
    select row_number() over (partition by buyer_id order by id) as number, buyer_id, id, name
    from departments
  ), authors as (
    select row_number() over (partition by buyer_id order by id) as number, buyer_id, id, full_name
    from users
  ), seeds as (
    select n, now() - make_interval(secs => ($6::int - n) * 30) as at,
      case when ${pick(1, '100')} < 50 then -1 when ${pick(1, '100')} = 50 then -2
        else ${pick(2, `(select count(*) - 2 from buyers)`)} end as buyer,
      case when ${pick(3, '100')} < 25 then -1
        else ${pick(4, `(select count(*) - 1 from vendors)`)} end as vendor,
      ${pick(5, '5')} as department, 1 + ${pick(6, '5')} as author
    from generate_series($1::int, $2::int) n
  ), rows as (
    select seeds.*, buyer.id as buyer_id, company_code,
      'PO-' || company_code || to_char(at, '-YYYYMM-') || lpad(n::text, 7, '0') as code
    from seeds join buyers_by_number buyer on buyer.number = seeds.buyer
  )
  insert into purchase_orders (buyer_id, id, code, request_id, request_code, vendor_id, vendor_name,
    vendor_phone, vendor_email, vendor_address, department_id, department_name, ship_to_name,
    ship_to_phone, ship_to_line, ship_to_city_id, ship_to_city, ship_to_postcode, last_status,
    grand_total, down_payment, created_by, created_by_name, created_at, updated_at)
  select rows.buyer_id, ${ID}, code, ${ID}, 'PR' || substr(code, 3), vendor.id, vendor.legal_name,
    vendor.phone, vendor.email, vendor.street, department.id, department.name, 'Gudang', '0211234567',
    'Jl. Melati 1', (select id from cities limit 1), 'Jakarta', '12345', ${stateOf('n * 2')}, n * 1000, 0,
    coalesce(author.id, rows.buyer_id), coalesce(author.full_name, 'Budi ' || rows.author), at, at
  from rows
  join vendors_by_number vendor on vendor.number = rows.vendor
  left join departments_by_number department
    on department.buyer_id = rows.buyer_id and department.number = rows.department
  left join authors author on author.buyer_id = rows.buyer_id and author.number = rows.author`

/** Excludes the demo's own orders, which have requests. */
const FILLED = `select *, right(code, 7)::bigint as n from purchase_orders where request_id = id`

const packagesOf = (half: number) => `
  with packs as (
    select buyer_id, id as order_id, created_at as at, grand_total, n * 2 + part as n,
      'PKG' || substr(code, 3, length(code) - 9) || lpad((n * 2 + part)::text, 8, '0') as code
    from (${FILLED}) orders, generate_series(0, (n % 2)::int) part
    where n / 2 % 2 = ${half}
  )
  insert into packages (buyer_id, id, order_id, code, last_status, payment_term, total,
    order_created_at, created_at, updated_at)
  select buyer_id, ${ID}, order_id, code,
    ${stateOf('n')}, 14, grand_total, at, at, at
  from packs`

const OF_PACKAGES = [
  `insert into order_items (buyer_id, id, package_id, position, vendor_id, product_id, name, slug, sku,
    brand, image_url, quantity, quantity_original, retail_price, retail_price_original, discount,
    discount_price, discount_price_original, tax_title, tax, single_tax_price, sub_total,
    sub_total_original, payment_term, note)
  select packages.buyer_id, packages.id, packages.id, 1, orders.vendor_id, packages.id,
    'Kertas A4 80 gram', 'kertas-a4', 'SKU-1', 'Sinar', '', 5, 5, 50000, 50000, 0, 50000, 50000,
    'PPN', 0.11, 5500, 277500, 277500, 14, ''
  from (${FILLED}) orders
  join packages on packages.buyer_id = orders.buyer_id and packages.order_id = orders.id`,
  `insert into status_history (buyer_id, document, document_id, status, at, user_id, user_name)
  select packages.buyer_id, 'package', packages.id, status, packages.created_at, null, 'Budi'
  from (${FILLED}) orders
  join packages on packages.buyer_id = orders.buyer_id and packages.order_id = orders.id,
    unnest(array['New', packages.last_status]) status`,
  `insert into order_tabs (buyer_id, order_id, last_status, vendor_id, created_at)
  select distinct orders.buyer_id, orders.id, packages.last_status, orders.vendor_id,
    orders.created_at
  from (${FILLED}) orders
  join packages on packages.buyer_id = orders.buyer_id and packages.order_id = orders.id`,
  RECEIPTS,
]

const counts = (
  document: string,
  table: string,
  owners = 'buyer_id, vendor_id',
  which = 'true',
) => `
  select '${document}', owner_id, last_status, count(*)
  from ${table}, unnest(array[${owners}]) owner_id where ${which} group by owner_id, last_status`

const COUNTS = {
  order: counts('order', 'purchase_orders'),
  'order-tab': counts('order-tab', 'order_tabs'),
  receipt: counts('receipt', 'receipts'),
  'active-receipt': counts('active-receipt', 'receipts', 'buyer_id', 'not order_ended'),
}

const TABLES = [
  'purchase_orders',
  'packages',
  'order_items',
  'order_tabs',
  'receipts',
  'receipt_lines',
  'status_history',
]

/** Inserts this many orders of 50 companies with 200 vendors, and receipts for delivered packages. */
export async function fillOrders(
  pool: pg.Pool,
  { large, small, vendor }: Parameters<Fill>[1],
  count: number,
): Promise<void> {
  await filling(pool, TABLES, async (all) => {
    await all([copiesOf('buyers', 50), copiesOf('vendors', 200)])
    await all(
      inBatches(count, (from, to) => ({
        text: ORDERS,
        values: [from, to, large.id, small.id, vendor.id, count],
      })),
    )
    await all(['analyze purchase_orders'])
    await all([packagesOf(0), packagesOf(1)])
    await all(['analyze packages'])
    await all(OF_PACKAGES)
    await all(OF_RECEIPTS)
    for (const [document, counted] of Object.entries(COUNTS))
      await countAgain(pool, document, counted)
  })
}
