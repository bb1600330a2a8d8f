import { Button } from '@mantine/core'
import { receiptTexts } from '@pasok/domain/receipts/receipts.texts'
import { IconAlertTriangle, IconCloudUpload, IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { KeptEntry } from '../../../features/receipts/kept-entry'
import { useKeptEntries, useReceiving } from '../../../features/receipts/use-receiving'
import { useTexts } from '../../../lib/texts'
import { confirm } from '../../../ui/confirm'
import classes from './kept-list.module.css'

function useStanding({ sending, refusal }: KeptEntry) {
  const t = useTexts(receiptTexts)
  if (sending) return { tone: 'waiting', icon: IconCloudUpload, text: t('keptQueued') }
  if (refusal !== null)
    return { tone: 'refused', icon: IconAlertTriangle, text: t('keptRefused', { reason: refusal }) }
  return { tone: 'typed', icon: IconPencil, text: t('keptTyped') }
}

function KeptRow({ entry }: { entry: KeptEntry }) {
  const t = useTexts(receiptTexts)
  const receiving = useReceiving()
  const { packageId, what, sending } = entry
  const { tone, icon: Icon, text } = useStanding(entry)
  const code = what.correction?.code ?? what.code_package
  const discard = async () => {
    const yes = await confirm({
      title: t('discardTitle', { code }),
      text: t('discardText'),
      confirmLabel: t('discard'),
      danger: true,
    })
    // What has been handed over meanwhile is on its way.
    if (yes) await receiving.change(packageId, (kept) => (kept?.sending ? kept : undefined))
  }
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span className={classes.code}>{code}</span>
        <span className={classes.quiet}>
          {what.vendor} · {what.code_po}
        </span>
        <span className={classes.standing} data-tone={tone}>
          <Icon size={14} aria-hidden />
          {text}
        </span>
      </div>
      <div className={classes.acts}>
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
      </div>
    </li>
  )
}

/** What was typed on this device and is not on the server yet. */
export function KeptList() {
  const t = useTexts(receiptTexts)
  const id = useId()
  const entries = useKeptEntries()
  if (!entries || entries.length === 0) return null
  return (
    <section className={classes.kept} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {t('kept')}
      </h2>
      <ul className={classes.rows}>
        {entries.map((entry) => (
          <KeptRow key={entry.packageId} entry={entry} />
        ))}
      </ul>
    </section>
  )
}
