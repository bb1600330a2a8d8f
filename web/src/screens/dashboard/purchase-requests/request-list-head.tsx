import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { NewRequestButtons } from '../shared/new-request-buttons'

const ContinueCart = lazyPiece(async () => (await import('./continue-cart')).ContinueCart)

/** The editor brings the product search: only those who are about to write a request load it. */
export const RequestEditor = lazyPiece(async () => (await import('./request-editor')).RequestEditor)

/** Spec 1 §2: the heading, and the ways to begin a request. */
export function RequestListHead({ count }: { count: number | undefined }) {
  const t = useTexts(requestScreenTexts)
  const canCreate = useCan('requests.create')
  const actions = canCreate && (
    <>
      <LazyBoundary optional>
        <ContinueCart />
      </LazyBoundary>
      <NewRequestButtons onAhead={RequestEditor.preload} />
    </>
  )
  return <PageHead title={t('heading')} count={count} actions={actions || undefined} />
}
