import { Box, Button, Group } from '@mantine/core'
import type { PreferredVendor } from '@pasok/domain/vendors/relations/relations.model'
import { relationTexts } from '@pasok/domain/vendors/relations/relations.texts'
import { RelationStatus } from '../../../features/vendors/relation-status'
import { NONE, percent } from '../../../lib/format'

import { useTexts } from '../../../lib/texts'
import type { Column } from '../../../ui/data-table.types'
import { look } from '../../../ui/look'

interface Doing {
  onDetail: (row: PreferredVendor) => void
  onRequest: (row: PreferredVendor) => void
  onRemove: (row: PreferredVendor) => void
}

function Actions({ row, onDetail, onRequest, onRemove }: { row: PreferredVendor } & Doing) {
  const t = useTexts(relationTexts)
  const vendor = row.legal_name
  return (
    <Group gap={6} wrap="nowrap">
      <Button
        size="compact-sm"
        variant="default"
        className={look('danger', 'phone-touch')}
        aria-label={t('detailOf', { vendor })}
        onClick={() => onDetail(row)}
      >
        {t('detail')}
      </Button>
      {row.actions.request && (
        <Button
          size="compact-sm"
          variant="default"
          className={look('danger', 'phone-touch')}
          onClick={() => onRequest(row)}
        >
          {t('requestAgain')}
        </Button>
      )}
      {row.actions.remove && (
        <Button
          size="compact-sm"
          variant="default"
          className={look('danger', 'phone-touch')}
          data-danger
          aria-label={t('removeOf', { vendor })}
          onClick={() => onRemove(row)}
        >
          {t('remove')}
        </Button>
      )}
    </Group>
  )
}

export function useVendorColumns(doing: Doing): () => Column<PreferredVendor>[] {
  const t = useTexts(relationTexts)
  return () => [
    { key: 'code', head: t('code'), cell: (row) => row.company_code, width: 150 },
    {
      key: 'name',
      head: t('name'),
      cell: (row) => <span className={look('medium')}>{row.legal_name}</span>,
      card: 'title',
    },
    {
      key: 'address',
      head: t('address'),
      cell: (row) => (
        <Box component="span" maw={320} className={look('line-clamp-2', 'break-anywhere')}>
          {row.address || NONE}
        </Box>
      ),
    },
    {
      key: 'discount',
      head: t('discount'),
      cell: ({ initial_discount: discount }) => (discount === null ? NONE : percent(discount)),
      align: 'right',
      width: 130,
    },
    {
      key: 'term',
      head: t('term'),
      cell: ({ payment_term: term }) => (term ? t('days', { days: term.value }) : NONE),
      align: 'right',
      width: 130,
    },
    {
      key: 'status',
      head: t('status'),
      cell: (row) => <RelationStatus row={row} />,
      width: 190,
      card: 'chip',
    },
    {
      key: 'action',
      head: t('action'),
      card: 'buttons',
      cell: (row) => <Actions row={row} {...doing} />,
      width: 240,
    },
  ]
}
