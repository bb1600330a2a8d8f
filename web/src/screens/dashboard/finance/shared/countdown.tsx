import { waitingTexts } from '@pasok/domain/payments/payments.pay.texts'
import { useEffect, useState } from 'react'
import { useFormats } from '../../../../lib/format'
import { serverNow } from '../../../../lib/server-clock'
import { useTexts } from '../../../../lib/texts'
import { timeLeft } from './time-left'
import { look } from '../../../../ui/look'

/** The server's time, which payments end by, as it goes on by the second. */
function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** How long a payment can still be made. */
export function Countdown({ until }: { until: string }) {
  const t = useTexts(waitingTexts)
  const { dateTime } = useFormats()
  const now = useNow()
  const isOver = new Date(until).getTime() <= now
  return (
    <div className={look('stack', 'align-start', 'gap-2', 'min-w-0')}>
      <span className={look('dimmed', 'text-xs', 'medium')}>{t('timeLeft')}</span>
      <span
        role="timer"
        className={look('text-xl', 'semibold', 'tabular', 'break-anywhere', isOver && 'dimmed')}
      >
        {timeLeft(until, now)}
      </span>
      <span className={look('dimmed', 'text-xs')}>
        {isOver ? t('timeOver') : t('payBefore', { date: dateTime(until) })}
      </span>
    </div>
  )
}
