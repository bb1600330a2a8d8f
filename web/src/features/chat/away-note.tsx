import { chatTexts } from '@pasok/domain/chat/chat.texts'
import { useEffect, useState } from 'react'
import { socketStore } from '../../lib/socket'
import { useStore } from '../../lib/store'
import { useTexts } from '../../lib/texts'
import classes from './panel.module.css'

/** Ms: what is over by then is nobody's concern. */
const CALM = 5_000

/** Says that messages neither come nor go at once just now, and what becomes of them. */
export function AwayNote() {
  const isAway = useStore(socketStore) === 'away'
  return (
    <div role="status" className={classes.away}>
      {isAway && <Words />}
    </div>
  )
}

function Words() {
  const t = useTexts(chatTexts)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), CALM)
    return () => clearTimeout(timer)
  }, [])
  return isShown && <p>{t('away')}</p>
}
