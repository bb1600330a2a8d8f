import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { cartBulkTexts } from '@pasok/domain/cart/cart.bulk.texts'
import type { CartLine, VendorGroup } from '@pasok/domain/cart/cart.model'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { IconAlertTriangle, IconShoppingCart, IconTrash } from '@tabler/icons-react'
import {
  type CSSProperties,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { rupiah } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { useLatest } from '../../lib/use-latest'
import { usePhone } from '../../lib/use-phone'
import { EmptyState } from '../../ui/empty-state'
import { look } from '../../ui/look'
import { SelectBox } from '../../ui/select-box'
import { CartBulk } from './cart-bulk'
import { REMOVE_ICON, rowIdOf } from './cart-line-row'
import classes from './cart-lines.module.css'
import { CartVendor } from './cart-vendor'
import { useCartActions } from './cart.actions'
import {
  type CartLineChange,
  type ChangesById,
  hasProblem,
  nextProblem,
  steadyChanges,
} from './cart.problems'
import { useCollapsed, useSelected, useSelecting } from './cart.view'
import { useCart } from './use-cart'

/** Number of lines that fill the tallest screen. */
const AT_ONCE = 30
/** Lines rendered per step: few enough to stay responsive to key presses. */
const PIECE = 40
/** Milliseconds between two steps, in which the page handles input. */
const PAUSE_MS = 16

/** Returns how many lines of each vendor to render when at most `max` lines are rendered in total. */
export function drawnOf(counts: readonly number[], max: number): readonly number[] {
  let room = max
  return counts.map((lines) => {
    const drawn = Math.min(lines, room)
    room -= drawn
    return drawn
  })
}

/** Returns how many lines to render: first a screenful, then step by step all of them. */
export function useDrawnLines(count: number) {
  const [drawn, setDrawn] = useState(AT_ONCE)
  const isWhole = drawn >= count
  useEffect(() => {
    if (isWhole) return undefined
    const timer = setTimeout(
      () => startTransition(() => setDrawn((before) => before + PIECE)),
      PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [isWhole, drawn])
  return { drawn, drawAll: useCallback(() => setDrawn(Infinity), []) }
}

interface Options {
  groups: readonly VendorGroup[]
  changes: ChangesById
  setCollapsed: (vendorIds: readonly string[], isCollapsed: boolean) => void
  drawAll: () => void
}

/** Scrolls a row to the middle of the screen and focuses its quantity. */
function goTo(row: HTMLElement): void {
  row.querySelector<HTMLInputElement>('input[inputmode]')?.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'center' })
  // Scrolls again in the next frame: vendors rendered on the way may be taller than their reserved space.
  requestAnimationFrame(() => row.scrollIntoView({ block: 'center' }))
}

/** Jumps to the next line with a problem, in display order, and expands its vendor. */
function useNextProblem({ groups, changes, setCollapsed, drawAll }: Options) {
  const problems = useMemo(
    () => groups.flatMap(({ lines }) => lines.filter((line) => hasProblem(line, changes))),
    [groups, changes],
  )
  const last = useRef<string>(undefined)
  const latest = useLatest({ groups, problems })
  const next = useCallback(() => {
    const now = latest.current
    const shown = now.groups.flatMap(({ lines }) => lines.map(({ productId }) => productId))
    const ids = now.problems.map(({ productId }) => productId)
    const id = nextProblem(ids, shown, last.current)
    const line = now.problems.find(({ productId }) => productId === id)
    if (!line) return
    last.current = line.productId
    const find = () => document.getElementById(rowIdOf(line.productId))
    if (!find())
      flushSync(() => {
        setCollapsed([line.vendorId], false)
        drawAll()
      })
    const row = find()
    if (row) goTo(row)
  }, [latest, setCollapsed, drawAll])
  return { count: problems.length, next }
}

const NO_CHANGES: ChangesById = new Map()

/**
 * Returns the changes by product and vendor id; the same object while nothing changes, so that rows do not
 * render again.
 */
function useChangesById(changes: readonly CartLineChange[]): ChangesById {
  const [steady, setSteady] = useState(NO_CHANGES)
  const now = useMemo(() => steadyChanges(steady, changes), [steady, changes])
  if (now !== steady) setSteady(now)
  return now
}

/** Average width of a character of an amount, relative to a digit. */
const OF_DIGIT = 0.88

/** Returns the widths of the widest amounts in the cart, so that the columns of all vendors align. */
function widthsOf(lines: readonly CartLine[]): CSSProperties & Record<`--${string}`, string> {
  const widest = (amountOf: (line: CartLine) => number) =>
    `${rupiah(lines.reduce((max, line) => Math.max(max, amountOf(line)), 0)).length * OF_DIGIT}ch`
  return {
    '--price': widest((line) => Math.max(line.discount_price, line.retail_price)),
    '--sum': widest((line) => line.sub_total),
  }
}

/** Visible column headings, once above all vendors; each table has its own for screen readers. */
function Heads() {
  const t = useTexts(cartTexts)
  return (
    <div className={`${look('dimmed', 'text-xs')} ${classes.heads}`} aria-hidden>
      <span className={`pasok-label ${classes.product}`}>{t('product')}</span>
      <span className={`pasok-label ${look('text-right')}`}>{t('price')}</span>
      <span className={`pasok-label ${look('text-right')}`}>{t('discount')}</span>
      <span className={`pasok-label ${look('text-right')}`}>{t('tax')}</span>
      <span className={`pasok-label ${look('text-right')}`}>{t('quantity')}</span>
      <span className={`pasok-label ${look('text-right')}`}>{t('subTotal')}</span>
    </div>
  )
}

interface ToolbarProps {
  groups: readonly VendorGroup[]
  lines: readonly CartLine[]
  problems: number
  onNextProblem: () => void
}

function NextProblem({
  problems,
  onNextProblem,
}: Pick<ToolbarProps, 'problems' | 'onNextProblem'>) {
  const t = useTexts(cartBulkTexts)
  if (problems === 0) return null
  return (
    <Button
      variant="light"
      color="yellow"
      size="compact-sm"
      className={look('on-amber')}
      leftSection={<IconAlertTriangle size={14} aria-hidden />}
      title={`${t('nextProblem')} (F8)`}
      onClick={onNextProblem}
    >
      {t('nextProblem')} ({problems})
    </Button>
  )
}

function CartButtons({ groups }: Pick<ToolbarProps, 'groups'>) {
  const t = useTexts(cartTexts)
  const tb = useTexts(cartBulkTexts)
  const actions = useCartActions()
  const { marker } = useCart()
  const { collapsed, setCollapsed } = useCollapsed(marker.id ?? marker.cartId)
  const vendorIds = groups.map(({ vendorId }) => vendorId)
  const areCollapsed = vendorIds.every((id) => collapsed.has(id))
  return (
    <>
      {groups.length > 1 && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          onClick={() => setCollapsed(vendorIds, !areCollapsed)}
        >
          {tb(areCollapsed ? 'expandAll' : 'collapseAll')}
        </Button>
      )}
      <Button
        variant="subtle"
        color="red"
        c="var(--mantine-color-error)"
        size="compact-sm"
        onClick={() => void actions.removeAll()}
      >
        {t('removeAll')}
      </Button>
    </>
  )
}

