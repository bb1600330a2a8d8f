import { useLocation } from '@tanstack/react-router'

/**
 * A value that changes with every jump (`jumpTo`), for use as a key: the page then opens as if newly visited.
 */
export const useJump = () => useLocation({ select: ({ state }) => state.jump ?? '' })
