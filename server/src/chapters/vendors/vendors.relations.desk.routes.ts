import * as calls from '@pasok/domain/vendors/vendors.relations.desk.contract'
import { relationReplies } from '@pasok/domain/vendors/vendors.relations.errors'
import { endpoint } from '../../http/endpoint'
import { paged } from '../../http/lists'
import { acceptBuyer, changeBuyerTerms, declineBuyer, endBuyer } from './decide-buyer'
import { countBuyersByGroup } from './vendors.relations.desk.store'
import { getRelatedBuyer, listRelatedBuyers } from './vendors.relations.queries'

export const relationDeskEndpoints = [
  endpoint(calls.listRelatedBuyers, async ({ db, scope, query }) =>
    paged(await listRelatedBuyers(db, scope, query)),
  ),
  endpoint(calls.countRelatedBuyers, async ({ db, scope }) => ({
    data: await countBuyersByGroup(db, scope),
  })),
  endpoint(calls.getRelatedBuyer, async ({ db, scope, params }) => ({
    data: await getRelatedBuyer(db, scope, params.id),
  })),
  endpoint(calls.acceptBuyer, async ({ work, params, body }) => {
    await acceptBuyer(work, params.id, body)
    const data = await getRelatedBuyer(work.trx, work.scope, params.id)
    return { data, message: relationReplies.accepted }
  }),
  endpoint(calls.declineBuyer, async ({ work, params, body }) => {
    await declineBuyer(work, params.id, body)
    const data = await getRelatedBuyer(work.trx, work.scope, params.id)
    return { data, message: relationReplies.declined }
  }),
  endpoint(calls.endBuyer, async ({ work, params, body }) => {
    await endBuyer(work, params.id, body)
    const data = await getRelatedBuyer(work.trx, work.scope, params.id)
    return { data, message: relationReplies.ended }
  }),
  endpoint(calls.changeBuyerTerms, async ({ work, params, body }) => {
    await changeBuyerTerms(work, params.id, body)
    const data = await getRelatedBuyer(work.trx, work.scope, params.id)
    return { data, message: relationReplies.changed }
  }),
]