const TOOLS = look('row', 'wrap', 'gap-4-xs', 'ml-auto', 'phone-touch-buttons')

function Toolbar({ groups, lines, isPhone, ...problems }: ToolbarProps & { isPhone: boolean }) {
  const t = useTexts(cartTexts)
  const tb = useTexts(cartBulkTexts)
  const actions = useCartActions()
  const selecting = useSelecting()
  const selected = useSelected()
  // A selected line may have been removed, here or in another tab.
  const there = lines.map(({ productId }) => productId)
  const chosen = there.filter((id) => selected.has(id))
  const count = chosen.length
  const items = lines.length === 1 ? t('oneItem') : t('items', { count: lines.length })
  const vendors = groups.length === 1 ? t('oneVendor') : t('vendors', { count: groups.length })
  const chosenText = count === 1 ? tb('oneSelected') : tb('selected', { count })
  return (
    <div className={look('flex', 'wrap', 'align-center', 'gap-4-xs')}>
      <div className={classes.select}>
        <SelectBox
          className={classes.box}
          label={tb('selectAll')}
          count={count}
          of={there.length}
          onChange={(isSelected) => selecting.select(there, isSelected)}
        />
      </div>
      <span className={look('tabular', count > 0 ? 'medium' : 'dimmed')}>
        {count > 0 ? chosenText : `${items} · ${vendors}`}
      </span>
      <div className={TOOLS}>
        {count > 0 ? (
          <CartBulk productIds={new Set(chosen)} actions={actions} onClear={selecting.clear} />
        ) : (
          <>
            <NextProblem {...problems} />
            {!isPhone && <CartButtons groups={groups} />}
          </>
        )}
      </div>
    </div>
  )
}

