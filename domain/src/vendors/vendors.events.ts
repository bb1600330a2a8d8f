/**
 * Whether a vendor is offered changed, or its name: it was activated or deactivated, or its first
 * active user came or the last one went. What it sells enters or leaves the search.
 */
export interface VendorChanged {
  vendorId: string
}
