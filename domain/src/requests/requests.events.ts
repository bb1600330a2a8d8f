import type { Decimal } from '../kernel/decimal'

/** A line of an approved request, with prices by value: documents never read prices from the product again. */
export interface ApprovedLine {
  productId: string
  vendorId: string
  name: string
  slug: string
  sku: string
  brand: string
  imageUrl: string
  quantity: Decimal
  retailPrice: Decimal
  /** The total discount as a fraction. */
  discount: Decimal
  discountPrice: Decimal
  taxTitle: string
  tax: Decimal
  singleTaxPrice: Decimal
  subTotal: Decimal
  /** Days. */
  paymentTerm: number
  note: string
}

/** The lines of one vendor, and the down payment in whole rupiah. */
export interface ApprovedVendor {
  vendor: { id: string; name: string; phone: string; email: string; address: string }
  downPayment: Decimal
  lines: readonly ApprovedLine[]
}

/** A request was approved; its orders are created in the same transaction. */
export interface RequestApproved {
  requestId: string
  code: string
  buyerId: string
  createdBy: string
  createdByName: string
  departmentId: string | null
  departmentName: string | null
  address: {
    name: string
    phone: string
    line: string
    cityId: string
    city: string
    postcode: string
  }
  vendors: readonly ApprovedVendor[]
}

/** A draft was saved again. */
export interface RequestEdited {
  requestId: string
  code: string
  version: number
  by: string
}

/** Any move of a request, for open screens and notifications. */
export interface RequestMoved {
  requestId: string
  code: string
  status: string
  by: string
}
