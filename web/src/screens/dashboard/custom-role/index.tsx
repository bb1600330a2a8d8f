import { useSearch } from '@tanstack/react-router'
import { FetchedScreen, pieceOf } from '../../../lib/fetched'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { RoleList } from './role-list'

const rolePage = pieceOf(async () => (await import('./role-page')).RolePage)

/** `/dashboard/custom-role`: the list, or what `page` says (Spec 1 §2). */
export function CustomRoleScreen() {
  const search = useSearch({ from: '/dashboard/custom-role' })
  if (search.page === undefined) return <RoleList search={search} />
  return (
    <FetchedScreen
      piece={rolePage}
      props={{ search }}
      fallback={<SkeletonRows rows={6} height={64} />}
    />
  )
}
