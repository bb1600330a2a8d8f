import { useSearch } from '@tanstack/react-router'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { RequestList } from './request-list'
import { RequestEditor } from './request-list-head'

const RequestDetail = lazyPiece(async () => (await import('./request-detail')).RequestDetail)

/** `/dashboard/purchase-requests`: the list, or what `page` says (Spec 1 §2). */
export default function PurchaseRequestsScreen() {
  const search = useSearch({ from: '/dashboard/purchase-requests' })
  if (search.page === 'detail')
    return (
      <LazyBoundary fallback={<SkeletonRows rows={8} height={56} />}>
        <RequestDetail id={search.id} />
      </LazyBoundary>
    )
  if (search.page !== 'create') return <RequestList search={search} />
  return (
    <LazyBoundary fallback={<SkeletonRows rows={8} height={56} />}>
      <RequestEditor id={search.id} />
    </LazyBoundary>
  )
}
