/** Pages that only signed-in users can use. */
const INSIDE = /^\/(?:dashboard|provider|vendor|register\/step|login\/select-company)(?:[/?]|$)/

/**
 * Returns whether an address is a page of this application that needs a session; it may contain
 * only known characters and must not leave the application.
 */
export function isInside(address: string): boolean {
  const [path = ''] = address.split('?')
  return INSIDE.test(address) && /^[!-~]*$/.test(address) && !/\/\/|\\|\/\.{1,2}(?:\/|$)/.test(path)
}

/**
 * Returns the address for a link in a mail: signed-out users sign in first and are then redirected.
 * Pages that need no session are linked directly.
 */
export const openLink = (path: string): string =>
  isInside(path) ? `/open?to=${encodeURIComponent(path)}` : path
