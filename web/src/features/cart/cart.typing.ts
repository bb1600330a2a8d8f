import { useEffect, useId } from 'react'
import { createStore, useStore } from '../../lib/store'

const typedIn = createStore<ReadonlySet<string>>(new Set())

/** Tells that a field has something that the cart doesn't have yet. */
export function useMarkTyping(isTyping: boolean): void {
  const id = useId()
  useEffect(() => {
    if (!isTyping) return undefined
    typedIn.set(new Set([...typedIn.get(), id]))
    return () => typedIn.set(new Set([...typedIn.get()].filter((one) => one !== id)))
  }, [isTyping, id])
}

/** True from the first key in a quantity or a note until the cart has it. */
export function useIsTyping(): boolean {
  return useStore(typedIn).size > 0
}
