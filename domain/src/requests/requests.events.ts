import type { Decimal } from '../kernel/decimal'

/** A line of an approved request, prices by value: no document joins back to the product (law 9). */
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
  /** The whole discount, a fraction. */
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

/** What a vendor is asked for: its lines, and the down payment in whole rupiah. */
export interface ApprovedVendor {
  vendor: { id: string; name: string; phone: string; email: string; address: string }
  downPayment: Decimal
  lines: readonly ApprovedLine[]
}

/** A request was approved; orders are made from it in the same transaction. */
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

/** Any move of a request: for open screens and notifications. */
export interface RequestMoved {
  requestId: string
  code: string
  status: string
  by: string
}
