import type { RequestedProduct } from '@pasok/domain/vendors/relations/relations.model'
import type {
  ImportEncoding,
  LineProblem,
  NumberStyle,
  ProductChange,
  MessageText,
  SampleLine,
} from '@pasok/domain/catalog/imports/imports.model'
import type { ImportState } from '@pasok/domain/catalog/imports/imports.states'
import type { BankCategory } from '@pasok/domain/payments/bank-accounts/banks.model'
import type { ColumnType, Generated } from 'kysely'
import type { Json, JsonDefault, Numeric, Time, TimeDefault } from './columns'

export interface VendorsTable {
  id: string
  company_code: string
  legal_name: string
  category: string
  description: string
  phone: string
  email: string
  website: string
  tax_number: Generated<string>
  instagram: string
  facebook: string
  twitter: string
  street: string
  village: string
  district: string
  city_id: string | null
  /** Chosen from the lists; null when unknown. */
  district_id: Generated<string | null>
  village_id: Generated<string | null>
  postcode: string
  discount_setting: Numeric
  down_payment_setting: Numeric
  payment_term: number
  /** True: invoices are paid to the vendor's own accounts; copied to each invoice at issue. */
  direct_payment: Generated<boolean>
  active: Generated<boolean>
  logo_url: Generated<string>
  version: Generated<number>
  created_at: TimeDefault
  updated_at: TimeDefault
}

/** A buyer's or vendor's account that the bank has confirmed. */
interface BankAccountColumns {
  id: string
  bank_code: string
  account_number: string
  account_holder: string
  verified_at: Time
  is_default: Generated<boolean>
  version: Generated<number>
  created_at: TimeDefault
  deleted_at: Date | null
}

export interface VendorTables {
  coverages: {
    vendor_id: string
    id: string
    name: string
    /** Whole provinces; their cities are also in `city_ids`. */
    province_ids: Generated<string[]>
    city_ids: string[]
    version: Generated<number>
  }
  product_pictures: {
    vendor_id: string
    id: string
    uploaded_by: string
    width: number
    height: number
    sha256: string
    idempotency_key: string | null
    created_at: TimeDefault
    stored_at: Date | null
    attached_at: Date | null
  }
  preferred_vendors: {
    buyer_id: string
    vendor_id: string
    status: 'Inactive' | 'Active'
    /** Terms granted by the vendor. */
    initial_discount: Numeric | null
    payment_term: number | null
    down_payment: Numeric | null
    /** Terms requested by the buyer. */
    requested_discount: Numeric | null
    requested_payment_term: number | null
    requested_down_payment: Numeric | null
    requested_by: string | null
    requested_by_name: Generated<string>
    requested_at: TimeDefault
    answered_at: Date | null
    answered_by_name: Generated<string>
    declined_reason: Generated<string>
    declined_at: Date | null
    removed_at: Date | null
    removed_by: 'buyer' | 'vendor' | null
    removed_by_name: Generated<string>
    removed_reason: Generated<string>
    /** As entered by the buyer. */
    requested_products: JsonDefault<RequestedProduct[]>
    version: Generated<number>
    created_at: TimeDefault
  }
  preferred_vendor_products: {
    buyer_id: string
    vendor_id: string
    product_id: string
    discount: Numeric
  }
  platform_settings: {
    buyer_id: string
    discount: Numeric
    payment_term: number
    down_payment: Numeric
    version: Generated<number>
    updated_at: TimeDefault
  }
  product_imports: {
    vendor_id: string
    id: string
    state: ImportState
    file_name: string
    object_key: string
    /** In bytes. */
    size: Generated<number>
    sha256: Generated<string>
    encoding: Generated<ImportEncoding | ''>
    numbers: Generated<NumberStyle>
    heading: JsonDefault<string[]>
    delimiter: Generated<string>
    /** Number of lines below the heading; null until the file was read completely once. */
    lines: number | null
    lines_checked: Generated<number>
    lines_imported: Generated<number>
    good: Generated<number>
    bad: Generated<number>
    new_lines: Generated<number>
    changed_lines: Generated<number>
    imported: Generated<number>
    created: Generated<number>
    changed: Generated<number>
    sample: JsonDefault<SampleLine[]>
    failure: ColumnType<MessageText | null, string | null | undefined, string | null>
    idempotency_key: string | null
    created_by: string
    created_by_name: string
    created_at: TimeDefault
    started_by: string | null
    started_by_name: Generated<string>
    started_at: Date | null
    finished_at: Date | null
    swept_at: Date | null
  }
  product_import_problems: {
    vendor_id: string
    import_id: string
    line: number
    /** The unchanged cells of the file. */
    fields: Json<string[]>
    problems: Json<LineProblem[]>
  }
  product_import_changes: {
    vendor_id: string
    import_id: string
    line: number
    product_id: string
    change: Json<ProductChange>
  }
  banks: {
    code: string
    name: string
    name_code: string
    category: BankCategory
    image_url: Generated<string>
    takes_virtual_accounts: Generated<boolean>
    active: Generated<boolean>
    minimum_amount: Numeric | null
    maximum_amount: Numeric | null
    /** The provider's own account at this bank; empty when there is none. */
    account_number: Generated<string>
    account_holder: Generated<string>
    verified_at: Date | null
    version: Generated<number>
  }
  vendor_bank_accounts: BankAccountColumns & { vendor_id: string }
  buyer_bank_accounts: BankAccountColumns & { buyer_id: string }
  searches: { buyer_id: string; query: string; day: Time | string; count: Generated<number> }
  query_suggestions: {
    query: string
    weight: number
    hits: number
    revision: Generated<number>
    updated_at: TimeDefault
  }
}
