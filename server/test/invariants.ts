import type pg from 'pg'

/** A pool, or a client in a transaction. */
type Asked = Pick<pg.Pool, 'query'>

interface Invariant {
  name: string
  /** Selects what breaks it: nothing, when all is well. */
  breaches: string
}

/** What is true after any test, any crash, any race. */
const INVARIANTS: readonly Invariant[] = [
  {
    name: 'the counts of requests are those of a recount',
    breaches: `
      select buyer_id, status, kept.count, counted.count as counted from (
        select buyer_id, status, sum(count) as count from (
          select buyer_id, status, count from document_counts where document = 'request'
          union all
          select buyer_id, status, delta from document_count_deltas where document = 'request') told
        group by buyer_id, status) kept
      full join (
        select buyer_id, last_status as status, count(*) as count from purchase_requests
        group by buyer_id, last_status) counted using (buyer_id, status)
      where coalesce(kept.count, 0) <> coalesce(counted.count, 0)`,
  },
  {
    name: 'an approved request has one order per vendor, any other has none',
    breaches: `
      select requests.code, requests.last_status, wanted.vendors, made.vendors as orders
      from purchase_requests requests
      left join lateral (select array_agg(distinct vendor_id order by vendor_id) as vendors
        from request_lines lines
        where lines.buyer_id = requests.buyer_id and lines.request_id = requests.id) wanted on true
      left join lateral (select array_agg(vendor_id order by vendor_id) as vendors
        from purchase_orders orders
        where orders.buyer_id = requests.buyer_id and orders.request_id = requests.id) made on true
      where made.vendors is distinct from
        case when requests.last_status = 'Approved' then wanted.vendors end`,
  },
  {
    name: 'orders hold the lines of their request, figure by figure',
    breaches: `
      select request_code, product_id, items, lines from (
        select orders.request_code, orders.buyer_id, orders.request_id, items.product_id,
          to_jsonb(items) - '{id,package_id,position,last_status,quantity_original,retail_price_original,discount_price_original,sub_total_original}'::text[] as items
        from purchase_orders orders
        join packages using (buyer_id)
        join order_items items on items.buyer_id = packages.buyer_id and items.package_id = packages.id
        where packages.order_id = orders.id) made
      full join (
        select lines.buyer_id, lines.request_id, lines.product_id,
          to_jsonb(lines) - '{id,request_id,position,minimum_order,stock,product_discount,special_discount,discount_setting,sub_total_tax}'::text[] as lines
        from request_lines lines
        join purchase_requests requests
          on requests.buyer_id = lines.buyer_id and requests.id = lines.request_id
        where requests.last_status = 'Approved') wanted using (buyer_id, request_id, product_id)
      where items is distinct from lines`,
  },
  {
    name: 'an item lies in a package of its own vendor and payment term',
    breaches: `
      select items.id from order_items items
      join packages on packages.buyer_id = items.buyer_id and packages.id = items.package_id
      join purchase_orders orders
        on orders.buyer_id = packages.buyer_id and orders.id = packages.order_id
      where items.vendor_id <> orders.vendor_id or items.payment_term <> packages.payment_term
        or packages.order_created_at <> orders.created_at`,
  },
  {
    name: 'an order has one package per payment term, and none is empty',
    breaches: `
      select orders.code from purchase_orders orders
      left join packages on packages.buyer_id = orders.buyer_id and packages.order_id = orders.id
      left join order_items items on items.buyer_id = packages.buyer_id and items.package_id = packages.id
      group by orders.buyer_id, orders.id, orders.code, packages.payment_term
      having count(distinct packages.id) <> 1 or count(items.id) = 0`,
  },
  {
    name: 'a line is priced from its own figures',
    breaches: `
      select request_id, product_id from request_lines
      where discount_price <> retail_price * (1 - discount)
        or single_tax_price <> discount_price * tax
        or sub_total <> floor(quantity * discount_price + quantity * single_tax_price)
        or sub_total_tax <> floor(quantity * single_tax_price)
        or discount <> least(1, case when product_discount + special_discount / 100 = 0
          then discount_setting / 100 else product_discount + special_discount / 100 end)`,
  },
  {
    name: 'the total of a request is the sum of its lines, and of its vendors',
    breaches: `
      select requests.code from purchase_requests requests
      where total <> (select coalesce(sum(sub_total), 0) from request_lines lines
          where lines.buyer_id = requests.buyer_id and lines.request_id = requests.id)
        or total <> (select coalesce(sum(vendors.total), 0) from request_vendors vendors
          where vendors.buyer_id = requests.buyer_id and vendors.request_id = requests.id)
        or items_count <> (select count(*) from request_lines lines
          where lines.buyer_id = requests.buyer_id and lines.request_id = requests.id)`,
  },
  {
    name: 'the total of a template is the sum of its items',
    breaches: `
      select templates.id, name, templates.total, items_count, sums.total as of_items, sums.items
      from templates
      left join lateral (select coalesce(sum(sub_total), 0) as total, count(*) as items
        from template_lines lines where lines.buyer_id = templates.buyer_id
          and lines.template_id = templates.id) sums on true
      where templates.total <> sums.total or items_count <> sums.items or items_count = 0`,
  },
  {
    name: 'a template has one audit row per save and none after its deletion',
    breaches: `
      select templates.id, version, told.actions from templates
      left join lateral (select array_agg(action order by id) as actions
        from audit_log where subject = 'template' and subject_id = templates.id::text) told on true
      where told.actions is null
        or cardinality(told.actions) <> version
        or told.actions[1] <> 'template.save'
        or (deleted_at is not null) <> (told.actions[cardinality(told.actions)] = 'template.delete')
        or 'template.delete' = any(told.actions[:cardinality(told.actions) - 1])`,
  },
  {
    name: "the total of a request's vendor is the sum of its lines, its down payment a part of it",
    breaches: `
      select vendors.request_id, vendors.vendor_id from request_vendors vendors
      left join lateral (select coalesce(sum(sub_total), 0) as total from request_lines lines
        where lines.buyer_id = vendors.buyer_id and lines.request_id = vendors.request_id
          and lines.vendor_id = vendors.vendor_id) sums on true
      where vendors.total <> sums.total
        or down_payment <> floor(sums.total * down_payment_setting / 100)`,
  },
  {
    name: 'the total of an order is the sum of its packages, theirs that of their items',
    breaches: `
      select orders.code from purchase_orders orders
      where grand_total <> (select coalesce(sum(packages.total), 0) from packages
          where packages.buyer_id = orders.buyer_id and packages.order_id = orders.id)
        or exists (select 1 from packages
          where packages.buyer_id = orders.buyer_id and packages.order_id = orders.id
            and packages.total <> (select coalesce(sum(sub_total), 0) from order_items items
              where items.buyer_id = packages.buyer_id and items.package_id = packages.id))`,
  },
  {
    name: 'the down payment of an order is the one its request showed',
    breaches: `
      select orders.code from purchase_orders orders
      join request_vendors vendors on vendors.buyer_id = orders.buyer_id
        and vendors.request_id = orders.request_id and vendors.vendor_id = orders.vendor_id
      where orders.down_payment <> vendors.down_payment`,
  },
  { name: 'stock is never below 0', breaches: 'select id, stock from products where stock < 0' },
  {
    name: 'codes are unique, of their company and month, and none was passed over',
    breaches: `
      with codes as (
        select buyer_id, 'PR' as kind, code from purchase_requests
        union all select buyer_id, 'PO', code from purchase_orders
        union all select buyer_id, 'PKG', code from packages),
      counted as (
        select buyer_id, kind, split_part(code, '-', 3) as month, count(*) as given,
          count(distinct code) as different, max(split_part(code, '-', 4)::int) as highest,
          bool_and(code ~ ('^' || kind || '-' || company_code || '-[0-9]{6}-[0-9]{5,}$')) as formed
        from codes join buyers on buyers.id = buyer_id group by 1, 2, 3)
      select kind, month, given, highest, last from counted
      full join code_counters using (kind, month)
      where coalesce(buyer_id = company_id, true) and (given is distinct from last
        or given <> different or given <> highest or not formed)`,
  },
  {
    name: 'the history of a request is one row per transition, ending where it stands',
    breaches: `
      select code, last_status, statuses from (
        select requests.code, requests.last_status,
          (select array_agg(status order by history.id) from status_history history
            where history.buyer_id = requests.buyer_id and history.document_id = requests.id
              and document = 'request') as statuses
        from purchase_requests requests) told
      where statuses is distinct from case last_status
        when 'Open' then '{Open}'::text[]
        when 'Deleted' then '{Open,Deleted}'::text[]
        when 'Submit' then '{Open,Submit}'::text[]
        else array['Open', 'Submit', last_status] end`,
  },
  {
    name: 'orders and packages have a history that ends where they stand',
    breaches: `
      select code, last_status, statuses from (
        select documents.*,
          (select array_agg(status order by history.id) from status_history history
            where history.buyer_id = documents.buyer_id and history.document_id = documents.id
              and history.document = documents.kind) as statuses
        from (select 'order' as kind, buyer_id, id, code, last_status from purchase_orders
          union all select 'package', buyer_id, id, code, last_status from packages) documents) told
      where statuses is null or statuses[array_length(statuses, 1)] <> last_status
        or array_length(statuses, 1) <> (select count(distinct one) from unnest(statuses) one)`,
  },
  {
    name: 'history and audit log agree on every transition',
    breaches: `
      with audited as (
        select subject as document, subject_id::uuid as id, actor_id, after ->> 'status' as status
        from audit_log where subject in ('request', 'order', 'package')
          and action not in ('request.save', 'request.edit', 'request.send')
        union all select subject, subject_id::uuid, actor_id, 'Open'
        from audit_log where action = 'request.save')
      select coalesce(audited.id, told.id), coalesce(audited.status, told.status)
      from (select document, id, status, actor_id, count(*) as rows from audited group by 1, 2, 3, 4) audited
      full join (select document, document_id as id, status, user_id as actor_id, count(*) as rows
        from status_history where document <> 'company' group by 1, 2, 3, 4) told
        using (document, id, status, actor_id)
      where audited.rows is distinct from 1 or told.rows is distinct from 1`,
  },
  {
    name: 'an approval and its orders are told once each',
    breaches: `
      select requests.code from purchase_requests requests
      left join lateral (select count(*) filter (where name = 'request.approved') as approvals,
          count(*) filter (where name = 'orders.created') as orders
        from outbox where payload ->> 'requestId' = requests.id::text) told on true
      where (approvals, orders) is distinct from
        case when last_status = 'Approved' then (1::bigint, 1::bigint) else (0::bigint, 0::bigint) end`,
  },
  {
    name: 'nothing of one company names a person, place or product that is not its own to name',
    breaches: `
      select 'hand' as what, request_id from request_hands
        join users on users.id = user_id where users.buyer_id <> request_hands.buyer_id
      union all select 'order', orders.id from purchase_orders orders
        join users on users.id = created_by where users.buyer_id <> orders.buyer_id
      union all select 'history', document_id from status_history
        join users on users.id = user_id where users.buyer_id <> status_history.buyer_id
      union all select 'history of nothing', document_id from status_history history
        where not exists (select 1 from purchase_requests one where (one.buyer_id, one.id) = (history.buyer_id, document_id))
          and not exists (select 1 from purchase_orders one where (one.buyer_id, one.id) = (history.buyer_id, document_id))
          and not exists (select 1 from packages one where (one.buyer_id, one.id) = (history.buyer_id, document_id))
          and not exists (select 1 from buyers one where (one.id, one.id) = (history.buyer_id, document_id))
      union all select 'audit', subject_id::uuid from audit_log
        join users on users.id = actor_id where users.buyer_id <> audit_log.buyer_id
      union all select 'line', lines.id from request_lines lines
        join products on products.id = product_id where products.vendor_id <> lines.vendor_id
      union all select 'item', items.id from order_items items
        join products on products.id = product_id where products.vendor_id <> items.vendor_id`,
  },
  {
    name: 'a company with addresses has one default address',
    breaches: `
      select buyer_id from addresses where deleted_at is null
      group by buyer_id having count(*) filter (where is_default) <> 1`,
  },
  {
    name: 'a company has one history row and one audit row per transition',
    breaches: `
      with audited as (
        select subject_id::uuid as id, after ->> 'status' as status, actor_id, at, count(*) as rows
        from audit_log where subject = 'company' and after ? 'status' group by 1, 2, 3, 4),
      told as (
        select document_id as id, status, user_id as actor_id, at, count(*) as rows
        from status_history where document = 'company' group by 1, 2, 3, 4)
      select * from audited full join told using (id, status, actor_id, at)
      where audited.rows is distinct from 1 or told.rows is distinct from 1`,
  },
  {
    name: 'what became of a company is the last that its history tells',
    breaches: `
      select buyers.company_code, verification_status, last.status from buyers
      join lateral (select status from status_history
        where document = 'company' and document_id = buyers.id order by id desc limit 1) last on true
      where last.status <> verification_status`,
  },
  {
    name: 'a file is kept for good when, and only when, something was made of it',
    breaches: `
      select files.id, prefix, attached_at from files
      where prefix = 'buyer' and (attached_at is not null)
        <> exists (select 1 from legal_documents where file_id = files.id)
      union all
      select files.id, prefix, attached_at from legal_documents
      join files on files.id = file_id and files.buyer_id is distinct from legal_documents.buyer_id`,
  },
  {
    name: 'a key that was used has its answer',
    breaches: 'select caller, key from idempotency_keys where answer is null',
  },
]

