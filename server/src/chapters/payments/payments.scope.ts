import { sql } from 'kysely'
import { sideColumn, type BuyerScope, type ProviderScope, type VendorScope } from '../../db/scope'

/** The side whose payments are read: a buyer, a vendor over all its buyers, or the provider. */
export type PaymentScope = BuyerScope | VendorScope | ProviderScope

/** Selects the side's payments. The provider does not see direct payments to vendors. */
export const ofSide = (scope: PaymentScope) =>
  scope.kind === 'provider'
    ? sql<boolean>`not payments.direct_payment`
    : sql<boolean>`${sql.ref(`payments.${sideColumn(scope)}`)} = ${scope.id}`
