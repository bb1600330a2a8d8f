import { Button } from '@mantine/core'
import { receiptDeskTexts } from '@pasok/domain/receipts/receipts.desk.texts'
import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import { useState, type ComponentType, type ReactNode } from 'react'
import { BulkBar } from '../../../documents/bulk-bar'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'

/** Does something with several receipts, one after the other. */
export interface SeveralProps {
  receipts: readonly VendorReceipt[]
  onCancel: () => void
  /** Once something was done, or tried. */
  onDone: () => void
}

interface ChosenBarProps {
  chosen: readonly VendorReceipt[]
  label: string
  icon: ReactNode
  /** Asks, and does it. */
  several: ComponentType<SeveralProps>
  onClear: () => void
}

/** What is done with all that is chosen: one question for all, one call for each. */
export function ChosenBar({ chosen, label, icon, several: Several, onClear }: ChosenBarProps) {
  const t = useTexts(receiptDeskTexts)
  // What was chosen when it was asked: the list may change while it runs.
  const [asked, setAsked] = useState<readonly VendorReceipt[] | null>(null)
  return (
    <>
      {chosen.length > 0 && (
        <BulkBar label={t('selected', { count: formatCount(chosen.length) })} onClear={onClear}>
          <Button size="xs" leftSection={icon} onClick={() => setAsked(chosen)}>
            {label}
          </Button>
        </BulkBar>
      )}
      {asked && (
        <Several
          receipts={asked}
          onCancel={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            onClear()
          }}
        />
      )}
    </>
  )
}
