import { startTransition, useCallback, useEffect, useState } from 'react'

/** Number of lines that fill the tallest screen. */
const AT_ONCE = 30
/** Lines rendered per step: few enough to stay responsive to key presses. */
const PIECE = 40
/** Milliseconds between two steps, in which the page handles input. */
const PAUSE = 16

/** Returns how many lines of each vendor to render when `most` lines are rendered in total. */
export function drawnOf(counts: readonly number[], max: number): readonly number[] {
  let room = max
  return counts.map((lines) => {
    const drawn = Math.min(lines, room)
    room -= drawn
    return drawn
  })
}

/** Returns how many lines to render: first a screenful, then step by step all of them. */
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
