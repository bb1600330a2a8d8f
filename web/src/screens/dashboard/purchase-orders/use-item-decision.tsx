import { RELOAD_AFTER_DECISION_MS } from '@pasok/domain/orders/orders.constants'
import type { OrderItem, OrderPackage } from '@pasok/domain/orders/orders.model'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAct } from '../../../documents/use-act'
import { proposalOf } from '../../../features/orders/item-proposal'
import { decideItems, type ItemDecision } from '../../../features/orders/orders.moves'
import { tx } from '../../../lib/texts'
import { useCallKey } from '../../../lib/use-call-key'
import type { Question } from '../../../ui/confirm'
import { look } from '../../../ui/look'
import classes from './order-items.module.css'
import { ProposedFigures } from './proposed-figures'

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

/** Returns the confirmation for a decision, with the items and the vendor's proposals (Spec 2 §2). */
function questionOf(kind: ItemDecision, items: readonly OrderItem[]): Question {
  const t = orderScreenTexts
  const isAccept = kind === 'accept'
  const question = {
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
      ...question,
    }
  }
  const approving = proposalOf(item)?.cannotDeliver ? t.approveCancels : t.approveMeans
  return {
    title: tx(isAccept ? t.confirmApprove : t.confirmReject),
    text: tx(isAccept ? approving : t.rejectMeans, { name: item.name }),
    ...question,
  }
}

const NONE: ReadonlyMap<string, number> = new Map()

/** Moves the focus to the next undecided item after a decision has removed the focused button. */
function useNextItem(section: RefObject<HTMLElement | null>, isBusy: boolean) {
  const wasBusy = useRef(false)
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body
    if (wasBusy.current && !isBusy && isLost) {
      const next = section.current?.querySelector<HTMLElement>('[data-undecided] button')
      ;(next ?? section.current)?.focus({ preventScroll: true })
    }
    wasBusy.current = isBusy
  }, [section, isBusy])
}

const nameOf = (kind: ItemDecision, of: string) => `${kind} ${of}`

/**
 * Decides the vendor's changes in a package, for one item or all waiting ones (Spec 2 §2). `section` is the
 * package's element.
 */
export function useItemDecision(pack: OrderPackage, section: RefObject<HTMLElement | null>) {
  const { act, pending } = useAct(['order'])
  useNextItem(section, pending !== null)
  const keyOf = useCallKey()
  /** Decided items until the order is reloaded: version by item id. */
  const [decided, setDecided] = useState(NONE)
  const isDecided = ({ _id, version }: OrderItem) => decided.get(_id) === version
  const waiting = pack.items.filter((item) => item.actions.accept && !isDecided(item))

  const run = async (kind: ItemDecision, items: readonly OrderItem[]) => {
    const reply = await decideItems(kind, pack._id, items, keyOf)
    setDecided(new Map([...decided, ...items.map((item) => [item._id, item.version] as const)]))
    return reply
  }
  const decide = async (kind: ItemDecision, of: string, items: readonly OrderItem[]) => {
    if (items.length === 0) return
    await act({
      name: nameOf(kind, of),
      question: questionOf(kind, items),
      run: async () => (await run(kind, items)).message,
      reloadAfter: RELOAD_AFTER_DECISION_MS,
    })
  }
  return {
    waiting,
    isDecided,
    decideOne: (kind: ItemDecision, item: OrderItem) => decide(kind, item._id, [item]),
    decideAll: (kind: ItemDecision) => decide(kind, pack._id, waiting),
    isPending: (kind: ItemDecision, of: string) => pending === nameOf(kind, of),
    isBusy: pending !== null,
  }
}
export type ItemDecisionFlow = ReturnType<typeof useItemDecision>
