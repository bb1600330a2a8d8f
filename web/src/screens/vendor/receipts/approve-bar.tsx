import { Button } from '@mantine/core'
import { receiptDeskTexts } from '@pasok/domain/receipts/receipts.desk.texts'
import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { BulkBar } from '../../../documents/bulk-bar'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { BulkApprove } from './bulk-approve'

interface ApproveBarProps {
  chosen: readonly VendorReceipt[]
  onClear: () => void
}

/** What is done with all that is chosen: one question for all, one call for each. */
export function ApproveBar({ chosen, onClear }: ApproveBarProps) {
  const t = useTexts(receiptDeskTexts)
  // What was chosen when it was asked: the list may change while it runs.
  const [asked, setAsked] = useState<readonly VendorReceipt[] | null>(null)
  return (
    <>
      {chosen.length > 0 && (
        <BulkBar label={t('selected', { count: formatCount(chosen.length) })} onClear={onClear}>
          <Button
            size="xs"
            leftSection={<IconCheck size={14} aria-hidden />}
            onClick={() => setAsked(chosen)}
          >
            {t('approveChosen')}
          </Button>
        </BulkBar>
      )}
      {asked && (
        <BulkApprove
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
