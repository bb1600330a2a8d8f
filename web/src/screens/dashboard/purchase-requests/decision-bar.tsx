import { Button } from '@mantine/core'
import type { RequestRow } from '@pasok/domain/requests/requests.model'
import { requestListTexts } from '@pasok/domain/requests/requests.list.texts'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { BulkBar } from '../../../documents/bulk-bar'
import type { DecisionKind } from '../../../features/requests/requests.queries'
import { count as formatCount } from '../../../lib/format'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { useTexts } from '../../../lib/texts'
import { closeWithToast } from '../../../lib/toast'
import { look } from '../../../ui/look'

const BulkDecision = lazyPiece(async () => (await import('./bulk-decision')).BulkDecision)

const ahead = { onPointerEnter: BulkDecision.preload, onFocus: BulkDecision.preload } as const

interface BulkBarProps {
  chosen: readonly RequestRow[]
  onClear: () => void
}

/** What is done with all that is chosen: one question for all, one call for each. */
export function DecisionBar({ chosen, onClear }: BulkBarProps) {
  const t = useTexts(requestListTexts)
  const ts = useTexts(requestScreenTexts)
  const [asked, setAsked] = useState<{ kind: DecisionKind; rows: readonly RequestRow[] } | null>(
    null,
  )
  const ask = (kind: DecisionKind) => setAsked({ kind, rows: chosen })
  const cancel = () => setAsked(null)
  const close = () => {
    cancel()
    onClear()
  }
  return (
    <>
      {chosen.length > 0 && (
        <BulkBar label={t('selected', { count: formatCount(chosen.length) })} onClear={onClear}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconX size={14} className={look('phone-hidden')} aria-hidden />}
            {...ahead}
            onClick={() => ask('reject')}
          >
            {ts('reject')}
          </Button>
          <Button
            size="xs"
            leftSection={<IconCheck size={14} className={look('phone-hidden')} aria-hidden />}
            {...ahead}
            onClick={() => ask('approve')}
          >
            {ts('approve')}
          </Button>
        </BulkBar>
      )}
      {asked && (
        <LazyBoundary onMissing={closeWithToast(cancel)}>
          <BulkDecision {...asked} onCancel={cancel} onDone={close} />
        </LazyBoundary>
      )}
    </>
  )
}
