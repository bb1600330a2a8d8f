import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { StatusEntry } from '@pasok/domain/kernel/shapes'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { IconHistory } from '@tabler/icons-react'
import { NONE, useFormats } from '../lib/format'

import { useTexts } from '../lib/texts'
import { usePhone } from '../lib/use-phone'
import { Facts } from './facts'
import { StatusChip } from './status-chip'
import { look } from '../ui/look'

interface HistoryProps {
  code: string
  statuses: readonly StatusEntry[]
}

const CELL = look('p-xs', 'align-top')

function HistoryTable({ code, statuses }: HistoryProps) {
  const t = useTexts(documentTexts)
  const { dateTime } = useFormats()
  const heads = ['columnNo', 'columnDate', 'columnStatus', 'columnName', 'columnNote'] as const
  return (
    <table className={look('table', 'text-xs')} aria-label={t('historyOf', { code })}>
      <thead>
        <tr className={look('border-b')}>
          {heads.map((head) => (
            <th key={head} scope="col" className={CELL}>
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {statuses.map((entry, index) => (
          <tr key={`${entry.timestamp} ${entry.name}`} className={look('ruled')}>
            <td className={CELL}>{index + 1}</td>
            <td className={look('p-xs', 'align-top', 'nowrap')}>{dateTime(entry.timestamp)}</td>
            <td className={CELL}>
              <StatusChip status={entry.name} />
            </td>
            <td className={CELL}>{entry.user}</td>
            <td className={look('p-xs', 'align-top', 'break-anywhere', 'pre-wrap')}>
              {entry.note === '' ? NONE : entry.note}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The history as a list, for phones, which have no room for columns. */
function HistoryList({ code, statuses }: HistoryProps) {
  const t = useTexts(documentTexts)
  const { dateTime } = useFormats()
  return (
    <ol aria-label={t('historyOf', { code })}>
      {statuses.map((entry, index) => (
        <li
          key={`${entry.timestamp} ${entry.name}`}
          className={look('py-xs', 'ruled', 'text-xs', 'pre-wrap')}
        >
          <Facts
            facts={[
              { label: t('columnNo'), value: index + 1 },
              { label: t('columnDate'), value: dateTime(entry.timestamp) },
              { label: t('columnStatus'), value: <StatusChip status={entry.name} /> },
              { label: t('columnName'), value: entry.user },
              { label: t('columnNote'), value: entry.note === '' ? NONE : entry.note },
            ]}
          />
        </li>
      ))}
    </ol>
  )
}

interface HistoryDialogProps extends HistoryProps {
  opened: boolean
  onClose: () => void
}

/** The history of a document: NO, DATE, STATUS, NAME, NOTE (Spec 1 §2). */
export function HistoryDialog({ opened, onClose, ...history }: HistoryDialogProps) {
  const t = useTexts(documentTexts)
  const isPhone = usePhone()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={t('historyOf', { code: history.code })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {isPhone ? <HistoryList {...history} /> : <HistoryTable {...history} />}
    </Modal>
  )
}

interface HistoryButtonProps extends HistoryProps {
  /** True for the height of page heading buttons; otherwise the height of a table row. */
  large?: boolean
}

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
