import { UnstyledButton } from '@mantine/core'
import type { OrderPackage } from '@pasok/domain/orders/orders.model'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import { orderTexts } from '@pasok/domain/orders/orders.texts'
import { IconChevronDown, IconClockHour4 } from '@tabler/icons-react'
import { useState } from 'react'
import type { DocumentLine } from '../../../documents/document-line'
import { LineTable } from '../../../documents/line-table'
import { itemsShown, MOST_ITEMS_SHOWN } from '../../../features/orders/items-shown'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { DecisionButtons } from './decision-buttons'
import { ItemProposal } from './item-proposal'
import { lineOf } from './order-lines'
import type { ItemDecisionFlow } from './use-item-decision'
import { look } from '../../../ui/look'

interface PackageItemsProps {
  pack: OrderPackage
  flow: ItemDecisionFlow
}

/** How many wait, and the same decision about all of them. */
function WaitingBar({ pack, flow }: PackageItemsProps) {
  const t = useTexts(orderScreenTexts)
  const waiting = pack.items.filter(({ lastStatus }) => lastStatus === 'Waiting Approval')
  const [first] = waiting
  if (!first) return null
  const count = waiting.length
  const isMine = first.actions.accept
  const words =
    count === 1
      ? t(isMine ? 'waitingOne' : 'waitingOneElsewhere')
      : t(isMine ? 'waitingCount' : 'waitingElsewhere', { count: formatCount(count) })
  const code = pack.code_package
  return (
    <div
      className={look(
        'row',
        'wrap',
        'justify-between',
        'gap-xs-md',
        'p-xs-md',
        'border-b',
        'phone-p-xs-sm',
      )}
    >
      <span className={look('inline-row', 'gap-6', 'amber', 'medium')}>
        <IconClockHour4 size={16} aria-hidden />
        {words}
      </span>
      {flow.waiting.length > 1 && (
        <DecisionButtons
          of={pack._id}
          labels={{ accept: t('approveAll'), reject: t('rejectAll') }}
          names={{ accept: t('approveAllOf', { code }), reject: t('rejectAllOf', { code }) }}
          isBusy={flow.isBusy}
          isPending={flow.isPending}
          onDecide={(kind) => void flow.decideAll(kind)}
        />
      )}
    </div>
  )
}

/** The items of a package; a long one is folded, what waits for a decision first. */
export function PackageItems({ pack, flow }: PackageItemsProps) {
  const t = useTexts(orderTexts)
  const ts = useTexts(orderScreenTexts)
  const [isWhole, setIsWhole] = useState(false)
  const isLong = pack.items.length > MOST_ITEMS_SHOWN
  const shown = isWhole
    ? pack.items
    : itemsShown(pack.items, ({ lastStatus }) => lastStatus === 'Waiting Approval')
  const byId = new Map(shown.map((item) => [item._id, item]))
  const noteOf = ({ id }: DocumentLine) => {
    const item = byId.get(id)
    return item?.standing ? <ItemProposal item={item} flow={flow} /> : null
  }
  return (
    <>
      <WaitingBar pack={pack} flow={flow} />
      <LineTable
        lines={shown.map((item) => lineOf(item, pack, t))}
        label={`${t('package')} ${pack.code_package}`}
        noteOf={noteOf}
      />
      {isLong && (
        <UnstyledButton
          className={look(
            'entry',
            'row',
            'justify-center',
            'gap-4',
            'min-h-40',
            'border-t',
            'text-xs',
          )}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole
            ? ts('showFewItems')
            : ts('showAllItems', { count: formatCount(pack.items.length) })}
          <IconChevronDown
            size={16}
            aria-hidden
            className={look('turn', 'turned')}
            data-opened={isWhole || undefined}
          />
        </UnstyledButton>
      )}
    </>
  )
}
