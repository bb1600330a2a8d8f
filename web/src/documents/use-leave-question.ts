import { formTexts } from '@pasok/domain/kernel/form.texts'
import type { Text } from '@pasok/domain/kernel/texts'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { confirmBeforeSignOut } from '../lib/session'
import { sessionStore } from '../lib/session.store'
import { tx } from '../lib/texts'
import { useIsMounted } from '../lib/use-is-mounted'
import { useLatest } from '../lib/use-latest'
import { questionStore, confirm } from '../ui/confirm'

interface Question {
  title: Text
  text: Text
  /** True when other search parameters of the page may change without confirmation. */
  ofPage?: boolean
  /** The search parameter that identifies the page: a change of its value counts as leaving. */
  part?: string
}

const LEAVE: Question = { title: formTexts.leaveTitle, text: formTexts.leaveText }
/** For forms beside a list that stores its filters in the address. */
export const LEAVE_PAGE: Question = { ...LEAVE, ofPage: true }
/** For uploads in progress. */
export const LEAVE_UPLOAD = { title: formTexts.leaveUploadTitle, text: formTexts.leaveUploadText }

interface Address {
  pathname: string
  search: object
}

/** Returns true when the new address is still the page with the form. */
const staysOn = ({ ofPage = false, part = '' }: Question, current: Address, next: Address) =>
  ofPage &&
  current.pathname === next.pathname &&
  Reflect.get(current.search, part) === Reflect.get(next.search, part)

/** Resolves to true when the user agrees to lose the input. */
const mayLose = ({ title, text }: Question) =>
  confirm({
    title: tx(title),
    text: tx(text),
    confirmLabel: tx(formTexts.leave),
    cancelLabel: tx(formTexts.stay),
    danger: true,
  })

/**
 * Requests confirmation before unsaved input is lost by a link, Back, Logout or closing the tab. Shows no
 * confirmation once the session has ended.
 */
export function useLeaveQuestion(
  isChanged: boolean,
  isSaved: { readonly current: boolean },
  words: Question = LEAVE,
): void {
  // The confirmation must end exactly when its form unmounts: a second press may already hit a link behind the
  // form.
  const isMounted = useIsMounted()
  const isConfirming = useRef(false)
  const shouldAsk = () =>
    isMounted() && isChanged && !isSaved.current && sessionStore.get() !== null
  const confirmLeave = async () => {
    isConfirming.current = true
    const yes = await mayLose(words)
    isConfirming.current = false
    return yes
  }
  // A save that succeeds during the confirmation closes the form: nothing can be lost any more.
  useEffect(
    () => () => {
      if (isConfirming.current) questionStore.get()?.answer(true)
    },
    [],
  )
  const latest = useLatest({ shouldAsk, words })
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      latest.current.shouldAsk() &&
      !staysOn(latest.current.words, current, next) &&
      !(await confirmLeave()),
    enableBeforeUnload: () => latest.current.shouldAsk(),
  })
  // Logout requests confirmation before it ends the session, because no confirmation is possible afterwards.
  const maySignOut = useEffectEvent(async () => !shouldAsk() || confirmLeave())
  useEffect(() => confirmBeforeSignOut(() => maySignOut()), [])
}
