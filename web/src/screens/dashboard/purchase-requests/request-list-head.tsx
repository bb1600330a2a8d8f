import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { lazy, Suspense } from 'react'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { NewRequestButtons } from '../shared/new-request-buttons'
import { loadEditorAhead } from './load-editor'

// A list without it is better than none, where the network fails.
const ContinueCart = lazy(() =>
  import('./continue-cart').then(
    ({ ContinueCart: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
)

/** Spec 1 §2: the heading, and the ways to begin a request. */
export function RequestListHead({ count }: { count: number | undefined }) {
  const t = useTexts(requestScreenTexts)
  const canCreate = useCan('requests.create')
  const actions = canCreate && (
    <>
      <Suspense>
        <ContinueCart />
      </Suspense>
      <NewRequestButtons onAhead={loadEditorAhead} />
    </>
  )
  return <PageHead title={t('heading')} count={count} actions={actions || undefined} />
}
