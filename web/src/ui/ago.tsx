import { useSyncExternalStore } from 'react'
import { useFormats } from '../lib/format'

/** How often what is told as 'minutes ago' is told anew; ms. */
const STEP = 20_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let steps = 0

/** One clock for all, that stands still while nobody looks at it. */
function follow(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    steps += 1
    for (const tell of Array.from(listeners)) tell()
  }, STEP)
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

/** `3 minutes ago`, and it goes on; the exact time under the pointer. */
export function Ago({ iso, className }: AgoProps) {
  useSyncExternalStore(follow, () => steps)
  const { relative, dateTime } = useFormats()
  return (
    <time dateTime={iso} title={dateTime(iso)} className={className}>
      {relative(iso)}
    </time>
  )
}
