import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { RoleList } from './role-list'

const RolePage = lazy(async () => ({ default: (await import('./role-page')).RolePage }))

/** `/dashboard/custom-role`: the list, or what `page` says (Spec 1 §2). */
export function CustomRoleScreen() {
  const search = useSearch({ from: '/dashboard/custom-role' })
  if (search.page === undefined) return <RoleList search={search} />
  return (
    <Suspense fallback={<SkeletonRows rows={6} height={64} />}>
      <RolePage search={search} />
    </Suspense>
  )
}
