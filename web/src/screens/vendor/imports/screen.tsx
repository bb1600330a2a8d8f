import { ListScreen } from '../../../documents/list-screen'
import { Button } from '@mantine/core'
import type { ImportRow } from '@pasok/domain/catalog/imports/imports.model'
import { importMessages, importTexts } from '@pasok/domain/catalog/imports/imports.texts'
import { IconArrowLeft, IconFileSpreadsheet } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { DownloadButton } from '../../../features/catalog/download-button'
import { ImportChip } from '../../../features/catalog/import-chip'
import { ImportRules } from '../../../features/catalog/import-rules'
import { ImportUpload } from '../../../features/catalog/import-upload'
import { useImports } from '../../../features/catalog/imports.queries'
import { count as formatCount, useFormats } from '../../../lib/format'
import { tx, useTexts } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'
import type { Column } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { IMPORT_SIZES } from './search-params'
import { refresh } from '../../../lib/refresh'
import { look } from '../../../ui/look'

const [PAGE_SIZE] = IMPORT_SIZES
const PATH = '/vendor/imports'

/** Number of lines, or of those checked so far. */
const linesOf = ({ lines, lines_checked }: ImportRow) => formatCount(lines ?? lines_checked)

function useColumns(): readonly Column<ImportRow>[] {
  const t = useTexts(importTexts)
  const { dateTime } = useFormats()
  const figure = (key: 'good' | 'bad' | 'imported'): Column<ImportRow> => ({
    key,
    head: t(key),
    align: 'right',
    width: 110,
    cell: (row) => formatCount(row[key]),
  })
  return [
    {
      key: 'file',
      head: t('file'),
      card: 'title',
      cell: ({ file_name }) => (
        <span className={look('medium', 'break-anywhere')}>{file_name}</span>
      ),
    },
    {
      key: 'state',
      head: t('state'),
      card: 'chip',
      width: 160,
      cell: ({ state }) => <ImportChip state={state} />,
    },
    { key: 'lines', head: t('lines'), align: 'right', width: 110, cell: linesOf },
    figure('good'),
    figure('bad'),
    figure('imported'),
    { key: 'who', head: t('who'), cell: ({ started_by, created_by }) => started_by || created_by },
    {
      key: 'when',
      head: t('when'),
      card: 'date',
      cell: ({ created_at }) => <span className={look('nowrap')}>{dateTime(created_at)}</span>,
    },
  ]
}

function ImportList() {
  const t = useTexts(importTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: PATH })
  const { skip = 0, limit = PAGE_SIZE } = address
  return (
    <ListScreen<ImportRow>
      query={useImports({ skip, limit })}
      address={address}
      go={(next) => void navigate({ to: PATH, search: { ...address, ...next } })}
      pageSizes={IMPORT_SIZES}
      label={t('imports')}
      columns={useColumns()}
      rowKey={({ _id }) => _id}
      rowLink={({ _id }) => ({ to: '/vendor/imports/$id', params: { id: _id } })}
      skeletonRows={4}
      none={
        <EmptyState
          icon={<IconFileSpreadsheet size={22} />}
          text={t('noImports')}
          helper={t('noImportsHelp')}
        />
      }
    />
  )
}

/** `/vendor/imports`: upload of a spreadsheet, and earlier imports with their results. */
export default function VendorImportsScreen() {
  const t = useTexts(importTexts)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const onAccepted = ({ _id }: ImportRow) => {
    toastSuccess(tx(importMessages.uploaded))
    void refresh(queries, ['import'])
    void navigate({ to: '/vendor/imports/$id', params: { id: _id } })
  }
  return (
    <>
      <PageHead
        title={t('imports')}
        text={t('importsText')}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconArrowLeft size={16} aria-hidden />}
              renderRoot={(props) => <Link {...props} to="/vendor/products" />}
            >
              {t('backToProducts')}
            </Button>
            <DownloadButton call="downloadTemplate" input={{}} label={t('template')} />
          </>
        }
      />
      <ImportUpload onAccepted={onAccepted} />
      <ImportRules />
      <ImportList />
    </>
  )
}
