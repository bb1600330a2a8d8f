import type { acceptItems as contract } from '@pasok/domain/orders/orders.contract'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import type { BuyerWork } from '../../db/move'
import { decideItems, type Decided } from './decide-items'
import { adopting } from './orders.proposals'

/**
 * The buyer accepts what the vendor changed: it stands from now on.
 * @throws AppError as `decideItems`.
 */
export const acceptItems = (work: BuyerWork, decision: BodyOf<typeof contract>): Promise<Decided> =>
  decideItems(work, decision, {
    event: 'accept',
    step: 'accepted',
    besides: adopting,
    after: (item) => ({
      quantity: item.proposed_quantity ?? item.quantity,
      amount: item.proposed_sub_total ?? item.sub_total,
      retailPrice: item.proposed_retail_price ?? item.retail_price,
    }),
  })
