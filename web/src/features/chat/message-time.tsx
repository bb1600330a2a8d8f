import { RELATIVE_DAYS } from '@pasok/domain/chat/chat.constants'
import { useFormats } from '../../lib/format'
import { Ago } from '../../ui/ago'

const DAY_MS = 86_400_000

const isRecent = (iso: string) => Date.now() - Date.parse(iso) <= RELATIVE_DAYS * DAY_MS

interface MessageTimeProps {
  iso: string
  className?: string | undefined
}

/** Relative time; a date after 7 days (Spec 2 §9). */
export function MessageTime({ iso, className }: MessageTimeProps) {
  const { date, dateTime } = useFormats()
  if (isRecent(iso)) return <Ago iso={iso} className={className} />
  return (
    <time dateTime={iso} title={dateTime(iso)} className={className}>
      {date(iso)}
    </time>
  )
}
