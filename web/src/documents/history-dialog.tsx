import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { StatusEntry } from '@pasok/domain/kernel/shapes'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { IconHistory } from '@tabler/icons-react'
import { useFormats } from '../lib/format'
import { NONE } from '../lib/none'
import { useTexts } from '../lib/texts'
import classes from './history-dialog.module.css'
import { StatusChip } from './status-chip'
import { look } from '../ui/look'

interface HistoryProps {
  code: string
  statuses: readonly StatusEntry[]
}

function HistoryTable({ code, statuses }: HistoryProps) {
  const t = useTexts(documentTexts)
  const { dateTime } = useFormats()
  return (
    <table className={classes.table} aria-label={t('historyOf', { code })}>
      <thead>
        <tr>
          <th scope="col">{t('columnNo')}</th>
          <th scope="col">{t('columnDate')}</th>
          <th scope="col">{t('columnStatus')}</th>
          <th scope="col">{t('columnName')}</th>
          <th scope="col">{t('columnNote')}</th>
        </tr>
      </thead>
      <tbody>
        {statuses.map((entry, index) => (
          <tr key={`${entry.timestamp} ${entry.name}`}>
            <td data-label={t('columnNo')}>{index + 1}</td>
            <td data-label={t('columnDate')} className={look('nowrap')}>
              {dateTime(entry.timestamp)}
            </td>
            <td data-label={t('columnStatus')}>
              <StatusChip status={entry.name} />
            </td>
            <td data-label={t('columnName')}>{entry.user}</td>
            <td data-label={t('columnNote')} className={look('break-anywhere', 'pre-wrap')}>
              {entry.note === '' ? NONE : entry.note}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface HistoryDialogProps extends HistoryProps {
  opened: boolean
  onClose: () => void
}

/** The history of a document: NO, DATE, STATUS, NAME, NOTE (Spec 1 §2). */
export function HistoryDialog({ opened, onClose, ...history }: HistoryDialogProps) {
  const t = useTexts(documentTexts)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={t('historyOf', { code: history.code })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <HistoryTable {...history} />
    </Modal>
  )
}

interface HistoryButtonProps extends HistoryProps {
  /** As high as the other buttons of a head; else as small as a row of a table. */
  large?: boolean
}

/** Opens the history of a document. */
export function HistoryButton({ large = false, ...history }: HistoryButtonProps) {
  const t = useTexts(documentTexts)
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button
        variant={large ? 'default' : 'subtle'}
        color="gray"
        size={large ? 'sm' : 'compact-xs'}
        fw={large ? undefined : 500}
        leftSection={<IconHistory size={14} aria-hidden />}
        aria-label={t('historyOf', { code: history.code })}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.stopPropagation()
          open()
        }}
      >
        {t('history')}
      </Button>
      <HistoryDialog {...history} opened={opened} onClose={close} />
    </>
  )
}
