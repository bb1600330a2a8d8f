import type { OrderItem } from '@pasok/domain/orders/orders.model'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import { proposalOf } from '../../../features/orders/item-proposal'
import type { ItemDecision } from '../../../features/orders/orders.moves'
import { tx } from '../../../lib/texts'
import type { Question } from '../../../ui/confirm'
import classes from './order-items.module.css'
import { ProposedFigures } from './proposed-figures'
import { look } from '../../../ui/look'

function Proposals({ items }: { items: readonly OrderItem[] }) {
  return (
    <ul className={`${classes.proposals} ${look('stack', 'gap-sm', 'overflow-y')}`}>
      {items.map((item) => (
        <li key={item._id}>
          <span className={look('medium', 'break-anywhere')}>{item.name}</span>
          <ProposedFigures figures={proposalOf(item)?.figures ?? []} />
        </li>
      ))}
    </ul>
  )
}

/** What is asked before it is decided: which items, and what the vendor proposes of each (Spec 2 §2). */
export function questionOf(kind: ItemDecision, items: readonly OrderItem[]): Question {
  const t = orderScreenTexts
  const isAccept = kind === 'accept'
  const asked = {
    confirmLabel: tx(isAccept ? t.approve : t.reject),
    danger: !isAccept,
    about: <Proposals items={items} />,
  }
  const [item, another] = items
  if (!item || another) {
    const count = items.length
    return {
      title: tx(isAccept ? t.confirmApproveAll : t.confirmRejectAll, { count }),
      text: tx(isAccept ? t.approveAllMeans : t.rejectAllMeans),
      ...asked,
    }
  }
  const approving = proposalOf(item)?.cannotDeliver ? t.approveCancels : t.approveMeans
  return {
    title: tx(isAccept ? t.confirmApprove : t.confirmReject),
    text: tx(isAccept ? approving : t.rejectMeans, { name: item.name }),
    ...asked,
  }
}
