import { lazy, Suspense } from 'react'
import { useStore } from '../lib/store'
import { askedStore } from './confirm'

const ConfirmDialog = lazy(async () => ({
  default: (await import('./confirm-dialog')).ConfirmDialog,
}))

/** Stands once in the app and shows what `confirm` asks. */
export function ConfirmHost() {
  const question = useStore(askedStore)
  if (!question) return null
  return (
    <Suspense>
      <ConfirmDialog question={question} />
    </Suspense>
  )
}
