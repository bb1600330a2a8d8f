import { Alert, Button, CloseButton } from '@mantine/core'
import { receiptDeskTexts } from '@pasok/domain/receipts/receipts.desk.texts'
import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import { IconCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { approve, renewVendorReceipts } from '../../../features/receipts/vendor-receipts.queries'
import { messageOf } from '../../../lib/api-error'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { confirm } from '../../../ui/confirm'
import classes from './receipts.module.css'

interface Done {
  approved: number
  all: number
  failures: readonly string[]
}

/** Approves several, one after the other, each by a call of its own; tells what became of all. */
function useBulkApprove(onDone: () => void) {
  const t = useTexts(receiptDeskTexts)
  const client = useQueryClient()
  const isBusy = useRef(false)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<Done | null>(null)
  const tryOne = async (receipt: VendorReceipt): Promise<string | null> => {
    try {
      await approve(receipt)
      return null
    } catch (error) {
      return t('failedOne', { code: receipt.received.code, reason: messageOf(error) })
    }
  }
  const run = async (receipts: readonly VendorReceipt[]) => {
    const all = receipts.length
    setDone(null)
    const yes = await confirm({
      title: t('askMany', { count: formatCount(all) }),
      text: t('eachByItself'),
      confirmLabel: t('approve'),
    })
    if (!yes) return
    setBusy(true)
    const failures: string[] = []
    for (const receipt of receipts) {
      const failure = await tryOne(receipt)
      if (failure !== null) failures.push(failure)
    }
    setDone({ approved: all - failures.length, all, failures })
    setBusy(false)
    onDone()
    await renewVendorReceipts(client)
  }
  const start = async (receipts: readonly VendorReceipt[]) => {
    if (isBusy.current) return
    isBusy.current = true
    await run(receipts)
    isBusy.current = false
  }
  return { start, busy, done, dismiss: () => setDone(null) }
}

interface BulkApproveProps {
  chosen: readonly VendorReceipt[]
  onClear: () => void
}

/** What is done with all that is chosen: one question for all, one call for each. */
export function BulkApprove({ chosen, onClear }: BulkApproveProps) {
  const t = useTexts(receiptDeskTexts)
  const { start, busy, done, dismiss } = useBulkApprove(onClear)
  const told = done && t('approvedOf', { done: done.approved, count: done.all })
  return (
    <>
      {told !== null && done?.failures.length === 0 && (
        <Alert
          color="green"
          role="status"
          mt="sm"
          withCloseButton
          icon={<IconCheck size={18} aria-hidden />}
          title={told}
          onClose={dismiss}
        />
      )}
      {told !== null && done && done.failures.length > 0 && (
        <FailureNotice title={told} messages={done.failures} onClose={dismiss} />
      )}
      {chosen.length > 0 && (
        <div
          className={classes.bulk}
          role="region"
          aria-label={t('selected', { count: chosen.length })}
        >
          {t('selected', { count: formatCount(chosen.length) })}
          <Button
            loading={busy}
            leftSection={<IconCheck size={14} aria-hidden />}
            onClick={() => void start(chosen)}
          >
            {t('approveChosen')}
          </Button>
          <CloseButton aria-label={t('clearSelection')} onClick={onClear} />
        </div>
      )}
    </>
  )
}
