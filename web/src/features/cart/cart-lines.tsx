import { EmptyState } from '../../ui/empty-state'
import { Button, Collapse, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { CartLine, VendorGroup } from '@pasok/domain/cart/cart.model'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import {
  IconBuildingStore,
  IconChevronDown,
  IconShoppingCart,
  IconTrash,
} from '@tabler/icons-react'
import { memo, useId, useMemo, type CSSProperties, type ReactNode } from 'react'
import { percent } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { Money } from '../../ui/money'
import { useCartActions } from './cart.actions'
import { useCart } from './use-cart'
import { CartLineRow, Changes, isToldSame, type CartLineChange } from './cart-line-row'
import { drawnOf, useDrawnLines } from './cart.drawn'
import classes from './cart-lines.module.css'
import { look } from '../../ui/look'

type ChangesByProduct = ReadonlyMap<string, readonly CartLineChange[]>

function byProduct(changes: readonly CartLineChange[]): ChangesByProduct {
  const found = new Map<string, CartLineChange[]>()
  for (const change of changes)
    found.set(change.productId, [...(found.get(change.productId) ?? []), change])
  return found
}

interface LinesTableProps {
  label: string
  lines: readonly CartLine[]
  changes: ChangesByProduct
  readOnly: boolean
}

function LinesTable({ label, lines, changes, readOnly }: LinesTableProps) {
  const t = useTexts(cartTexts)
  return (
    <div className={look('container', 'border-t')}>
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th scope="col" className={classes.figure}>
              {t('price')}
            </th>
            <th scope="col" className={classes.figure}>
              {t('discount')}
            </th>
            <th scope="col" className={classes.figure}>
              {t('tax')}
            </th>
            <th scope="col" className={classes.quantity}>
              {t('quantity')}
            </th>
            <th scope="col" className={classes.figure}>
              {t('subTotal')}
            </th>
            {!readOnly && (
              <th scope="col" className={classes.last}>
                <VisuallyHidden>{t('remove')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <CartLineRow
              key={line.productId}
              line={line}
              changes={changes.get(line.productId)}
              readOnly={readOnly}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface VendorFootProps {
  group: VendorGroup
  changes: ChangesByProduct
  readOnly: boolean
}

function VendorFoot({ group, changes, readOnly }: VendorFootProps) {
  const t = useTexts(cartTexts)
  const actions = useCartActions()
  const down = group.lines[0]?.down_payment_setting ?? 0
  const changed = changes.get(group.vendorId)
  return (
    <div className={classes.foot}>
      {!readOnly && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          leftSection={<IconTrash size={14} aria-hidden />}
          onClick={() => void actions.removeVendor(group)}
        >
          {t('removeVendorItems', { name: group.vendorName })}
        </Button>
      )}
      {changed && <Changes changes={changed} />}
      <dl className={classes.sums}>
        {down > 0 && (
          <div>
            <dt>{t('downPaymentOf', { percent: percent(down) })}</dt>
            <dd>
              <Money amount={group.downPayment} />
            </dd>
          </div>
        )}
        <div data-total>
          <dt>{t('vendorTotal')}</dt>
          <dd>
            <Money amount={group.subTotal} strong />
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** Tells the style sheet how many lines there are, for the room of what isn't drawn yet. */
const roomFor = (lines: number): CSSProperties & Record<'--lines', number> => ({ '--lines': lines })

interface VendorPartProps extends VendorFootProps {
  /** How many of its lines are drawn by now. */
  drawn: number
}

function VendorPartOf({ group, drawn, changes, readOnly }: VendorPartProps) {
  const t = useTexts(cartTexts)
  const [opened, { toggle }] = useDisclosure(true)
  const id = useId()
  const { vendorName: name, lines } = group
  const items = lines.length === 1 ? t('oneItem') : t('items', { count: lines.length })
  return (
    <section
      className={classes.vendor}
      style={roomFor(lines.length)}
      aria-labelledby={`${id}-name`}
    >
      <UnstyledButton
        className={look('row', 'gap-sm', 'w-full', 'p-sm', 'hover', 'focus-inside')}
        aria-expanded={opened}
        aria-controls={`${id}-lines`}
        onClick={toggle}
      >
        <IconBuildingStore
          size={20}
          aria-hidden
          className={look('flex-none', 'dimmed', 'tabular')}
        />
        <span className={look('stack', 'grow')}>
          <span id={`${id}-name`} className={look('semibold', 'break-anywhere')}>
            {name}
          </span>
          <span className={classes.under}>{items}</span>
        </span>
        <Money amount={group.subTotal} strong />
        <IconChevronDown
          size={18}
          aria-hidden
          className={look('flex-none', 'turn', 'turned')}
          data-opened={opened || undefined}
        />
      </UnstyledButton>
      <Collapse expanded={opened} id={`${id}-lines`}>
        <LinesTable
          label={name}
          lines={lines.slice(0, drawn)}
          changes={changes}
          readOnly={readOnly}
        />
        <VendorFoot group={group} changes={changes} readOnly={readOnly} />
      </Collapse>
    </section>
  )
}

const idsOf = ({ vendorId, lines }: VendorGroup) => [
  vendorId,
  ...lines.map(({ productId }) => productId),
]

/** A vendor's lines; drawn anew only when they, or what changed on them, are others. */
const VendorPart = memo(
  VendorPartOf,
  (before, now) =>
    before.group === now.group &&
    before.drawn === now.drawn &&
    before.readOnly === now.readOnly &&
    idsOf(now.group).every((id) => isToldSame(before.changes.get(id), now.changes.get(id))),
)

interface VendorPartsProps {
  groups: readonly VendorGroup[]
  changes: ChangesByProduct
  readOnly: boolean
}

/**
 * A cart's vendors. The first lines are there with the page; the others follow in pieces between
 * which the page answers, so that a long cart opens as soon as a short one.
 */
function VendorParts({ groups, changes, readOnly }: VendorPartsProps) {
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0)
  const drawn = drawnOf(groups, useDrawnLines(count))
  return groups.map((group, at) => (
    <VendorPart
      key={group.vendorId}
      group={group}
      drawn={drawn[at] ?? 0}
      changes={changes}
      readOnly={readOnly}
    />
  ))
}

interface CartByVendorProps {
  /** Shows the lines without the means to change them. */
  readOnly?: boolean
  /** What changed on the lines since the draft was saved. */
  changes?: readonly CartLineChange[]
  /** What an empty cart says and offers next. */
  emptyText?: string
  emptyHelper?: string
  emptyAction?: ReactNode
}

const NO_CHANGES: readonly CartLineChange[] = []

/** The cart's lines by vendor, with their quantities, notes and sums. */
export function CartByVendor({
  readOnly = false,
  changes = NO_CHANGES,
  emptyText,
  emptyHelper,
  emptyAction,
}: CartByVendorProps) {
  const t = useTexts(cartTexts)
  const actions = useCartActions()
  const { groups, lines, ready } = useCart()
  const changesOf = useMemo(() => byProduct(changes), [changes])
  if (!ready) return null
  if (lines.length === 0)
    return (
      <EmptyState
        icon={<IconShoppingCart size={22} />}
        text={emptyText ?? t('empty')}
        helper={readOnly ? undefined : (emptyHelper ?? t('emptyHelper'))}
        action={emptyAction}
      />
    )
  const items = lines.length === 1 ? t('oneItem') : t('items', { count: lines.length })
  const vendors = groups.length === 1 ? t('oneVendor') : t('vendors', { count: groups.length })
  return (
    <div className={look('stack', 'gap-sm')}>
      <div className={classes.bar}>
        <span className={look('flex-none', 'dimmed', 'tabular')}>
          {items} · {vendors}
        </span>
        {!readOnly && (
          <Button
            variant="subtle"
            color="red"
            c="var(--mantine-color-error)"
            size="compact-sm"
            onClick={() => void actions.removeAll()}
          >
            {t('removeAll')}
          </Button>
        )}
      </div>
      <VendorParts groups={groups} changes={changesOf} readOnly={readOnly} />
    </div>
  )
}
