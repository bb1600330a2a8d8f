import { actForCompany, listOwnedCompanies } from '@pasok/domain/team/team.super-admin.contract'
import { endpoint } from '../../http/endpoint'
import { actFor } from './act-for-company'
import { listOwned } from './team.super-admin.queries'

export const superAdminEndpoints = [
  endpoint(listOwnedCompanies, async ({ db, actor, query }) => ({
    data: await listOwned(db, actor, query.buyer_name),
  })),
  endpoint(
    actForCompany,
    ({ ports }) => ports.identity.prepareIssue(),
    async ({ work, params, prepared }) => ({ data: await actFor(work, prepared, params.id) }),
  ),
]
