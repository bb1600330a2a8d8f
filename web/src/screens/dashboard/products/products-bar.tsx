import { UnstyledButton } from '@mantine/core'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { barTexts } from '@pasok/domain/catalog/search/search.texts'
import {
  IconArrowsLeftRight,
  IconCategory,
  IconClipboardList,
  IconFileText,
  IconShoppingCart,
  IconTemplate,
} from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CartOf, type CartKind } from '../../../features/cart/cart.kind'
import { useCompared } from '../../../features/catalog/comparison.store'
import { DeliveryAreaField } from '../../../features/company/delivery-area-field'
import { useMayBuild } from '../../../features/requests/may-build'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { closeWithToast } from '../../../lib/toast'
import classes from './products-bar.module.css'
import type { ProductsDrawer } from './search-params'
import { look } from '../../../ui/look'

// Loaded later: the local database is not part of the first load.
const CartFigures = lazyPiece(async () => (await import('./cart-figures')).CartFigures)
const DraftSaving = lazyPiece(async () => (await import('./draft-saving')).DraftSaving)

const DRAWERS = {
  categories: lazyPiece(async () => (await import('./category-drawer')).CategoryDrawer),
  paste: lazyPiece(async () => (await import('../shared/paste/paste-list')).PasteList),
  'open-pr': lazyPiece(async () => (await import('./open-requests-drawer')).OpenRequestsDrawer),
  comparison: lazyPiece(async () => (await import('./comparison-drawer')).ComparisonDrawer),
} as const satisfies Record<ProductsDrawer, unknown>

/** Items in the cart, with a link to its editor; the template's cart for users who only create templates. */
function CartSummary({ kind }: { kind: CartKind }) {
  const t = useTexts(cartTexts)
  const tb = useTexts(barTexts)
  const isTemplate = kind === 'template'
  const name = isTemplate ? tb('viewTemplate') : t('viewCart')
  const Icon = isTemplate ? IconTemplate : IconShoppingCart
  return (
    <div className={`${classes.held} ${look('relative')}`}>
      <Link
        className={`${classes.cart} ${look('row', 'gap-10', 'rounded-md', 'color-inherit', 'no-underline', 'nowrap')}`}
        title={name}
        to={isTemplate ? '/dashboard/templates' : '/dashboard/purchase-requests'}
        search={{ page: 'create' }}
      >
        <Icon size={18} aria-hidden />
        <span
          className={`${classes.figures} ${look('flex', 'justify-between', 'gap-10', 'tabular')}`}
          role="status"
        >
          <LazyBoundary optional late>
            <CartOf value={kind}>
              <CartFigures />
            </CartOf>
          </LazyBoundary>
        </span>
        <span className={`${classes.view} ${classes.words} ${look('medium')}`}>{name}</span>
      </Link>
      {!isTemplate && (
        <LazyBoundary optional late>
          <DraftSaving />
        </LazyBoundary>
      )}
    </div>
  )
}

interface DrawerButtonProps {
  drawer: ProductsDrawer
  icon: ReactNode
  name: string
  count?: number
}

/** Button for a drawer; in narrow layouts only the icon, with the count as a badge. */
function DrawerButton({ drawer, icon, name, count = 0 }: DrawerButtonProps) {
  const navigate = useNavigate({ from: '/dashboard/products' })
  const ahead = DRAWERS[drawer].preload
  const open = () =>
    void navigate({ search: (before) => ({ ...before, show: drawer }), resetScroll: false })
  return (
    <UnstyledButton
      className={`${classes.button} ${look('inline-row', 'gap-xs', 'rounded-md', 'color-inherit', 'medium', 'nowrap')}`}
      aria-haspopup="dialog"
      title={name}
      onPointerEnter={ahead}
      onFocus={ahead}
      onClick={open}
    >
      {icon}
      <span className={classes.words}>
        {name}
        {count > 0 && ` (${count})`}
      </span>
      {count > 0 && (
        <span
          className={`${classes.count} ${look('rounded-xl', 'tiny', 'semibold', 'tabular')}`}
          aria-hidden
        >
          {count}
        </span>
      )}
    </UnstyledButton>
  )
}

function ComparisonButton() {
  const t = useTexts(barTexts)
  const { compared } = useCompared()
  return (
    <DrawerButton
      drawer="comparison"
      icon={<IconArrowsLeftRight size={18} aria-hidden />}
      name={t('viewComparison')}
      count={compared.length}
    />
  )
}

/** The drawer in the address, so that Back closes it and a pasted address opens it. */
function ProductDrawers() {
  const { show } = useSearch({ from: '/dashboard/products' })
  const navigate = useNavigate({ from: '/dashboard/products' })
  if (show === undefined) return null
  const close = () =>
    void navigate({
      search: (before) => ({ ...before, show: undefined }),
      replace: true,
      resetScroll: false,
    })
  const Drawer = DRAWERS[show]
  return (
    <LazyBoundary key={show} onMissing={closeWithToast(close)}>
      <Drawer onClose={close} />
    </LazyBoundary>
  )
}

/** The green bar of the products page (Spec 1 §2, Top bar and shell). */
export function ProductsBar() {
  const tb = useTexts(barTexts)
  const mayBuild = useMayBuild()
  const mayCompare = useCan('comparison.use')
  const mayTemplate = useCan('templates.create')
  return (
    <div
      className={`${classes.bar} ${look('row', 'wrap', 'justify-between', 'mb-md', 'rounded-md')}`}
    >
      <div className={`${classes.views} ${look('flex', 'gap-4')}`}>
        <DrawerButton
          drawer="categories"
          icon={<IconCategory size={18} aria-hidden />}
          name={tb('allCategory')}
        />
        {mayBuild && (
          <DrawerButton
            drawer="paste"
            icon={<IconClipboardList size={18} aria-hidden />}
            name={tb('pasteList')}
          />
        )}
      </div>
      <div className={`${classes.area} ${look('row', 'grow', 'gap-10')}`}>
        <DeliveryAreaField className={classes.select} />
      </div>
      <div className={`${classes.views} ${look('flex', 'gap-4')}`}>
        {mayBuild && (
          <DrawerButton
            drawer="open-pr"
            icon={<IconFileText size={18} aria-hidden />}
            name={tb('viewOpen')}
          />
        )}
        {mayCompare && <ComparisonButton />}
      </div>
      {(mayBuild || mayTemplate) && <CartSummary kind={mayBuild ? 'request' : 'template'} />}
      <ProductDrawers />
    </div>
  )
}
