import { Button, Group, Modal, Stack } from '@mantine/core'
import type { VendorApplication } from '@pasok/domain/vendors/vendors.applications.contract'
import { applicationTexts } from '@pasok/domain/vendors/vendors.applications.texts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Facts, type Fact } from '../../../documents/facts'
import { StatusChip } from '../../../documents/status-chip'
import { useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { useFocusReturn } from '../../../ui/focus-return'
import { look } from '../../../ui/look'

function useFacts(row: VendorApplication): Fact[] {
  const t = useTexts(applicationTexts)
  const { dateTime } = useFormats()
  const lines: Fact[] = [
    { label: t('status'), value: <StatusChip status={row.lastStatus} /> },
    { label: t('category'), value: row.category },
    { label: t('owner'), value: row.owner_name },
    { label: t('email'), value: row.owner_email },
    { label: t('phone'), value: row.phone },
    { label: t('city'), value: row.city },
    {
      label: t('note'),
      value: row.note && <span className={look('break-anywhere', 'pre-line')}>{row.note}</span>,
    },
    { label: t('inviter'), value: row.inviter },
    { label: t('date'), value: dateTime(row.date) },
    {
      label: t('reason'),
      value: row.reason && <span className={look('break-anywhere', 'pre-line')}>{row.reason}</span>,
    },
  ]
  return lines.filter(({ value }) => value !== '')
}

interface ApplicationViewProps {
  row: VendorApplication
  /** What may be done with it. */
  children: ReactNode
  /** Why that failed. */
  notice: ReactNode
  onClose: () => void
}

/** All that was filled in. */
export function ApplicationView({ row, children, notice, onClose }: ApplicationViewProps) {
  const t = useTexts(applicationTexts)
  useFocusReturn()
  return (
    <Modal opened onClose={onClose} title={row.legal_name} size={560}>
      <Stack gap="md">
        <Facts facts={useFacts(row)} />
        {notice}
        <Group gap="xs">
          {row.vendor_id !== null && (
            <Link to="/provider/vendors/$id" params={{ id: row.vendor_id }}>
              {t('toVendor')}
            </Link>
          )}
          <Group gap="xs" ml="auto">
            <Button variant="default" onClick={onClose}>
              {t('close')}
            </Button>
            {children}
          </Group>
        </Group>
      </Stack>
    </Modal>
  )
}
