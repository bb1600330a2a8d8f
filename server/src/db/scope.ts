/** The owner of the rows that a store function may access; its first argument after the database handle. */
export type BuyerScope = { readonly kind: 'buyer'; readonly id: string }
export type VendorScope = { readonly kind: 'vendor'; readonly id: string }
export type ProviderScope = { readonly kind: 'provider' }
/** Scope of an account that acts for no company: it owns no rows. */
export type AccountScope = { readonly kind: 'account' }
export type Scope = BuyerScope | VendorScope | ProviderScope | AccountScope

/** A buyer or vendor known only by its id, for rows stored by owner. */
export type OwnerScope = { readonly kind: 'owner'; readonly id: string }

/** Scope of a process that publishes to all its sockets: rows of any company, named by committed signals. */
export type ProcessScope = { readonly kind: 'process' }

export const buyerScope = (id: string): BuyerScope => ({ kind: 'buyer', id })
export const vendorScope = (id: string): VendorScope => ({ kind: 'vendor', id })
export const ownerScope = (id: string): OwnerScope => ({ kind: 'owner', id })
export const PROVIDER: ProviderScope = { kind: 'provider' }
export const PROCESS: ProcessScope = { kind: 'process' }
export const ACCOUNT: AccountScope = { kind: 'account' }

/** Returns the column that contains the side's id in documents shared by buyer and vendor. */
export const sideColumn = ({ kind }: BuyerScope | VendorScope) =>
  kind === 'buyer' ? 'buyer_id' : 'vendor_id'
