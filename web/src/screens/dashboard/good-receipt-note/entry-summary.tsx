import { VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { receiptTexts } from '@pasok/domain/receipts/receipts.texts'
import { IconAlertTriangle, IconCircleCheck, IconClockHour4 } from '@tabler/icons-react'
import type { EntrySummary as Sums } from '../../../features/receipts/entry'
import { count as formatCount, quantity } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import classes from './entry.module.css'

/** How many differences are named one by one. */
const MOST_NAMED = 8

/** Ms without a key after which it is said aloud how far one is. */
const PAUSE = 1_000

/** What is about to be submitted: how much is complete, and what differs. */
export function EntrySummary({ sums }: { sums: Sums }) {
  const t = useTexts(receiptTexts)
  const { count, complete, open, short, isNothing } = sums
  const isAll = complete === count
  const done = t('completeOf', { done: formatCount(complete), count: formatCount(count) })
  const [said] = useDebouncedValue(done, PAUSE)
  return (
    <div className={classes.summary}>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <p className={classes.summaryLine} data-tone={isAll ? 'done' : undefined}>
        {isAll ? (
          <IconCircleCheck size={16} aria-hidden />
        ) : (
          <IconClockHour4 size={16} aria-hidden />
        )}
        {done}
      </p>
      {open > 0 && (
        <p className={classes.summaryLine}>{t('stillOpen', { count: formatCount(open) })}</p>
      )}
      {short.length > 0 && (
        <ul className={classes.differences}>
          {short.slice(0, MOST_NAMED).map(({ item, received }) => (
            <li key={item._id}>
              {t('differs', {
                name: item.name,
                received: quantity(received),
                ordered: quantity(item.quantity),
              })}
            </li>
          ))}
          {short.length > MOST_NAMED && <li>+ {formatCount(short.length - MOST_NAMED)}</li>}
        </ul>
      )}
      {isNothing && (
        <p className={classes.summaryLine} data-tone="short">
          <IconAlertTriangle size={16} aria-hidden />
          {t('allZero')}
        </p>
      )}
    </div>
  )
}
