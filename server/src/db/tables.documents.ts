import type { Shortage } from '@pasok/domain/receipts/receipts.constants'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import type { LedgerStep } from '@pasok/domain/orders/orders.model'
import type { DownPaymentState, ItemState, PackageState } from '@pasok/domain/orders/orders.states'
import type { ReceiptState } from '@pasok/domain/receipts/receipts.states'
import type { RequestState } from '@pasok/domain/requests/requests.states'
import type { ColumnType, Generated } from 'kysely'
import type { JsonDefault, Numeric, NumericDefault, Time, TimeDefault } from './columns'

export interface ProductsTable {
  vendor_id: string
  id: string
  category_id: string
  coverage_id: string
  sku: string
  slug: string
  name: string
  brand: string
  image_urls: string[]
  short_description: string
  description: string
  storage: string
  retail_price: Numeric
  discount: Numeric
  tax_title: string
  tax: Numeric
  stock: Numeric
  minimum_order: Numeric
  payment_term: number | null
  weight: Numeric
  width: Numeric
  height: Numeric
  length: Numeric
  warehouse_city_id: string
  withdrawn_at: Date | null
  version: Generated<number>
  created_at: TimeDefault
  updated_at: TimeDefault
}

export interface RequestsTable {
  buyer_id: string
  id: string
  code: string
  last_status: RequestState
  department_id: string | null
  department_name: string | null
  address_id: string
  address_name: string
  address_phone: string
  address_line: string
  address_city_id: string
  address_city: string
  address_postcode: string
  total: Numeric
  items_count: number
  vendor_names: string[]
  created_by: string
  created_by_name: string
  /** Changes included by saves that the user has not accepted yet. */
  unaccepted: JsonDefault<LineChange[]>
  version: Generated<number>
  created_at: Time
  updated_at: Time
}

/** Figures of a line, copied in both requests and orders. */
interface LineFigures {
  buyer_id: string
  id: string
  position: number
  vendor_id: string
  product_id: string
  name: string
  slug: string
  sku: string
  brand: string
  image_url: string
  quantity: Numeric
  retail_price: Numeric
  discount: Numeric
  discount_price: Numeric
  tax_title: string
  tax: Numeric
  single_tax_price: Numeric
  sub_total: Numeric
  payment_term: number
  note: string
}

export interface RequestLinesTable extends LineFigures {
  request_id: string
  minimum_order: Numeric
  stock: Numeric
  product_discount: Numeric
  special_discount: Numeric
  discount_setting: Numeric
  sub_total_tax: Numeric
}

export interface RequestDecisionsTable {
  buyer_id: string
  request_id: string
  step: number
  decision: 'approve' | 'reject'
  decided_by: string
  decided_by_name: string
  acting_for: string | null
  note: string
  decided_at: Time
}

export interface TemplatesTable {
  buyer_id: string
  id: string
  name: string
  total: Numeric
  items_count: number
  vendor_names: string[]
  created_by: string
  created_by_name: string
  version: Generated<number>
  created_at: Time
  updated_at: Time
  deleted_at: Date | null
}

export interface TemplateLinesTable {
  buyer_id: string
  template_id: string
  id: string
  position: number
  vendor_id: string
  product_id: string
  quantity: Numeric
  discount_price: Numeric
  sub_total: Numeric
  note: string
}

export interface OrdersTable {
  buyer_id: string
  id: string
  code: string
  request_id: string
  request_code: string
  vendor_id: string
  vendor_name: string
  vendor_phone: string
  vendor_email: string
  vendor_address: string
  buyer_address: Generated<string>
  department_id: string | null
  department_name: string | null
  ship_to_name: string
  ship_to_phone: string
  ship_to_line: string
  ship_to_city_id: string
  ship_to_city: string
  ship_to_postcode: string
  last_status: PackageState
  grand_total: Numeric
  down_payment: Numeric
  /** The amount requested first, if it was lowered later; otherwise null. */
  down_payment_original: NumericOrNull
  /** Only meaningful for orders with a down payment. */
  down_payment_state: Generated<DownPaymentState>
  proof_file_id: Generated<string | null>
  down_payment_used: NumericDefault
  refund_due: NumericDefault
  refund_file_id: Generated<string | null>
  created_by: string
  created_by_name: string
  version: Generated<number>
  created_at: Time
  updated_at: Time
}

/** Maintained by the database itself (migrations 0025 to 0027). */
export interface OrderTabsTable {
  buyer_id: string
  order_id: string
  last_status: PackageState
  vendor_id: string
  created_at: Time
}

export interface PackagesTable {
  buyer_id: string
  id: string
  order_id: string
  code: string
  last_status: PackageState
  payment_term: number
  shipping_cost: NumericDefault
  courier: Generated<string>
  tracking_number: Generated<string>
  total: Numeric
  order_created_at: Time
  version: Generated<number>
  created_at: Time
  updated_at: Time
}

type NumericOrNull = ColumnType<
  string | null,
  string | number | null | undefined,
  string | number | null
>

export interface OrderItemsTable extends LineFigures {
  package_id: string
  quantity_original: Numeric
  retail_price_original: Numeric
  discount_price_original: Numeric
  sub_total_original: Numeric
  state: Generated<ItemState>
  version: Generated<number>
  updated_at: TimeDefault
  proposed_quantity: NumericOrNull
  proposed_retail_price: NumericOrNull
  proposed_discount_price: NumericOrNull
  proposed_single_tax_price: NumericOrNull
  proposed_sub_total: NumericOrNull
  proposed_reason: Generated<string>
  received: NumericOrNull
}

export interface LineLedgerTable {
  buyer_id: string
  id: Generated<number>
  order_id: string
  item_id: string
  step: LedgerStep
  quantity: Numeric
  amount: Numeric
  note: Generated<string>
  at: Time
  user_id: string | null
  user_name: string
}

export interface ReceiptsTable {
  buyer_id: string
  id: string
  code: string
  order_id: string
  package_id: string
  vendor_id: string
  last_status: ReceiptState
  /** True when the order has ended: each of its packages is Paid or Cancel. */
  order_ended: Generated<boolean>
  received_by: string
  received_at: Time
  created_by: string
  created_by_name: string
  version: Generated<number>
  created_at: Time
  updated_at: Time
}

export interface ReceiptLinesTable {
  buyer_id: string
  receipt_id: string
  item_id: string
  position: number
  received: Numeric
  note: string
  shortage: Shortage | null
}
