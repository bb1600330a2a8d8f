import { VisuallyHidden } from '@mantine/core'
import { composerTexts } from '@pasok/domain/chat/chat.texts'
import { useState } from 'react'
import { count } from '../../lib/format'
import { useStore } from '../../lib/store'
import { useTexts } from '../../lib/texts'
import { useCountdown } from '../../lib/use-countdown'
import { pausedUntilStore } from './chat.sender'
import classes from './panel.module.css'
import { look } from '../../ui/look'

/** Notes that the rate limit is reached, and when sending continues. */
export function PausedNote() {
  const until = useStore(pausedUntilStore)
  return <div role="status">{until !== null && <Words key={until} until={until} />}</div>
}

const nothing = () => undefined

function Words({ until }: { until: number }) {
  const t = useTexts(composerTexts)
  const [delay] = useState(() => Math.max(0, until - Date.now()))
  const left = useCountdown(delay, nothing)
  return (
    <p className={`${look('dimmed', 'text-xs')} ${classes.note}`}>
      {t('held')} {/* Screen readers announce this once and not every second. */}
      <VisuallyHidden>{t('heldFor', { count: count(Math.ceil(delay / 1_000)) })}</VisuallyHidden>
      <span aria-hidden>{t('heldFor', { count: count(left) })}</span>
    </p>
  )
}
