import { getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { Text } from '@pasok/domain/kernel/texts'
import { getVendor } from '@pasok/domain/vendors/vendors.contract'
import * as relationsCalls from '@pasok/domain/vendors/relations/relations.contract'
import * as calls from '@pasok/domain/vendors/relations/relations.portal.contract'
import { relationReplies } from '@pasok/domain/vendors/portal/portal.errors'
import type { VendorScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { endpoint } from '../../http/endpoint'
import { paged } from '../../http/lists'
import { acceptBuyer, changeBuyerTerms, declineBuyer, endBuyer } from './relations/decide-buyer'
import { removeRelation, requestRelation } from './relations/request-relation'
import { presentVendor } from './vendors.present'
import { countBuyersByGroup } from './relations/vendor-relations.store'
import { getRelatedBuyer, getVendorByCode, listRelatedBuyers } from './relations/relations.queries'
import { findVendor } from './vendors.store'

export const vendorEndpoints = [
  endpoint(getVendor, async ({ db, scope, query }) => {
    const vendor = getFound(
      isId(query.vendor_id) ? await findVendor(db, scope, query.vendor_id) : undefined,
      'vendor_id',
    )
    return { data: presentVendor(vendor) }
  }),
  endpoint(relationsCalls.findVendorByCode, async ({ db, scope, query }) => ({
    data: await getVendorByCode(db, scope, query.company_code),
  })),
  endpoint(relationsCalls.requestRelation, async ({ work, body }) => ({
    data: await requestRelation(work, body),
    message: relationReplies.requested,
  })),
  endpoint(relationsCalls.removeRelation, async ({ work, query }) => {
    await removeRelation(work, query)
    return { data: null, message: relationReplies.removed }
  }),
]

/** Returns the buyer after a change, with the message to show. */
const buyerNow = async ({ trx, scope }: Work<VendorScope>, id: string, message: Text) => ({
  data: await getRelatedBuyer(trx, scope, id),
  message,
})

export const relationPortalEndpoints = [
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
    return buyerNow(work, params.id, relationReplies.accepted)
  }),
  endpoint(calls.declineBuyer, async ({ work, params, body }) => {
    await declineBuyer(work, params.id, body)
    return buyerNow(work, params.id, relationReplies.declined)
  }),
  endpoint(calls.endBuyer, async ({ work, params, body }) => {
    await endBuyer(work, params.id, body)
    return buyerNow(work, params.id, relationReplies.ended)
  }),
  endpoint(calls.changeBuyerTerms, async ({ work, params, body }) => {
    await changeBuyerTerms(work, params.id, body)
    return buyerNow(work, params.id, relationReplies.changed)
  }),
]
