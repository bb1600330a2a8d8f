import { useSyncExternalStore } from 'react'
import { useFormats } from '../lib/format'

/** Milliseconds between updates of relative times. */
const STEP_MS = 20_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let steps = 0

/** One timer for all relative times; it stops when none is shown. */
function follow(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    steps += 1
    for (const notify of Array.from(listeners)) notify()
  }, STEP_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

interface AgoProps {
  iso: string
  className?: string | undefined
}

/** Relative time such as `3 minutes ago`, updated regularly, with the exact time as tooltip. */
export function Ago({ iso, className }: AgoProps) {
  useSyncExternalStore(follow, () => steps)
  const { relative, dateTime } = useFormats()
  return (
    <time dateTime={iso} title={dateTime(iso)} className={className}>
      {relative(iso)}
    </time>
  )
}
