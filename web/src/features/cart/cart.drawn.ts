import { startTransition, useCallback, useEffect, useState } from 'react'

/** Lines that fill the highest screen. */
const AT_ONCE = 30
/** Lines that are added at a time: few enough that a key pressed meanwhile is answered. */
const PIECE = 40
/** Milliseconds between two pieces, in which the page answers. */
const PAUSE = 16

/** How many lines of each vendor are drawn: the first ones of the cart, up to a number. */
export function drawnOf(counts: readonly number[], most: number): readonly number[] {
  let room = most
  return counts.map((lines) => {
    const drawn = Math.min(lines, room)
    room -= drawn
    return drawn
  })
}

/** How many lines are drawn by now: a screenful, then piece by piece all of them. */
export function useDrawnLines(count: number) {
  const [drawn, setDrawn] = useState(AT_ONCE)
  const isWhole = drawn >= count
  useEffect(() => {
    if (isWhole) return undefined
    const timer = setTimeout(
      () => startTransition(() => setDrawn((before) => before + PIECE)),
      PAUSE,
    )
    return () => clearTimeout(timer)
  }, [isWhole, drawn])
  return { drawn, drawAll: useCallback(() => setDrawn(Infinity), []) }
}
