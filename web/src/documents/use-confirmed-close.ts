import { formTexts } from '@pasok/domain/kernel/form.texts'
import { useEffect, useRef } from 'react'
import { useStore } from '../lib/store'
import { useTexts } from '../lib/texts'
import { useLatest } from '../lib/use-latest'
import { questionStore, confirm } from '../ui/confirm'
import { useLeaveQuestion } from './use-leave-question'

/**
 * Handles the closing of a dialog. Closing it or leaving the page with unsaved input requires confirmation; the
 * confirmation closes with the dialog. Use `hasQuestion` for the modal's `closeOnEscape` and `trapFocus`, so that
 * the keys belong to an open confirmation.
 */
export function useConfirmedClose(isChanged: boolean, onClose: () => void) {
  const t = useTexts(formTexts)
  const hasQuestion = useStore(questionStore) !== null
  const isOver = useRef(false)
  const isConfirming = useRef(false)
  const latestIsChanged = useLatest(isChanged)
  useLeaveQuestion(isChanged, isOver)
  useEffect(
    () => () => {
      if (isConfirming.current) questionStore.get()?.answer(false)
    },
    [],
  )
  const mayClose = async () => {
    isConfirming.current = true
    const yes = await confirm({
      title: t('discardTitle'),
      confirmLabel: t('discard'),
      cancelLabel: t('stay'),
      danger: true,
    })
    isConfirming.current = false
    return yes
  }
  const close = async () => {
    if (latestIsChanged.current && !(await mayClose())) return
    isOver.current = true
    onClose()
  }
  return { close, hasQuestion }
}
