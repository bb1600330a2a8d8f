import type { OrderItem, OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import { orderTexts } from '@pasok/domain/orders/orders.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { type ReactNode, useRef, useState } from 'react'
import { StatusChip } from '../../../documents/status-chip'
import {
  countedItems,
  receiptStatusOf,
  itemTone,
  type ItemTone,
} from '../../../features/orders/order-figures'
import { count as formatCount, useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { Code } from '../../../ui/code'
import { look } from '../../../ui/look'
import { Money } from '../../../ui/money'
import { PackageActions } from './package-actions'
import { type ItemDecisionFlow, useItemDecision } from './use-item-decision'
import { Button, Group, UnstyledButton } from '@mantine/core'
import { shownDiscount } from '@pasok/domain/catalog/catalog.prices'
import { IconCheck, IconChevronDown, IconClockHour4, IconX } from '@tabler/icons-react'
import type { DocumentLine, LineTone } from '../../../documents/document-line'
import { LineTable } from '../../../documents/line-table'
import { taxName } from '../../../documents/tax-name'
import { currentFiguresOf, proposalOf } from '../../../features/orders/item-proposal'
import { itemsShown, MAX_ITEMS_SHOWN, waitingFirst } from '../../../features/orders/items-shown'
import type { ItemDecision } from '../../../features/orders/orders.moves'
import { usePhone } from '../../../lib/use-phone'
import classes from './order-items.module.css'
import { ProposedFigures } from './proposed-figures'

interface DecisionButtonsProps {
  /** Id of an item, or of a package to decide all its waiting items. */
  of: string
  labels: Readonly<Record<ItemDecision, string>>
  names: Readonly<Record<ItemDecision, string>>
  isBusy: boolean
  isPending: (kind: ItemDecision, of: string) => boolean
  onDecide: (kind: ItemDecision) => void
}

const KINDS = [
  { kind: 'accept', Icon: IconCheck },
  { kind: 'reject', Icon: IconX },
] as const

function DecisionButtons(props: DecisionButtonsProps) {
  const { of, labels, names, isBusy, isPending, onDecide } = props
  return (
    <Group gap="xs" className={look('flex-none', 'phone-own-line')}>
      {KINDS.map(({ kind, Icon }) => (
        <Button
          key={kind}
          size="xs"
          variant="default"
          className={look('phone-flex-1')}
          aria-label={names[kind]}
          leftSection={<Icon size={14} aria-hidden />}
          loading={isPending(kind, of)}
          disabled={isBusy && !isPending(kind, of)}
          onClick={() => onDecide(kind)}
        >
          {labels[kind]}
        </Button>
      ))}
    </Group>
  )
}

function useDecisionLabels(): Readonly<Record<ItemDecision, string>> {
  const t = useTexts(orderScreenTexts)
  return { accept: t('approve'), reject: t('reject') }
}

interface ItemProposalProps {
  item: OrderItem
  flow: ItemDecisionFlow
}

/** The vendor's changes of an item with reason, and the decision buttons (Spec 2 §2, Pick & Pack). */
function ItemProposal({ item, flow }: ItemProposalProps) {
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

type Translate = (key: keyof typeof orderTexts) => string

/** Green, amber or gray, each with a text (Spec 2 §2, row colours). */
const MARK = {
  ok: { tone: 'done', text: 'itemOk' },
  approved: { tone: 'done', text: 'itemApproved' },
  waiting: { tone: 'waiting', text: 'itemWaiting' },
  canceled: { tone: 'ended', text: 'itemCanceled' },
} as const satisfies Record<ItemTone, { tone: LineTone; text: keyof typeof orderTexts }>

const ifChanged = (was: number, is: number) => (was === is ? undefined : was)

/** Returns an item as a document line, with the figures that the order's totals include. */
function lineOf(item: OrderItem, pack: OrderPackage, translate: Translate): DocumentLine {
  const { tone, text } = MARK[itemTone(item, pack.lastStatus)]
  const { quantity, retail_price, discount_price, sub_total } = currentFiguresOf(item)
  return {
    id: item._id,
    name: item.name,
    slug: item.slug,
    sku: item.sku,
    brand: item.brand,
    imageUrl: item.images_product,
    quantity,
    quantityWas: ifChanged(item.quantity_original, quantity),
    retailPrice: retail_price,
    price: discount_price,
    priceWas: ifChanged(item.discount_price_original, discount_price),
    discountPercent: shownDiscount(item.discount),
    tax: taxName(item.tax),
    subTotal: sub_total,
    subTotalWas: ifChanged(item.sub_total_original, sub_total),
    note: item.note,
    isCanceled: item.canceled,
    mark: { tone, text: translate(text) },
  }
}

const isWaiting = ({ lastStatus }: OrderItem) => lastStatus === 'Waiting Approval'

interface PackageItemsProps {
  pack: OrderPackage
  flow: ItemDecisionFlow
}

function WaitingBar({ pack, flow }: PackageItemsProps) {
  const t = useTexts(orderScreenTexts)
  const waiting = pack.items.filter(isWaiting)
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

/** The items of a package; a long list is collapsed, with waiting items first. */
function PackageItems({ pack, flow }: PackageItemsProps) {
  const t = useTexts(orderTexts)
  const ts = useTexts(orderScreenTexts)
  const [isWhole, setIsWhole] = useState(false)
  const isLong = pack.items.length > MAX_ITEMS_SHOWN
  const isPhone = usePhone()
  const items = isPhone ? waitingFirst(pack.items, isWaiting) : pack.items
  const shown = isWhole ? items : itemsShown(items, isWaiting)
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

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={look('min-w-0')}>
      <dt className={look('tiny')}>{label}</dt>
      <dd className={look('break-anywhere', 'pre-line')}>{children}</dd>
    </div>
  )
}

function PackageFacts({ pack }: { pack: OrderPackage }) {
  const t = useTexts(orderScreenTexts)
  const { dateTime } = useFormats()
  const { courier, tracking_number: tracking } = pack
  const canceled =
    pack.lastStatus === 'Cancel'
      ? pack.statuses.findLast(({ name }) => name === 'Cancel')
      : undefined
  if (courier === '' && tracking === '' && !canceled) return null
  return (
    <dl
      className={look(
        'flex',
        'wrap',
        'gap-4-20',
        'p-xs-md',
        'border-b',
        'text-xs',
        'phone-p-xs-sm',
      )}
    >
      {courier !== '' && <Fact label={t('courier')}>{courier}</Fact>}
      {tracking !== '' && (
        <Fact label={t('trackingNumber')}>
          <Code value={tracking} />
        </Fact>
      )}
      {canceled && (
        <Fact label={t('canceledBy', { user: canceled.user, date: dateTime(canceled.timestamp) })}>
          {canceled.note}
        </Fact>
      )}
    </dl>
  )
}

interface PackageBlockProps {
  order: PurchaseOrder
  pack: OrderPackage
}

export function PackageBlock({ order, pack }: PackageBlockProps) {
  const t = useTexts(orderTexts)
  const td = useTexts(documentTexts)
  const section = useRef<HTMLElement>(null)
  const flow = useItemDecision(pack, section)
  const count = countedItems(pack)
  const items = count === 1 ? td('oneItem') : td('itemsCount', { count })
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={look('border-t', 'focus-inside')}
      aria-label={`${t('package')} ${pack.code_package}`}
    >
      <div className={look('row', 'wrap', 'gap-xs-md', 'p-xs-md', 'tinted', 'phone-p-xs-sm')}>
        <span className={look('row', 'wrap', 'gap-4-sm', 'grow', 'phone-own-line')}>
          <Code value={pack.code_package} />
          <StatusChip status={pack.lastStatus} />
          <span className={look('dimmed', 'tiny')}>{items}</span>
          <span className={look('dimmed', 'tiny')}>
            {td('paymentTerm')}: {td('termDays', { days: pack.payment_terms })}
          </span>
          {pack.shipping_cost > 0 && (
            <span className={look('dimmed', 'tiny')}>
              {t('shipping')}: <Money amount={pack.shipping_cost} />
            </span>
          )}
        </span>
        <span className={look('flex', 'align-baseline', 'gap-xs', 'phone-flex-1')}>
          <span className={look('dimmed', 'tiny')}>{t('packageTotal')}</span>
          <Money amount={pack.total} strong struck={pack.lastStatus === 'Cancel'} />
        </span>
        <PackageActions order={order} pack={{ ...pack, receipt_status: receiptStatusOf(pack) }} />
      </div>
      <PackageFacts pack={pack} />
      <PackageItems pack={pack} flow={flow} />
    </section>
  )
}
