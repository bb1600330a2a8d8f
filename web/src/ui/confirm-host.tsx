import { useEffect } from 'react'
import { LazyBoundary, lazyPiece } from '../lib/lazy-boundary'
import { useStore } from '../lib/store'
import { askedStore, type AskedQuestion } from './confirm'

/** Where the network failed the browser asks: the question is about what would be lost. */
function PlainQuestion({ question }: { question: AskedQuestion }) {
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

/** Stands once in the app and shows what `confirm` asks. */
export function ConfirmHost() {
  const question = useStore(askedStore)
  // What nobody answered is asked nobody who comes after.
  useEffect(() => () => askedStore.get()?.answer(false), [])
  if (!question) return null
  return (
    <LazyBoundary>
      <ConfirmDialog question={question} />
    </LazyBoundary>
  )
}
