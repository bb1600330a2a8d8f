import { ID } from './filling'

/**
 * A receipt for each delivered or paid package: approved, returned or submitted while the order is
 * open, closed when it is paid. One line and two history entries each.
 */
export const RECEIPTS = `
  with received as (
    select packages.buyer_id, packages.id as package_id, order_id, orders.vendor_id, at,
      'GRN' || substr(packages.code, 4) as code,
      orders.last_status in ('Paid', 'Cancel') as order_ended,
      case packages.last_status when 'Paid' then 'Closed' else (array['Good Receive Note Submit',
        'Good Receive Note Submit', 'Rejected', 'Ready to Invoice', 'Invoicing'])
        [1 + right(packages.code, 8)::int % 5] end as status
    from packages join purchase_orders orders
      on orders.buyer_id = packages.buyer_id and orders.id = packages.order_id,
      lateral (select order_created_at + interval '2 days' as at) moment
    where orders.request_id = orders.id and packages.last_status in ('Delivered', 'Paid')
  )
  insert into receipts (buyer_id, id, code, order_id, package_id, vendor_id, last_status,
    order_ended, received_by, received_at, created_by, created_by_name, created_at, updated_at)
  select buyer_id, ${ID}, code, order_id, package_id, vendor_id, status, order_ended, 'Budi', at,
    buyer_id, 'Budi', at, at
  from received`

/** The dependent rows of receipts; the only item of each package has the package's id. */
export const OF_RECEIPTS = [
  `insert into receipt_lines (buyer_id, receipt_id, item_id, position, received, note)
  select buyer_id, id, package_id, 1, 5, '' from receipts`,
  `insert into status_history (buyer_id, document, document_id, status, at, user_id, user_name)
  select buyer_id, 'receipt', id, status, created_at, null, 'Budi'
  from receipts, unnest(array['Good Receive Note Submit', last_status]) status`,
]
