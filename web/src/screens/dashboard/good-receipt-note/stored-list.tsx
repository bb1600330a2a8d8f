import { Button } from '@mantine/core'
import { receiptTexts } from '@pasok/domain/receipts/receipts.texts'
import { IconAlertTriangle, IconCloudUpload, IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { StoredEntry } from '../../../features/receipts/stored-entry'
import { useStoredEntries, useReceiving } from '../../../features/receipts/use-receiving'
import { useTexts } from '../../../lib/texts'
import { confirm } from '../../../ui/confirm'
import { PackageRow, RowSection } from './row-section'
import { look } from '../../../ui/look'

function useEntryStatus({ sending, refusal }: StoredEntry) {
  const t = useTexts(receiptTexts)
  if (sending) return { tone: 'waiting', icon: IconCloudUpload, text: t('sendLater') }
  if (refusal !== null)
    return { tone: 'refused', icon: IconAlertTriangle, text: t('keptRefused', { reason: refusal }) }
  return { tone: 'typed', icon: IconPencil, text: t('keptTyped') }
}

function StoredRow({ entry }: { entry: StoredEntry }) {
  const t = useTexts(receiptTexts)
  const receiving = useReceiving()
  const { packageId, what, sending } = entry
  const { tone, icon: Icon, text } = useEntryStatus(entry)
  const code = what.correction?.code ?? what.code_package
  const discard = async () => {
    const yes = await confirm({
      title: t('discardTitle', { code }),
      text: t('discardText'),
      confirmLabel: t('discard'),
      danger: true,
    })
    // An entry submitted meanwhile is not deleted.
    if (yes) await receiving.change(packageId, (stored) => (stored?.sending ? stored : undefined))
  }
  return (
    <PackageRow
      code={code}
      text={`${what.vendor} · ${what.code_po}`}
      status={
        <span
          className={look(
            'flex',
            'gap-4',
            'text-xs',
            'medium',
            tone === 'waiting' && 'amber',
            tone === 'refused' && 'error',
          )}
        >
          <Icon size={14} className={look('mt-2')} aria-hidden />
          {text}
        </span>
      }
    >
      {!sending && (
        <Button
          variant="subtle"
          color="gray"
          aria-label={t('discardOf', { code })}
          onClick={() => void discard()}
        >
          {t('discard')}
        </Button>
      )}
      <Button
        variant="default"
        aria-label={t('openOf', { code })}
        renderRoot={(props) => (
          <Link {...props} to="/dashboard/good-receipt-note" search={{ package: packageId }} />
        )}
      >
        {t('open')}
      </Button>
    </PackageRow>
  )
}

/** Entries on this device that have not been sent to the server. */
export function StoredList() {
  const t = useTexts(receiptTexts)
  const entries = useStoredEntries()
  if (!entries || entries.length === 0) return null
  return (
    <RowSection title={t('kept')}>
      {entries.map((entry) => (
        <StoredRow key={entry.packageId} entry={entry} />
      ))}
    </RowSection>
  )
}
