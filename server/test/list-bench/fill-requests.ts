import type pg from 'pg'
import { countAgain, filling, ID, inBatches } from './filling'

/**
 * Realistic requests: newest last, one in twenty deleted, most approved, with one or two vendors,
 * with or without a department.
 */
const REQUESTS = `
  with seeds as (
    select n, 'PR-BENCH-' || $2::text || '-' || lpad(n::text, 7, '0') as code,
      now() - make_interval(secs => ($5::int - n) * 60 + n % 7) as at,
      (array['Approved','Approved','Approved','Rejected','Submit','Open','Deleted','Approved'])
        [(1 + (n::bigint * 7919 % 160) / 20)::int] as status
    from generate_series($3::int, $4::int) n
  ), vendors_by_number as (
    select row_number() over (order by id) - 1 as number, legal_name, count(*) over () as all_of_them
    from vendors
  ), departments_by_number as (
    select row_number() over (order by id) as number, id, name from departments where buyer_id = $1
  ), authors as (
    select row_number() over (order by id) - 1 as number, id, full_name, count(*) over () as all_of_them
    from users where buyer_id = $1
  )
  insert into purchase_requests (buyer_id, id, code, last_status, department_id, department_name,
    address_id, address_name, address_phone, address_line, address_city_id, address_city,
    address_postcode, total, items_count, vendor_names, created_by, created_by_name,
    created_at, updated_at)
  select $1, ${ID}, code, status, department.id, department.name, address.id, address.name,
    address.phone, address.street, address.city_id, '', address.postcode, n * 1000, 1 + n % 40,
    case when n % 3 = 0 then array[one.legal_name, other.legal_name] else array[one.legal_name] end,
    author.id, author.full_name, at, at
  from seeds
  cross join lateral (select * from addresses where buyer_id = $1 and is_default limit 1) address
  join vendors_by_number one on one.number = n % one.all_of_them
  join vendors_by_number other on other.number = (n + 1) % other.all_of_them
  join authors author on author.number = n % author.all_of_them
  left join departments_by_number department on department.number = n % 5`

const BESIDE = [
  `insert into request_vendors
   select buyer_id, request.id, vendor.id, named.at, legal_name, '', '', '', 0, 0, total
   from purchase_requests request, unnest(vendor_names) with ordinality named (name, at)
   join vendors vendor on legal_name = named.name
   where buyer_id = $1 and request.code like 'PR-BENCH-%'`,
  `insert into request_hands select buyer_id, id, created_by from purchase_requests
   where buyer_id = $1 and code like 'PR-BENCH-%'`,
  `insert into status_history (buyer_id, document, document_id, status, at, user_id, user_name)
   select buyer_id, 'request', id, status, created_at, created_by, created_by_name
   from purchase_requests, unnest(case last_status
     when 'Open' then array['Open'] when 'Submit' then array['Open', 'Submit']
     else array['Open', 'Submit', last_status] end) status
   where buyer_id = $1 and code like 'PR-BENCH-%'`,
]

/** Inserts requests for companies, by company id and number. */
export async function fillRequests(
  pool: pg.Pool,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const tables = ['purchase_requests', 'request_hands', 'request_vendors', 'status_history']
  await filling(pool, tables, async (all) => {
    for (const [buyerId, count] of counts) {
      await all(
        inBatches(count, (from, to) => ({
          text: REQUESTS,
          values: [buyerId, count, from, to, count],
        })),
      )
      await all(BESIDE.map((text) => ({ text, values: [buyerId] })))
    }
    await countAgain(
      pool,
      'request',
      `select 'request', buyer_id, last_status, count(*)
       from purchase_requests group by buyer_id, last_status`,
    )
  })
}
