import { DEFAULT_ROLES } from '@pasok/domain/team/team.default-roles'
import { sql } from 'kysely'

/** A default role's features come from this release, a custom role's from its row. */
const DECIDERS = Object.entries(DEFAULT_ROLES)
  .filter(([, { features }]) => features.some((feature) => feature === 'requests.decide'))
  .map(([key]) => key)

/** SQL condition that the role in `roles` may approve requests. */
export const roleDecides = sql<boolean>`(case when roles.default_key is null
  then 'requests.decide' = any(roles.features)
  else roles.default_key = any(${DECIDERS}::text[]) end)`

/**
 * SQL condition that the owner of `buyers` may decide requests they worked on (`RequestActor.maySelfApprove`):
 * always, unless the company requires another approver and has an active one.
 */
export const ownerDecides = sql<boolean>`not (coalesce(buyers.owner_needs_approval, false) and exists (
  select 1 from users another
  join roles on roles.buyer_id = another.buyer_id and roles.id = another.role_id
  where another.buyer_id = buyers.id and another.status = 'ACTIVE' and not another.is_owner
    and ${roleDecides}))`
