import { requestEditorTexts } from '@pasok/domain/requests/requests.editor.texts'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCloudOff,
  IconCloudUpload,
  IconPencil,
} from '@tabler/icons-react'
import { useFormats } from '../../lib/format'
import { useTexts } from '../../lib/texts'
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
  offline: IconCloudOff,
  away: IconCloudOff,
  stale: IconAlertTriangle,
  closed: IconAlertTriangle,
} as const satisfies Record<AutosavePhase, unknown>

/** What the autosave is doing: Saved 10:42, Saving…, Not saved: … */
export function SaveState({ phase, savedAt, message }: SaveStateProps) {
  const t = useTexts(requestEditorTexts)
  const { time } = useFormats()
  const Icon = ICON[phase]
  const texts: Record<AutosavePhase, string> = {
    empty: t('stateEmpty'),
    unsaved: t('stateUnsaved'),
    saving: t('stateSaving'),
    saved:
      savedAt === null
        ? t('stateSaved')
        : t('stateSavedAt', { time: time(new Date(savedAt).toISOString()) }),
    refused: t('stateFailed', { message }),
    offline: t('stateOffline'),
    away: t('stateAway', { message }),
    stale: t('stateStale'),
    closed: t('stateFailed', { message }),
  }
  return (
    <p className={classes.state} data-phase={phase} role="status">
      <Icon size={16} aria-hidden />
      <span title={phase === 'offline' ? t('keptHere') : undefined}>{texts[phase]}</span>
    </p>
  )
}
