import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { FetchedScreen, pieceOf } from '../../../lib/fetched'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { loadEditor } from './load-editor'
import { RequestList } from './request-list'

const requestDetail = pieceOf(async () => (await import('./request-detail')).RequestDetail)
const RequestEditor = lazy(async () => ({ default: (await loadEditor()).RequestEditor }))

/** `/dashboard/purchase-requests`: the list, or what `page` says (Spec 1 §2). */
export function PurchaseRequestsScreen() {
  const search = useSearch({ from: '/dashboard/purchase-requests' })
  if (search.page === 'detail')
    return (
      <FetchedScreen
        piece={requestDetail}
        props={{ id: search.id }}
        fallback={<SkeletonRows rows={8} height={56} />}
      />
    )
  if (search.page !== 'create') return <RequestList search={search} />
  return (
    <Suspense fallback={<SkeletonRows rows={8} height={56} />}>
      <RequestEditor id={search.id} />
    </Suspense>
  )
}
