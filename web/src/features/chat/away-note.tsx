import { chatTexts } from '@pasok/domain/chat/chat.texts'
import { useEffect, useState } from 'react'
import { socketStore } from '../../lib/socket'
import { useStore } from '../../lib/store'
import { useTexts } from '../../lib/texts'
import classes from './panel.module.css'
import { look } from '../../ui/look'

/** Ms: what is over by then is nobody's concern. */
const CALM = 5_000

/** Says that messages neither come nor go at once just now, and what becomes of them. */
export function AwayNote() {
  const isAway = useStore(socketStore) === 'away'
  return <div role="status">{isAway && <Words />}</div>
}

function Words() {
  const t = useTexts(chatTexts)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), CALM)
    return () => clearTimeout(timer)
  }, [])
  return isShown && <p className={`${look('dimmed', 'text-xs')} ${classes.note}`}>{t('away')}</p>
}
