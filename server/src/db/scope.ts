/** Whose rows a store may touch; the first argument after the handle of every store function. */
export type BuyerScope = { readonly kind: 'buyer'; readonly id: string }
export type VendorScope = { readonly kind: 'vendor'; readonly id: string }
export type ProviderScope = { readonly kind: 'provider' }
/** Nobody's rows: an account that acts for no company (yet). */
export type AccountScope = { readonly kind: 'account' }
export type Scope = BuyerScope | VendorScope | ProviderScope | AccountScope

/** A buyer's or a vendor's, where its id alone is known: of what is kept by owner. */
export type OwnerScope = { readonly kind: 'owner'; readonly id: string }

/** What a process tells all of its sockets at once: rows of any company, named by what was committed. */
export type ProcessScope = { readonly kind: 'process' }

export const buyerScope = (id: string): BuyerScope => ({ kind: 'buyer', id })
export const vendorScope = (id: string): VendorScope => ({ kind: 'vendor', id })
export const ownerScope = (id: string): OwnerScope => ({ kind: 'owner', id })
export const PROVIDER: ProviderScope = { kind: 'provider' }
export const PROCESS: ProcessScope = { kind: 'process' }
export const ACCOUNT: AccountScope = { kind: 'account' }

/** The column that says whose a document of two sides is. */
export const sideColumn = ({ kind }: BuyerScope | VendorScope) =>
  kind === 'buyer' ? 'buyer_id' : 'vendor_id'
