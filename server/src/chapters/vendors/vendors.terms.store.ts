import { sql } from 'kysely'

/**
 * The down payment, in percent, that counts for a buyer: what its relation grants, else the vendor's own.
 * Of `vendors` beside `preferred_vendors`, joined while that is Active.
 */
export const downPaymentSetting = sql<string>`coalesce(preferred_vendors.down_payment, vendors.down_payment_setting)`
