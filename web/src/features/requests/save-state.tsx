import type { DraftPhase } from '@pasok/domain/cart/draft/draft.rules'
import { requestEditorTexts } from '@pasok/domain/requests/requests.editor.texts'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCloudOff,
  IconCloudUpload,
  IconPencil,
} from '@tabler/icons-react'
import { useFormats, type Formats } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { look, type Look } from '../../ui/look'

interface SaveStateProps {
  phase: DraftPhase
  /** ISO time. */
  savedAt: string | undefined
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
} as const satisfies Record<DraftPhase, unknown>

const COLOR = {
  empty: 'dimmed',
  unsaved: 'dimmed',
  saving: 'dimmed',
  saved: 'green',
  refused: 'error',
  offline: 'error',
  away: 'error',
  stale: 'error',
  closed: 'error',
} as const satisfies Record<DraftPhase, Look>

/** Returns the time, with the date if that is not today. */
function whenOf({ date, time, dateTime }: Formats, savedAt: string): string {
  return date(savedAt) === date(new Date().toISOString()) ? time(savedAt) : dateTime(savedAt)
}

/** Returns icon and text of the autosave's state: Saved 10:42, Saving…, Not saved: … */
export function useSaveState({ phase, savedAt, message }: SaveStateProps) {
  const t = useTexts(requestEditorTexts)
  const formats = useFormats()
  const texts: Record<DraftPhase, string> = {
    empty: t('stateEmpty'),
    unsaved: t('stateUnsaved'),
    saving: t('stateSaving'),
    saved:
      savedAt === undefined
        ? t('stateSaved')
        : t('stateSavedAt', { time: whenOf(formats, savedAt) }),
    refused: t('stateFailed', { message }),
    offline: t('stateOffline'),
    away: t('stateAway', { message }),
    stale: t('stateStale'),
    closed: t('stateFailed', { message }),
  }
  return { Icon: ICON[phase], text: texts[phase] }
}

export function SaveState(props: SaveStateProps) {
  const { phase } = props
  const t = useTexts(requestEditorTexts)
  const { Icon, text } = useSaveState(props)
  return (
    <p
      className={look(
        'row',
        'align-start',
        'gap-6',
        'text-xs',
        'tabular',
        'break-anywhere',
        COLOR[phase],
      )}
      role="status"
    >
      <Icon size={16} aria-hidden />
      <span title={phase === 'offline' ? t('keptHere') : undefined}>{text}</span>
    </p>
  )
}
