import { useNavigate, useSearch } from '@tanstack/react-router'
import { fetchAhead, Fetched, pieceOf } from '../../../lib/fetched'
import { tellMissing } from '../../../lib/tell-missing'
import type { ProductsDrawer } from './search-params'

interface DrawerProps {
  onClose: () => void
}

/** What lies over the products, each fetched once it is wanted. */
const DRAWERS = {
  categories: pieceOf<DrawerProps>(async () => (await import('./category-drawer')).CategoryDrawer),
  paste: pieceOf<DrawerProps>(async () => (await import('../shared/paste/paste-list')).PasteList),
  'open-pr': pieceOf<DrawerProps>(
    async () => (await import('./open-requests-drawer')).OpenRequestsDrawer,
  ),
  comparison: pieceOf<DrawerProps>(
    async () => (await import('./comparison-drawer')).ComparisonDrawer,
  ),
} as const satisfies Record<ProductsDrawer, unknown>

export const fetchDrawerAhead = (drawer: ProductsDrawer) => fetchAhead(DRAWERS[drawer])

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
  const missing = (error: unknown) => {
    close()
    tellMissing(error)
  }
  return <Fetched key={show} piece={DRAWERS[show]} props={{ onClose: close }} onMissing={missing} />
}
