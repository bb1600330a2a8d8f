import type { ReactNode } from 'react'
import { createStore } from '../lib/store'

export interface Question {
  title: string
  /** Consequences, where an explanation helps. */
  text?: string
  about?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  /** True when something will be lost: the button is red. */
  danger?: boolean
}

export interface OpenQuestion extends Question {
  answer: (yes: boolean) => void
}

export const questionStore = createStore<OpenQuestion | null>(null)

/** Requests confirmation; resolves to true for Enter, false for Escape. A new question cancels an open one. */
export function confirm(question: Question): Promise<boolean> {
  questionStore.get()?.answer(false)
  return new Promise((resolve) => {
    questionStore.set({
      ...question,
      answer: (yes) => {
        questionStore.set(null)
        resolve(yes)
      },
    })
  })
}
