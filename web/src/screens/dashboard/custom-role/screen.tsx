import { useSearch } from '@tanstack/react-router'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { RoleList } from './role-list'

const RolePage = lazyPiece(async () => (await import('./role-page')).RolePage)

/** `/dashboard/custom-role`: the list, or what `page` says (Spec 1 §2). */
export default function CustomRoleScreen() {
  const search = useSearch({ from: '/dashboard/custom-role' })
  if (search.page === undefined) return <RoleList search={search} />
  return (
    <LazyBoundary fallback={<SkeletonRows rows={6} height={64} />}>
      <RolePage search={search} />
    </LazyBoundary>
  )
}
