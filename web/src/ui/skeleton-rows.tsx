import { useEffect, useState } from 'react'
import { Skeleton } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { useTexts } from '../lib/texts'
import { look } from './look'

/** Milliseconds before a loading state is shown, so that fast responses do not flicker. */
const PATIENCE_MS = 200

/** True once loading takes longer than a moment. */
export function useSlow(loading: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!loading) {
      setSlow(false)
      return undefined
    }
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [loading])
  return slow
}

interface SkeletonRowsProps {
  rows?: number
  /** Height of a row in pixels, equal to the height of the real rows. */
  height?: number
}

/** Placeholder for rows: reserves the space immediately, and shows gray bars after 200 ms. */
export function SkeletonRows({ rows = 6, height = 40 }: SkeletonRowsProps) {
  const t = useTexts(shellTexts)
  const slow = useSlow(true)
  return (
    <div role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={look('row', 'border-b')} style={{ height }}>
          {slow && <Skeleton height={10} width={`${90 - ((row * 17) % 40)}%`} />}
        </div>
      ))}
    </div>
  )
}