/** The stock of every product, to be compared with what is left of it later. */
export async function readStock(pool: Asked): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; stock: string }>('select id, stock from products')
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

async function stockBreaches(pool: Asked, before: ReadonlyMap<string, string>) {
  const { rows } = await pool.query<{ id: string; stock: string; before: string; taken: string }>(
    `select products.id, products.stock, before.stock as before, coalesce(taken.quantity, 0) as taken
     from unnest($1::uuid[], $2::numeric[]) as before(id, stock)
     join products on products.id = before.id
     left join (select product_id, sum(quantity) as quantity from order_items
       join packages on packages.buyer_id = order_items.buyer_id and packages.id = package_id
       where packages.last_status <> 'Cancel' group by product_id) taken
       on taken.product_id = products.id
     where products.stock <> before.stock - coalesce(taken.quantity, 0)`,
    [[...before.keys()], [...before.values()]],
  )
  return rows.map((row) => `stock is what it was less what was ordered: ${JSON.stringify(row)}`)
}

/**
 * Everything in the database that must never be: an empty list, when all is well. With the stock
 * as it was before any order, it is also held against what was ordered since.
 */
export async function findBreaches(
  pool: Asked,
  stockBefore?: ReadonlyMap<string, string>,
): Promise<string[]> {
  const found: string[] = []
  for (const { name, breaches } of INVARIANTS) {
    const { rows } = await pool.query<Record<string, unknown>>(breaches)
    for (const row of rows) found.push(`${name}: ${JSON.stringify(row)}`)
  }
  if (stockBefore) found.push(...(await stockBreaches(pool, stockBefore)))
  return found
}

/** For the end of a file: whatever its tests did, this holds. */
export async function assertSound(
  pool: pg.Pool,
  stockBefore?: ReadonlyMap<string, string>,
): Promise<void> {
  const breaches = await findBreaches(pool, stockBefore)
  if (breaches.length > 0) throw new Error(breaches.join('\n'))
}
