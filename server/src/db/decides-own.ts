import { DEFAULT_ROLES } from '@pasok/domain/team/team.default-roles'
import { sql } from 'kysely'

/** What a default role may comes with the release, a custom one's stands in its row. */
const DECIDERS = Object.entries(DEFAULT_ROLES)
  .filter(([, { features }]) => features.some((feature) => feature === 'requests.decide'))
  .map(([key]) => key)

/** Whether a user's role, as `roles`, may approve requests. */
export const roleDecides = sql<boolean>`(case when roles.default_key is null
  then 'requests.decide' = any(roles.features)
  else roles.default_key = any(${DECIDERS}::text[]) end)`

/**
 * Whether the owner of `buyers` decides requests of their own (`RequestActor.decidesOwn`): unless the
 * company wants somebody else to, and there is another active user who may.
 */
export const ownerDecides = sql<boolean>`not (coalesce(buyers.owner_needs_approval, false) and exists (
  select 1 from users another
  join roles on roles.buyer_id = another.buyer_id and roles.id = another.role_id
  where another.buyer_id = buyers.id and another.status = 'ACTIVE' and not another.is_owner
    and ${roleDecides}))`