/** Clears the selection when another document is opened in the cart. */
function useSelectionOfCart(cartId: string): void {
  const { clear } = useSelecting()
  useEffect(() => clear, [cartId, clear])
}

function Lines({ changes: list }: { changes: readonly CartLineChange[] }) {
  const actions = useCartActions()
  const selecting = useSelecting()
  const { groups, lines, marker } = useCart()
  const { collapsed, setCollapsed } = useCollapsed(marker.id ?? marker.cartId)
  const changes = useChangesById(list)
  useSelectionOfCart(marker.cartId)
  const counts = groups.map(({ vendorId, lines: own }) =>
    collapsed.has(vendorId) ? 0 : own.length,
  )
  const { drawn, drawAll } = useDrawnLines(counts.reduce((sum, count) => sum + count, 0))
  const drawnLines = drawnOf(counts, drawn)
  const { count: problems, next } = useNextProblem({ groups, changes, setCollapsed, drawAll })
  const isPhone = usePhone()
  useHotkeys([['F8', next]], [])
  return (
    <div className={look('stack', 'gap-sm', 'container')} style={widthsOf(lines)}>
      <svg width={0} height={0} aria-hidden className={classes.icons}>
        <symbol id={REMOVE_ICON} viewBox="0 0 16 16">
          <IconTrash size={16} />
        </symbol>
      </svg>
      {isPhone && (
        <div className={TOOLS}>
          <CartButtons groups={groups} />
        </div>
      )}
      <div className={`${look('sticky-head', 'ground')} ${classes.top}`}>
        <Toolbar
          groups={groups}
          lines={lines}
          problems={problems}
          onNextProblem={next}
          isPhone={isPhone}
        />
        <Heads />
      </div>
      {groups.map((group, at) => (
        <CartVendor
          key={group.vendorId}
          group={group}
          drawn={drawnLines[at] ?? 0}
          changes={changes}
          actions={actions}
          selecting={selecting}
          isCollapsed={collapsed.has(group.vendorId)}
          onCollapse={setCollapsed}
        />
      ))}
    </div>
  )
}

interface CartByVendorProps {
  /** Changes of the lines since the draft was saved. */
  changes: readonly CartLineChange[]
  emptyText?: string
  emptyHelper?: string
  emptyAction?: ReactNode
}

export function CartByVendor({ changes, emptyText, emptyHelper, emptyAction }: CartByVendorProps) {
  const t = useTexts(cartTexts)
  const { lines, ready } = useCart()
  if (!ready) return null
  if (lines.length > 0) return <Lines changes={changes} />
  return (
    <EmptyState
      icon={<IconShoppingCart size={22} />}
      text={emptyText ?? t('empty')}
      helper={emptyHelper ?? t('emptyHelper')}
      action={emptyAction}
    />
  )
}
