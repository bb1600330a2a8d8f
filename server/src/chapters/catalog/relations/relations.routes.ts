import * as calls from '@pasok/domain/catalog/catalog.relations.contract'
import { relationReplies } from '@pasok/domain/vendors/portal/portal.errors'
import { endpoint } from '../../../http/endpoint'
import { paged } from '../../../http/lists'
import { listBuyerDiscounts, listPreferredVendors } from './relations.queries'
import { removeBuyerDiscount, setBuyerDiscount } from './set-buyer-discount'

export const catalogRelationEndpoints = [
  endpoint(calls.listPreferredVendors, async ({ db, actor, query }) => ({
    data: await listPreferredVendors(db, actor, query.vendor_id, query),
  })),
  endpoint(calls.listBuyerDiscounts, async ({ db, scope, params, query }) =>
    paged(await listBuyerDiscounts(db, scope, params.id, query)),
  ),
  endpoint(calls.setBuyerDiscount, async ({ work, params, body }) => ({
    data: await setBuyerDiscount(work, params.id, body),
    message: relationReplies.discountSet,
  })),
  endpoint(calls.removeBuyerDiscount, async ({ work, params }) => {
    await removeBuyerDiscount(work, params.id, params.product_id)
    return { data: null, message: relationReplies.discountRemoved }
  }),
]
