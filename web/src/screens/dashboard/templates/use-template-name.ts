import type { DraftMarker } from '@pasok/domain/cart/cart.draft.model'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOwnCart } from '../../../features/cart/own-cart'
import { useMarkTyping } from '../../../features/cart/cart.typing'
import { messageOf } from '../../../lib/api-error'
import { toastError } from '../../../lib/toast'

/** Milliseconds without a key until the name is stored with the cart. */
const PAUSE = 400

/** The name as typed, stored with the template's cart a moment later: a reload still has it. */
export function useTemplateName({ cartId, name = '' }: DraftMarker) {
  const [typed, setTyped] = useState(name)
  const [seen, setSeen] = useState({ cartId, name })
  // Another template took its place, or another tab typed.
  if (seen.cartId !== cartId || seen.name !== name) {
    setSeen({ cartId, name })
    if (seen.cartId !== cartId || typed === seen.name) setTyped(name)
  }
  const cart = useOwnCart()
  const pending = useRef<string>(undefined)
  useMarkTyping(typed !== name)
  const keep = () => {
    const next = pending.current
    pending.current = undefined
    if (next === undefined || next === name) return
    cart
      .dispatch({ type: 'chosen', choices: { name: next } })
      .catch((error: unknown) => toastError(messageOf(error)))
  }
  const keepNow = useEffectEvent(keep)
  useEffect(() => {
    const timer = setTimeout(() => keepNow(), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  // What was typed within the moment must not be lost with the screen.
  useEffect(() => () => keepNow(), [])
  return {
    typed,
    type: (text: string) => {
      pending.current = text
      setTyped(text)
    },
    keep,
  }
}
export type TemplateName = ReturnType<typeof useTemplateName>
