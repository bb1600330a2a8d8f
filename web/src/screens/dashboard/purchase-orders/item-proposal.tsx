import type { OrderItem } from '@pasok/domain/orders/orders.model'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import { proposalOf } from '../../../features/orders/item-proposal'
import { useTexts } from '../../../lib/texts'
import { DecisionButtons, useDecisionLabels } from './decision-buttons'
import classes from './order-items.module.css'
import { ProposedFigures } from './proposed-figures'
import type { ItemDecisionFlow } from './use-item-decision'
import { look } from '../../../ui/look'

interface ItemProposalProps {
  item: OrderItem
  flow: ItemDecisionFlow
}

/** What the vendor changed of an item, why, and the decision (Spec 2 §2, Pick & Pack). */
export function ItemProposal({ item, flow }: ItemProposalProps) {
  const t = useTexts(orderScreenTexts)
  const labels = useDecisionLabels()
  const proposal = proposalOf(item)
  if (!proposal) return null
  const { changes, cannotDeliver, reason } = proposal
  const mayDecide = item.actions.accept && !flow.isDecided(item)
  return (
    <div
      className={look('flex', 'wrap', 'justify-between', 'align-start', 'gap-xs-md')}
      data-undecided={mayDecide || undefined}
    >
      <div className={`${classes.proposalWords} ${look('stack', 'gap-4')}`}>
        <ProposedFigures figures={changes} />
        {reason !== '' && (
          <p className={look('break-anywhere', 'pre-line')}>
            <span className={look('medium')}>{t('reason')}:</span> {reason}
          </p>
        )}
        {cannotDeliver && (
          <p className={look('break-anywhere', 'pre-line')}>{t('cannotDeliver')}</p>
        )}
      </div>
      {mayDecide && (
        <DecisionButtons
          of={item._id}
          labels={labels}
          names={{
            accept: t('approveItem', { name: item.name }),
            reject: t('rejectItem', { name: item.name }),
          }}
          isBusy={flow.isBusy}
          isPending={flow.isPending}
          onDecide={(kind) => void flow.decideOne(kind, item)}
        />
      )}
    </div>
  )
}
