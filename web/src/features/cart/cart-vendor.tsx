import { Box, Button, UnstyledButton } from '@mantine/core'
import { cartBulkTexts } from '@pasok/domain/cart/cart.bulk.texts'
import type { VendorGroup } from '@pasok/domain/cart/cart.model'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { IconAlertTriangle, IconChevronDown, IconTrash } from '@tabler/icons-react'
import { memo, useCallback, useId, type CSSProperties } from 'react'
import { Chip } from '../../documents/chip'
import { Figures } from '../../documents/figures'
import { percent } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { look } from '../../ui/look'
import { SelectBox } from '../../ui/select-box'
import { Money } from '../../ui/money'
import type { CartActions } from './cart.actions'
import { hasProblem, type ChangesById } from './cart.problems'
import { useSelected, type Selecting } from './cart.view'
import { CartLineRow } from './cart-line-row'
import { Changes } from './cart-line-changes'
import classes from './cart-lines.module.css'

const idsOf = ({ lines }: VendorGroup) => lines.map(({ productId }) => productId)

/** Column headings for screen readers; the visible ones are shown once above all vendors. */
const HEADS = ['product', 'price', 'discount', 'tax', 'quantity', 'subTotal', 'remove'] as const

interface VendorLinesProps {
  group: VendorGroup
  /** Number of the vendor's lines rendered so far. */
  drawn: number
  changes: ChangesById
  actions: CartActions
  selecting: Selecting
}

function VendorLines({ group, drawn, changes, actions, selecting }: VendorLinesProps) {
  const t = useTexts(cartTexts)
  const tb = useTexts(cartBulkTexts)
  const { lines, vendorName } = group
  const select = useCallback(
    (productId: string, isSelected: boolean, isRange: boolean) =>
      isRange
        ? selecting.selectTo(idsOf(group), productId, isSelected)
        : selecting.press(productId, isSelected),
    [group, selecting],
  )
  return (
    <table className={look('block', 'border-t', 'text-xs')}>
      <caption className={look('sr-only')}>{vendorName}</caption>
      <thead className={look('sr-only')}>
        <tr>
          <th scope="col">{tb('select')}</th>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={look('block')}>
        {lines.slice(0, drawn).map((line) => (
          <CartLineRow
            key={line.productId}
            line={line}
            changes={changes.get(line.productId)}
            actions={actions}
            onSelect={select}
          />
        ))}
      </tbody>
    </table>
  )
}

/**
 * Checkbox that selects all lines of a vendor. A component of its own, so that a selection does not render all
 * rows again.
 */
function SelectVendor({ group, selecting }: Pick<VendorLinesProps, 'group' | 'selecting'>) {
  const t = useTexts(cartBulkTexts)
  const selected = useSelected()
  const ids = idsOf(group)
  return (
    <SelectBox
      className={classes.box}
      label={t('selectVendor', { name: group.vendorName })}
      count={ids.filter((id) => selected.has(id)).length}
      of={ids.length}
      onChange={(isSelected) => selecting.select(ids, isSelected)}
    />
  )
}

