import type { rejectItems as contract } from '@pasok/domain/orders/orders.contract'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ZERO } from '@pasok/domain/kernel/decimal'
import type { BuyerWork } from '../../db/move'
import { decideItems, type Decided } from './decide-items'
import { forgetting } from './orders.proposals'

/**
 * The buyer rejects what the vendor changed: the items are cancelled.
 * @throws AppError as `decideItems`.
 */
export const rejectItems = (work: BuyerWork, decision: BodyOf<typeof contract>): Promise<Decided> =>
  decideItems(work, decision, {
    event: 'reject',
    step: 'rejected',
    besides: forgetting,
    after: (item) => ({ quantity: ZERO, amount: ZERO, retailPrice: item.retail_price }),
  })
