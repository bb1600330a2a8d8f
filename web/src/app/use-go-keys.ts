import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Door } from './doors'

/** Ms in which the letter has to follow the `g`. */
const PATIENCE = 1_200

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Something stands over the screen: the keys are its. */
const isCovered = () => document.querySelector('[role="dialog"], [role="menu"]') !== null

/** `g`, then the letter of a screen. */
export function useGoKeys(doors: readonly Door[]): void {
  const router = useRouter()
  useEffect(() => {
    let since = -Infinity
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, timeStamp } = event
      if (ctrlKey || metaKey || altKey || isTyping(event.target) || isCovered()) return
      if (timeStamp - since <= PATIENCE) {
        since = -Infinity
        const door = doors.find(({ letter }) => letter === key.toLowerCase())
        if (!door) return
        event.preventDefault()
        void router.navigate({ to: door.path })
      } else if (key === 'g') since = timeStamp
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [doors, router])
}
