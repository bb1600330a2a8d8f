import { sql } from 'kysely'
import { sideColumn, type BuyerScope, type ProviderScope, type VendorScope } from '../../db/scope'

/** Whose payments: of a buyer, of a vendor over all its buyers, or all that the platform knows. */
export type PaymentScope = BuyerScope | VendorScope | ProviderScope

/** Payments of a side. What is paid to a vendor directly doesn't concern the provider. */
export const ofSide = (scope: PaymentScope) =>
  scope.kind === 'provider'
    ? sql<boolean>`not payments.direct_payment`
    : sql<boolean>`${sql.ref(`payments.${sideColumn(scope)}`)} = ${scope.id}`
