import { DEFAULT_TIME_ZONE } from '@pasok/domain/kernel/calendar'
import { requestEditorTexts } from '@pasok/domain/requests/requests.editor.texts'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCloudOff,
  IconCloudUpload,
  IconPencil,
} from '@tabler/icons-react'
import { useLanguage, useTexts } from '../../lib/texts'
import type { AutosavePhase } from './autosave'
import classes from './save-state.module.css'

interface SaveStateProps {
  phase: AutosavePhase
  /** Epoch ms. */
  savedAt: number | null
  message: string
}

const ICON = {
  empty: IconPencil,
  unsaved: IconPencil,
  saving: IconCloudUpload,
  saved: IconCircleCheck,
  refused: IconAlertTriangle,
  away: IconCloudOff,
  stale: IconAlertTriangle,
  closed: IconAlertTriangle,
} as const satisfies Record<AutosavePhase, unknown>

const LOCALE = { en: 'en-GB', id: 'id-ID' } as const

/** Hour and minute in the company's time zone. */
function useClock(): (epoch: number) => string {
  const language = useLanguage()
  return (epoch) =>
    new Intl.DateTimeFormat(LOCALE[language], {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: DEFAULT_TIME_ZONE,
    }).format(epoch)
}

/** What the autosave is doing: Saved 10:42, Saving…, Not saved: … */
export function SaveState({ phase, savedAt, message }: SaveStateProps) {
  const t = useTexts(requestEditorTexts)
  const clock = useClock()
  const Icon = ICON[phase]
  const texts: Record<AutosavePhase, string> = {
    empty: t('stateEmpty'),
    unsaved: t('stateUnsaved'),
    saving: t('stateSaving'),
    saved: savedAt === null ? t('stateSaved') : t('stateSavedAt', { time: clock(savedAt) }),
    refused: t('stateFailed', { message }),
    away: t('stateFailed', { message }),
    stale: t('stateFailed', { message }),
    closed: t('stateFailed', { message }),
  }
  return (
    <p className={classes.state} data-phase={phase} role="status">
      <Icon size={16} aria-hidden />
      <span>{texts[phase]}</span>
    </p>
  )
}
