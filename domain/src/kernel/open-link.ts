/** Where only those who are signed in have something to see. */
const INSIDE = /^\/(?:dashboard|provider|vendor|register\/step|login\/select-company)(?:[/?]|$)/

/** An address of this app that asks for a session: its own characters only, and no way out of it. */
export function isInside(address: string): boolean {
  const [path = ''] = address.split('?')
  return INSIDE.test(address) && /^[!-~]*$/.test(address) && !/\/\/|\\|\/\.{1,2}(?:\/|$)/.test(path)
}

/**
 * The address that a mail leads to: whoever is signed out signs in first and goes on from there. A
 * page that needs no session is linked to directly.
 */
export const openLink = (path: string): string =>
  isInside(path) ? `/open?to=${encodeURIComponent(path)}` : path
