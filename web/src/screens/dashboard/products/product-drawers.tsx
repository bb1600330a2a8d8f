import { useNavigate, useSearch } from '@tanstack/react-router'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { closeWithToast } from '../../../lib/toast'
import type { ProductsDrawer } from './search-params'

const DRAWERS = {
  categories: lazyPiece(async () => (await import('./category-drawer')).CategoryDrawer),
  paste: lazyPiece(async () => (await import('../shared/paste/paste-list')).PasteList),
  'open-pr': lazyPiece(async () => (await import('./open-requests-drawer')).OpenRequestsDrawer),
  comparison: lazyPiece(async () => (await import('./comparison-drawer')).ComparisonDrawer),
} as const satisfies Record<ProductsDrawer, unknown>

export const preloadDrawer = (drawer: ProductsDrawer) => DRAWERS[drawer].preload()

/** The drawer that the address names: Back closes it, a pasted address opens it. */
export function ProductDrawers() {
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
