import { useEffect } from 'react'
import { LazyBoundary, lazyPiece } from '../lib/lazy-boundary'
import { useStore } from '../lib/store'
import { questionStore, type OpenQuestion } from './confirm'

/** Used when the dialog cannot be loaded: shows the browser's own dialog, because data may be lost. */
function PlainQuestion({ question }: { question: OpenQuestion }) {
  useEffect(() => {
    question.answer(window.confirm([question.title, question.text].filter(Boolean).join('\n\n')))
  }, [question])
  return null
}

const ConfirmDialog = lazyPiece(() =>
  import('./confirm-dialog').then(
    (dialog) => dialog.ConfirmDialog,
    () => PlainQuestion,
  ),
)

/** Shows the dialogs of `confirm`; rendered once per app context. */
export function ConfirmHost() {
  const question = useStore(questionStore)
  // An unanswered confirmation must not be shown to the next user.
  useEffect(() => () => questionStore.get()?.answer(false), [])
  if (!question) return null
  return (
    <LazyBoundary>
      <ConfirmDialog question={question} />
    </LazyBoundary>
  )
}
