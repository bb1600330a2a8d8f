import { useLocation } from '@tanstack/react-router'

/** Another word after each jump (`jumpTo`): what the address names is opened anew, as if one had just come. */
export const useJump = () => useLocation({ select: ({ state }) => state.jump ?? '' })
