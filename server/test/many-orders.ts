import { unheeded } from './unheeded'

/** The range of the orders; no others were created that year. */
export const MANY_DAYS = { from: '2001-01-01', to: '2001-01-02' }

/** Inserts empty orders without their triggers: the rows of a report that exceeds a connection's buffers. */
export async function addManyOrders(url: string, buyerId: string, many: number): Promise<void> {
  await unheeded(
    url,
    `insert into purchase_orders (buyer_id, id, code, request_id, request_code, vendor_id, vendor_name,
       vendor_phone, vendor_email, vendor_address, ship_to_name, ship_to_phone, ship_to_line,
       ship_to_city_id, ship_to_city, ship_to_postcode, last_status, grand_total, down_payment,
       created_by, created_by_name, created_at, updated_at)
     select $1, gen_random_uuid(), 'PO-MANY-' || n, gen_random_uuid(), 'PR-MANY-' || n,
       (select id from vendors limit 1), '', '', '', '', '', '', '',
       (select id from cities limit 1), '', '', 'Paid', n, 0, $1,
       (select string_agg(md5(n || ' ' || k), '') from generate_series(1, 20) k),
       '2001-01-01 12:00Z', '2001-01-01 12:00Z'
     from generate_series(1, $2::int) n`,
    [buyerId, many],
  )
}

export const removeManyOrders = (url: string) =>
  unheeded(url, `delete from purchase_orders where code like 'PO-MANY-%'`)
