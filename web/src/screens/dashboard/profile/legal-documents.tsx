import { Anchor } from '@mantine/core'
import { areDocumentsOpen } from '@pasok/domain/company/company.abilities'
import type { LegalDocument } from '@pasok/domain/company/company.model'
import { companyProfileTexts } from '@pasok/domain/company/company.profile.texts'
import { FILE_LINK_RENEWAL_MS } from '@pasok/domain/files/files.constants'
import { IconFileOff, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { useMemo } from 'react'
import { CutOffNote } from '../../../documents/cut-off-note'
import { LoadError } from '../../../documents/load-error'
import { useCompany } from '../../../features/company/company.queries'
import { MarketingLine } from '../../../features/company/marketing-line'
import { isCutOff } from '../../../lib/is-cut-off'
import { NONE } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import type { Column } from '../../../ui/data-table.types'
import { DataTable } from '../../../ui/data-table'
import { EmptyState } from '../../../ui/empty-state'
import classes from './profile.module.css'
import { look } from '../../../ui/look'

function FileLink({ document }: { document: LegalDocument }) {
  const t = useTexts(companyProfileTexts)
  const { url, title, file_name: name, file_type: type } = document
  if (url === '') return <span className={look('dimmed')}>{t('noFile')}</span>
  const Sign = type.startsWith('image/') ? IconPhoto : IconFileTypePdf
  return (
    <Anchor
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      inherit
      className={`${classes.file} ${look('inline-row', 'gap-6', 'break-anywhere')}`}
      aria-label={t('openFile', { title: name || title })}
    >
      <Sign size={16} stroke={1.75} aria-hidden />
      <span>{name || title}</span>
    </Anchor>
  )
}

function useColumns(): readonly Column<LegalDocument>[] {
  const t = useTexts(companyProfileTexts)
  return useMemo(
    () => [
      {
        key: 'title',
        head: t('document'),
        card: 'title',
        cell: ({ title }) => <span className={look('medium')}>{title}</span>,
      },
      {
        key: 'number',
        head: t('number'),
        cell: ({ value }) => value || <span className={look('dimmed')}>{NONE}</span>,
      },
      { key: 'file', head: t('file'), cell: (document) => <FileLink document={document} /> },
    ],
    [t],
  )
}

/** Legal Documents (Spec 1 §2): title, number and a link to the document. */
export function LegalDocuments() {
  const t = useTexts(companyProfileTexts)
  const columns = useColumns()
  const company = useCompany(FILE_LINK_RENEWAL_MS)
  const { data, error, isFetching, refetch } = company
  if (isCutOff(company)) return <CutOffNote />
  if (error && !data)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <div className={look('stack', 'gap-sm')}>
      <DataTable<LegalDocument>
        label={t('documents')}
        columns={columns}
        rows={data?.legal_documents}
        rowKey={({ id }) => id}
        skeletonRows={5}
        empty={<EmptyState icon={<IconFileOff size={22} />} text={t('documentsMissing')} />}
      />
      {data && !areDocumentsOpen(data.verification_status) && (
        <MarketingLine
          text={t('documentsClosed')}
          textWithoutMail={t('documentsClosedNoMail')}
          email={data.marketing_email}
        />
      )}
    </div>
  )
}
