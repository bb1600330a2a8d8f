import type { Invariant } from './invariant'

export const REQUEST_INVARIANTS: readonly Invariant[] = [
  {
    name: 'the counts of requests are those of a recount',
    breaches: `
      select buyer_id, status, kept.count, counted.count as counted from (
        select buyer_id, status, sum(count) as count from (
          select owner_id as buyer_id, status, count from document_counts where document = 'request'
          union all
          select owner_id, status, delta from document_count_deltas where document = 'request') told
        group by buyer_id, status) kept
      full join (
        select buyer_id, last_status as status, count(*) as count from purchase_requests
        group by buyer_id, last_status) counted using (buyer_id, status)
      where coalesce(kept.count, 0) <> coalesce(counted.count, 0)`,
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
    name: 'a decided request has one decision, which agrees with its history; any other has none',
    breaches: `
      select requests.code, last_status, made.rows as decisions, told.rows as history
      from purchase_requests requests
      left join lateral (
        select array_agg(jsonb_build_array(decision, decided_by, decided_by_name, note, decided_at)
          order by step) as rows
        from request_decisions decisions
        where decisions.buyer_id = requests.buyer_id and decisions.request_id = requests.id) made on true
      left join lateral (
        select array_agg(jsonb_build_array(case status when 'Approved' then 'approve' else 'reject' end,
          user_id, user_name, note, at) order by history.id) as rows
        from status_history history
        where history.buyer_id = requests.buyer_id and history.document_id = requests.id
          and document = 'request' and status in ('Approved', 'Rejected')) told on true
      where made.rows is distinct from told.rows
        or coalesce(cardinality(made.rows), 0)
          <> case when last_status in ('Approved', 'Rejected') then 1 else 0 end`,
  },
]
