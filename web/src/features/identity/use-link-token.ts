import { useLocation } from '@tanstack/react-router'

/** The token of the link that was opened; the router has taken it out of the address. */
export function useLinkToken(): string | null {
  return useLocation({ select: ({ state }) => state.token ?? null })
}