function useVendorFacts({ lines }: VendorGroup): string {
  const t = useTexts(cartTexts)
  const tb = useTexts(cartBulkTexts)
  const terms = [...new Set(lines.map((line) => line.payment_term))].toSorted((a, b) => a - b)
  const down = lines[0]?.down_payment_setting ?? 0
  return [
    lines.length === 1 ? t('oneItem') : t('items', { count: lines.length }),
    tb('paymentTerm', { days: terms.join(', ') }),
    down > 0 && t('downPaymentOf', { percent: percent(down) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

interface VendorHeadProps {
  group: VendorGroup
  problems: number
  id: string
  isCollapsed: boolean
  onToggle: () => void
}

function VendorHead({ group, problems, id, isCollapsed, onToggle }: VendorHeadProps) {
  const tb = useTexts(cartBulkTexts)
  const facts = useVendorFacts(group)
  return (
    <UnstyledButton
      className={`${look('row', 'wrap', 'gap-4-sm', 'grow', 'hover', 'focus-inside')} ${classes.vendorHead}`}
      aria-expanded={!isCollapsed}
      aria-controls={`${id}-lines`}
      onClick={onToggle}
    >
      <span className={`${look('stack')} ${classes.vendorName}`}>
        <span id={`${id}-name`} className={look('semibold', 'line-clamp-2')}>
          {group.vendorName}
        </span>
        <span className={look('dimmed', 'tiny', 'tabular')}>{facts}</span>
      </span>
      {problems > 0 && (
        <Chip family="amber" icon={IconAlertTriangle}>
          {problems === 1 ? tb('oneProblem') : tb('problems', { count: problems })}
        </Chip>
      )}
      <span className={look('row', 'gap-xs', 'ml-auto')}>
        <Money amount={group.subTotal} strong />
        <IconChevronDown
          size={18}
          aria-hidden
          className={look('flex-none', 'turn', 'turned')}
          data-opened={!isCollapsed || undefined}
        />
      </span>
    </UnstyledButton>
  )
}

function VendorFoot({ group, actions }: Pick<VendorLinesProps, 'group' | 'actions'>) {
  const t = useTexts(cartTexts)
  const down = group.lines[0]?.down_payment_setting ?? 0
  const total = { label: t('vendorTotal'), amount: group.subTotal, total: true }
  const downPayment = {
    label: t('downPaymentOf', { percent: percent(down) }),
    amount: group.downPayment,
  }
  return (
    <div
      className={look(
        'row',
        'wrap',
        'align-end',
        'gap-sm',
        'p-sm',
        'border-t',
        'phone-touch-buttons',
      )}
    >
      <Button
        variant="subtle"
        color="gray"
        size="compact-xs"
        leftSection={<IconTrash size={14} aria-hidden />}
        onClick={() => void actions.removeVendor(group)}
      >
        {t('removeVendorItems', { name: group.vendorName })}
      </Button>
      <Box maw={320} className={look('flex-1', 'ml-auto')}>
        <Figures figures={down > 0 ? [downPayment, total] : [total]} />
      </Box>
    </div>
  )
}

/** Passes the number of lines to CSS, which reserves the space of lines not rendered yet. */
const roomFor = (lines: number): CSSProperties & Record<'--lines', number> => ({ '--lines': lines })

interface CartVendorProps extends VendorLinesProps {
  isCollapsed: boolean
  onCollapse: (vendorIds: readonly string[], isCollapsed: boolean) => void
}

function Vendor({ isCollapsed, onCollapse, ...parts }: CartVendorProps) {
  const { group, changes, selecting, actions } = parts
  const id = useId()
  const problems = group.lines.filter((line) => hasProblem(line, changes)).length
  // Changes of the vendor, such as its down payment, are shown even while it is collapsed.
  const changed = changes.get(group.vendorId)
  return (
    <section
      className={`${look('frame', 'overflow-clip')} ${classes.vendor}`}
      style={roomFor(isCollapsed ? 0 : group.lines.length)}
      aria-labelledby={`${id}-name`}
    >
      <div className={look('flex')}>
        <div className={classes.select}>
          <SelectVendor group={group} selecting={selecting} />
        </div>
        <VendorHead
          group={group}
          problems={problems}
          id={id}
          isCollapsed={isCollapsed}
          onToggle={() => onCollapse([group.vendorId], !isCollapsed)}
        />
      </div>
      {changed && (
        <div className={look('p-xs-md', 'border-t')}>
          <Changes changes={changed} />
        </div>
      )}
      <div id={`${id}-lines`} hidden={isCollapsed}>
        {!isCollapsed && (
          <>
            <VendorLines {...parts} />
            <VendorFoot group={group} actions={actions} />
          </>
        )}
      </div>
    </section>
  )
}

/** One vendor of the cart: heading, lines unless collapsed, totals. */
export const CartVendor = memo(Vendor)
