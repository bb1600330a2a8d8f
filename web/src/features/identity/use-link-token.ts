import { useLocation } from '@tanstack/react-router'

/** Returns the token of the opened link, which the router has moved from the address to the history state. */
export function useLinkToken(): string | null {
  return useLocation({ select: ({ state }) => state.token ?? null })
}
