import type pg from 'pg'
import type { Fill } from './database'
import { fillOrders } from './fill-orders'
import { countAgain, filling, ID } from './filling'

/** Excludes the demo's own orders. */
const FILLED_ORDERS = 'select buyer_id, id as order_id from purchase_orders where request_id = id'
const FILLED = `select invoices.* from invoices join (${FILLED_ORDERS}) filled using (buyer_id, order_id)`

/** An invoice per receipt: paid with its package, otherwise in one of the earlier states. */
const INVOICES = `
  with rows as (
    select receipts.*, packages.last_status as package_status, right(receipts.code, 8)::int as n,
      packages.total, receipts.created_at as at
    from receipts join (${FILLED_ORDERS}) filled using (buyer_id, order_id) join packages
      on packages.buyer_id = receipts.buyer_id and packages.id = receipts.package_id
  ), invoiced as (
    select rows.*, 'INV' || substr(rows.code, 4) as number,
      case package_status when 'Paid' then 'Paid' else (array['Ready to Payment', 'Ready to Payment',
        'Waiting Payment', 'Review Payment', 'Withdrawn'])[1 + n % 5] end as status
    from rows
  )
  insert into invoices (buyer_id, id, code, order_id, package_id, receipt_id, vendor_id, last_status,
    sub_total, tax, shipping_cost, down_payment_used, grand_total, payment_term, due_date,
    direct_payment, issued_by, issued_by_name, paid_at, created_at, updated_at)
  select buyer_id, ${ID}, number, order_id, package_id, id, vendor_id, status, total, 0, 0, 0, total,
    14, (at + interval '14 days')::date, n % 10 = 0, buyer_id, 'Budi',
    case status when 'Paid' then at + interval '3 days' end, at, at
  from invoiced`

/** One payment for each invoice that is being paid or has been paid. */
const PAYMENTS = `
  insert into payments (buyer_id, id, code, vendor_id, kind, gateway, direct_payment, last_status,
    amount, bank_code, bank_name, paid_at, created_by, created_by_name, created_at, updated_at)
  select buyer_id, id, 'TRX' || substr(code, 4), vendor_id,
    case when direct_payment then 'Manual Bank Transfer' else 'Virtual Account' end,
    case when direct_payment then null else 'sandbox' end, direct_payment, last_status, grand_total,
    '014', 'BCA', paid_at, issued_by, issued_by_name, created_at, updated_at
  from (${FILLED}) invoices
  where last_status in ('Waiting Payment', 'Review Payment', 'Paid') and grand_total > 0`

/** Each payment has its invoice's id. */
const FILLED_PAYMENTS = 'select payments.* from payments join invoices using (buyer_id, id)'

const PAID = `
  insert into payment_invoices (buyer_id, payment_id, invoice_id, amount, is_live, is_paid)
  select buyer_id, id, id, amount, payments.last_status <> 'Paid', payments.last_status = 'Paid'
  from (${FILLED_PAYMENTS}) payments`

const historyOf = (document: 'invoice' | 'payment', rows: string, first: string) => `
  insert into status_history (buyer_id, document, document_id, status, at, user_id, user_name)
  select buyer_id, '${document}', id, status, created_at, null, 'Budi'
  from (${rows}) rows, unnest(array['${first}', last_status]) status`

const countsOf = (document: string, table: string, weight = '1') => `
  select '${document}', owner_id, last_status, sum(${weight})
  from ${table}, unnest(array[buyer_id, vendor_id]) owner_id group by owner_id, last_status`

const COUNTS = {
  invoice: countsOf('invoice', 'invoices'),
  'invoice-amount': countsOf('invoice-amount', 'invoices', 'grand_total'),
  payment: countsOf('payment', 'payments'),
}

/** Inserts this many orders as for the order lists, with an invoice for each receipt and a payment for most. */
export async function fillInvoices(
  pool: pg.Pool,
  companies: Parameters<Fill>[1],
  orders: number,
): Promise<void> {
  await fillOrders(pool, companies, orders)
  await filling(
    pool,
    ['invoices', 'payments', 'payment_invoices', 'status_history'],
    async (all) => {
      await all([INVOICES])
      await all(['analyze invoices'])
      await all([PAYMENTS])
      await all([PAID, historyOf('invoice', FILLED, 'Ready to Payment')])
      await all([historyOf('payment', FILLED_PAYMENTS, 'Waiting Payment')])
      for (const [document, counted] of Object.entries(COUNTS))
        await countAgain(pool, document, counted)
    },
  )
}
