import { Button } from '@mantine/core'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useStartNew } from '../../../features/cart/start-new'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { FromTemplateButton } from '../shared/templates/from-template-button'
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
  const startNew = useStartNew()
  const actions = canCreate && (
    <>
      <Suspense>
        <ContinueCart />
      </Suspense>
      <FromTemplateButton />
      <Button
        leftSection={<IconPlus size={16} aria-hidden />}
        onPointerEnter={loadEditorAhead}
        onFocus={loadEditorAhead}
        onClick={() => void startNew()}
      >
        {t('createNew')}
      </Button>
    </>
  )
  return <PageHead title={t('heading')} count={count} actions={actions || undefined} />
}
