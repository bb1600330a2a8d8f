import { VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { receiptTexts } from '@pasok/domain/receipts/receipts.texts'
import { IconAlertTriangle, IconCircleCheck, IconClockHour4 } from '@tabler/icons-react'
import type { EntrySummary as Sums } from '../../../features/receipts/entry'
import { count as formatCount, quantity } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'

/** Maximum number of differences listed. */
const MAX_NAMED = 8

/** Milliseconds without a key before the progress is announced to screen readers. */
const PAUSE = 1_000

/** Returns the progress as text: entered items, and how many of them are short. */
export function useProgress({ count, entered, short }: Sums): string {
  const t = useTexts(receiptTexts)
  const done = t('enteredOf', { done: formatCount(entered), count: formatCount(count) })
  return short.length === 0
    ? done
    : `${done} · ${t('shortCount', { count: formatCount(short.length) })}`
}

function Short({ short }: Pick<Sums, 'short'>) {
  const t = useTexts(receiptTexts)
  return (
    <ul className={look('error', 'text-xs', 'bullets')}>
      {short.slice(0, MAX_NAMED).map(({ item, received }) => (
        <li key={item._id}>
          {t('differs', {
            name: item.name,
            received: quantity(received),
            ordered: quantity(item.quantity),
          })}
        </li>
      ))}
      {short.length > MAX_NAMED && <li>+ {formatCount(short.length - MAX_NAMED)}</li>}
    </ul>
  )
}

export function EntrySummary({ sums }: { sums: Sums }) {
  const t = useTexts(receiptTexts)
  const { count, entered, short, isNothing } = sums
  const isWhole = entered === count
  const isInFull = isWhole && short.length === 0
  const progress = useProgress(sums)
  const [announced] = useDebouncedValue(progress, PAUSE)
  const Icon = isWhole ? IconCircleCheck : IconClockHour4
  return (
    <div className={look('grid', 'gap-6')}>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <p className={look('flex', 'gap-6', isInFull && 'green', isInFull && 'medium')}>
        <Icon size={16} className={look('mt-2')} aria-hidden />
        {isInFull ? t('allInFull') : progress}
      </p>
      {short.length > 0 && <Short short={short} />}
      {isNothing && (
        <p className={look('flex', 'gap-6', 'error')}>
          <IconAlertTriangle size={16} className={look('mt-2')} aria-hidden />
          {t('allZero')}
        </p>
      )}
    </div>
  )
}
