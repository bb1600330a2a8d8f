import { useSearch } from '@tanstack/react-router'
import { RequestDetail } from './request-detail'
import { RequestEditor } from './request-editor'
import { RequestList } from './request-list'

/** `/dashboard/purchase-requests`: the list, or what `page` says (Spec 1 §2). */
export function PurchaseRequestsScreen() {
  const search = useSearch({ from: '/dashboard/purchase-requests' })
  if (search.page === 'create') return <RequestEditor id={search.id} />
  if (search.page === 'detail') return <RequestDetail id={search.id} />
  return <RequestList search={search} />
}
