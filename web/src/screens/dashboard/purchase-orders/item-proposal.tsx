import { VisuallyHidden } from '@mantine/core'
import type { OrderItem } from '@pasok/domain/orders/orders.model'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import { IconArrowRight } from '@tabler/icons-react'
import { proposalOf, type ProposedChange } from '../../../features/orders/item-proposal'
import { quantity, rupiah } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { DecisionButtons, useDecisionLabels } from './decision-buttons'
import classes from './order-items.module.css'
import type { ItemDecisionFlow } from './use-item-decision'

function Change({ change: { figure, was, is } }: { change: ProposedChange }) {
  const t = useTexts(orderScreenTexts)
  const write = figure === 'quantity' ? quantity : rupiah
  return (
    <div className={classes.change}>
      <dt>{t(figure)}</dt>
      <dd>
        <VisuallyHidden>{t('becomes', { was: write(was), is: write(is) })}</VisuallyHidden>
        <span aria-hidden className={classes.fromTo}>
          <s>{write(was)}</s>
          <IconArrowRight size={14} />
          <strong>{write(is)}</strong>
        </span>
      </dd>
    </div>
  )
}

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
    <div className={classes.proposal} data-undecided={mayDecide || undefined}>
      <div className={classes.proposalWords}>
        <dl className={classes.changes} aria-label={t('proposal')}>
          {changes.map((change) => (
            <Change key={change.figure} change={change} />
          ))}
        </dl>
        {reason !== '' && (
          <p className={classes.reason}>
            <span className={classes.reasonLabel}>{t('reason')}:</span> {reason}
          </p>
        )}
        {cannotDeliver && <p className={classes.reason}>{t('cannotDeliver')}</p>}
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
