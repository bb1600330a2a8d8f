import { Button } from '@mantine/core'
import { receiptTexts } from '@pasok/domain/receipts/receipts.texts'
import { IconCloudOff, IconCloudUpload, IconDeviceMobile, IconSend } from '@tabler/icons-react'
import type { EntrySummary as Sums } from '../../../features/receipts/entry'
import { connectionStore } from '../../../lib/connection'
import { useStore } from '../../../lib/store'
import { useTexts } from '../../../lib/texts'
import { Foot } from '../../../ui/two-columns'
import { useProgress } from './entry-summary'
import type { EntryControl } from './use-entry'
import { look } from '../../../ui/look'

/** Where what was typed is, and what becomes of it: said where one submits. */
function useWhereabouts({ isQueued, isInFlight, isLasting }: EntryControl) {
  const t = useTexts(receiptTexts)
  const isAway = useStore(connectionStore) === 'disconnected'
  if (isInFlight) return { icon: IconCloudUpload, text: t('sending') }
  if (isQueued) return { icon: IconCloudUpload, text: t('waits'), tone: 'waiting' }
  if (!isLasting) return { icon: IconDeviceMobile, text: t('notKept'), tone: 'waiting' }
  if (isAway) return { icon: IconCloudOff, text: t('offlineHere'), tone: 'waiting' }
  return { icon: IconDeviceMobile, text: t('keptHere') }
}

interface EntryFootProps {
  control: EntryControl
  sums: Sums
  /** It is open to be submitted. */
  may: boolean
}

/** How far it is, where it is kept, and the button that submits it while that is possible. */
export function EntryFoot({ control, sums, may }: EntryFootProps) {
  const t = useTexts(receiptTexts)
  const { isQueued, isInFlight } = control
  const { icon: Icon, text, tone } = useWhereabouts(control)
  return (
    <Foot
      total={useProgress(sums)}
      state={
        <span
          className={look(
            'inline-row',
            'gap-4',
            'text-xs',
            tone === 'waiting' ? 'amber' : 'dimmed',
          )}
        >
          <Icon size={14} aria-hidden />
          {text}
        </span>
      }
    >
      {may && (
        <Button
          type="submit"
          loading={isInFlight}
          disabled={isQueued && !isInFlight}
          leftSection={<IconSend size={16} aria-hidden />}
        >
          {t('submit')}
        </Button>
      )}
    </Foot>
  )
}
