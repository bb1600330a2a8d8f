import { useRouter, type RegisteredRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { freshKey } from './api'

/** Returns true for an address within the app. Protects against open redirects by addresses from the server. */
export const isOwnAddress = (address: string): boolean => /^\/(?![/\\])/.test(address)

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Opens an address, even if it is the current one. */
export function jumpTo({ history, latestLocation }: RegisteredRouter, address: string): void {
  // A new key for every jump, because history state survives a reload.
  const state = { jump: freshKey() }
  if (latestLocation.href !== address) return history.push(address, state)
  history.replace(address, state)
  window.scrollTo({ top: 0 })
}

interface AddressLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address within the app, from the server. */
  address: string
  /** Called also when the link opens in another tab. */
  onGo?: (() => void) | undefined
}

/** A link to an address that the router's types do not know; a plain click navigates within the app. */
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
