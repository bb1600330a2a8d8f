import { formTexts } from '@pasok/domain/kernel/form.texts'
import type { Text } from '@pasok/domain/kernel/texts'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { askBeforeSignOut } from '../lib/session'
import { sessionStore } from '../lib/session.store'
import { tx } from '../lib/texts'
import { useHere } from '../lib/use-here'
import { useLatest } from '../lib/use-latest'
import { askedStore, confirm } from '../ui/confirm'

interface Question {
  title: Text
  text: Text
  /** What else the address says about the same page may change without a question. */
  ofPage?: boolean
  /** But for this part of it: another one is another page. */
  part?: string
}

const LEAVE: Question = { title: formTexts.leaveTitle, text: formTexts.leaveText }
/** Where the form stands beside a list that is searched in the address. */
export const LEAVE_PAGE: Question = { ...LEAVE, ofPage: true }
/** What is asked while a file is on its way. */
export const LEAVE_UPLOAD = { title: formTexts.leaveUploadTitle, text: formTexts.leaveUploadText }

interface Address {
  pathname: string
  search: object
}

/** Whether what asks is still on the page that is gone to. */
const staysOn = ({ ofPage = false, part = '' }: Question, current: Address, next: Address) =>
  ofPage &&
  current.pathname === next.pathname &&
  Reflect.get(current.search, part) === Reflect.get(next.search, part)

/** True when it may be left behind. */
const mayLose = ({ title, text }: Question) =>
  confirm({
    title: tx(title),
    text: tx(text),
    confirmLabel: tx(formTexts.leave),
    cancelLabel: tx(formTexts.stay),
    danger: true,
  })

/**
 * Asks before what was typed here is left behind: by a link, by Back, by Logout, by closing the tab.
 * Nobody is asked whose session is over.
 */
export function useLeaveQuestion(
  isChanged: boolean,
  isSaved: { readonly current: boolean },
  words: Question = LEAVE,
): void {
  // The question goes with its form, not a moment later: a second press may meet a link behind it.
  const isHere = useHere()
  const isAsked = useRef(false)
  const isAsking = () => isHere() && isChanged && !isSaved.current && sessionStore.get() !== null
  const ask = async () => {
    isAsked.current = true
    const yes = await mayLose(words)
    isAsked.current = false
    return yes
  }
  // A save that succeeds while the question is open closes the form: nothing can be lost any more.
  useEffect(
    () => () => {
      if (isAsked.current) askedStore.get()?.answer(true)
    },
    [],
  )
  const latest = useLatest({ isAsking, words })
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      latest.current.isAsking() && !staysOn(latest.current.words, current, next) && !(await ask()),
    enableBeforeUnload: () => latest.current.isAsking(),
  })
  // Once the session is over nothing asks any more: Logout asks while there is one.
  const maySignOut = useEffectEvent(async () => !isAsking() || ask())
  useEffect(() => askBeforeSignOut(() => maySignOut()), [])
}
