import { useSearch } from '@tanstack/react-router'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { TemplateDetail } from './template-detail'
import { TemplateList } from './template-list'

const TemplateEditor = lazyPiece(async () => (await import('./template-editor')).TemplateEditor)

/** `/dashboard/templates`: the list, or what `page` says (Spec 1 §2). */
export default function TemplatesScreen() {
  const search = useSearch({ from: '/dashboard/templates' })
  if (search.page === 'detail') return <TemplateDetail id={search.id} />
  if (search.page !== 'create') return <TemplateList search={search} />
  return (
    <LazyBoundary fallback={<SkeletonRows rows={8} height={56} />}>
      <TemplateEditor id={search.id} />
    </LazyBoundary>
  )
}
