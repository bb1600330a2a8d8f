import type { ReactNode } from 'react'
import { createStore } from '../lib/store'

export interface Question {
  /** The specified question. */
  title: string
  /** What it means, where that helps. */
  text?: string
  /** What it is about, under the text. */
  about?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  /** Something is lost by it: the button is red. */
  danger?: boolean
}

export interface AskedQuestion extends Question {
  answer: (yes: boolean) => void
}

/** What `ConfirmHost` shows. */
export const askedStore = createStore<AskedQuestion | null>(null)

/** Asks before something happens. Enter says yes, Escape says no. */
export function confirm(question: Question): Promise<boolean> {
  askedStore.get()?.answer(false)
  return new Promise((resolve) => {
    askedStore.set({
      ...question,
      answer: (yes) => {
        askedStore.set(null)
        resolve(yes)
      },
    })
  })
}
