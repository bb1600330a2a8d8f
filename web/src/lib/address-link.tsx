import { useRouter, type RegisteredRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { freshKey } from './api'

/** One that the server told leads nowhere but into the app. */
export const isOwnAddress = (address: string): boolean => /^\/(?![/\\])/.test(address)

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Goes to what an address names, also where one is there already. */
export function jumpTo({ history, latestLocation }: RegisteredRouter, address: string): void {
  // Never that of a jump before, as what goes along with an address outlives a reload.
  const state = { jump: freshKey() }
  if (latestLocation.href !== address) return history.push(address, state)
  history.replace(address, state)
  window.scrollTo({ top: 0 })
}

interface AddressLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the app as text, as the server tells it. */
  address: string
  /** Also when it opens in another tab. */
  onGo?: (() => void) | undefined
}

/** A link to an address that is known as text only: a plain press stays in the app. */
export function AddressLink({ address, onGo, children, ...props }: AddressLinkProps) {
  const router = useRouter()
  const go = (event: MouseEvent) => {
    onGo?.()
    if (!isPlain(event)) return
    event.preventDefault()
    jumpTo(router, address)
  }
  return (
    <a {...props} href={address} onClick={go}>
      {children}
    </a>
  )
}
