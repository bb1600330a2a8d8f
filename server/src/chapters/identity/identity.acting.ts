import type { Actor, BuyerActor, Company } from '../../db/actor'
import { buyerScope } from '../../db/scope'

/** As whom a super admin goes on for a company: with all that its owner may, and no more. */
export const actingFor = (
  actor: Actor,
  company: Company,
  ownersFeatures: Actor['features'],
): BuyerActor => ({
  ...actor,
  scope: buyerScope(company.id),
  isOwner: true,
  isFirstTime: false,
  isVerified: true,
  actingFor: company.id,
  features: ownersFeatures,
  company,
})
