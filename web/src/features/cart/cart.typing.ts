import { useEffect, useId } from 'react'
import { createStore, useStore } from '../../lib/store'

const typedIn = createStore<ReadonlySet<string>>(new Set())

/** Marks that a field has input that is not in the cart yet. */
export function useMarkTyping(isTyping: boolean): void {
  const id = useId()
  useEffect(() => {
    if (!isTyping) return undefined
    typedIn.set(new Set([...typedIn.get(), id]))
    return () => typedIn.set(new Set([...typedIn.get()].filter((one) => one !== id)))
  }, [isTyping, id])
}

/** True from the first key in a quantity or note until the input is in the cart. */
export function useIsTyping(): boolean {
  return useStore(typedIn).size > 0
}
