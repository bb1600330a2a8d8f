import {
  columnHelp,
  columnName,
  IMPORT_COLUMNS,
  type ImportColumn,
} from '@pasok/domain/catalog/imports/imports.columns'
import { importTexts } from '@pasok/domain/catalog/imports/imports.texts'
import { IconChevronRight } from '@tabler/icons-react'
import { NONE } from '../../lib/format'
import { useTexts, useTx } from '../../lib/texts'
import { DataTable } from '../../ui/data-table'
import type { Column } from '../../ui/data-table.types'
import classes from './import-rules.module.css'
import { look } from '../../ui/look'

const RULES = ['ruleSku', 'ruleEmpty', 'ruleNumbers', 'ruleFile', 'ruleWithdrawn'] as const

function useColumns(): readonly Column<ImportColumn>[] {
  const t = useTexts(importTexts)
  const tx = useTx()
  return [
    { key: 'name', head: t('column'), card: 'title', cell: ({ field }) => tx(columnName(field)) },
    { key: 'help', head: t('meaning'), cell: ({ field }) => tx(columnHelp(field)) },
    {
      key: 'needed',
      head: t('needed'),
      width: 130,
      cell: ({ isRequired }) => (isRequired ? <b>{t('required')}</b> : t('optional')),
    },
    {
      key: 'clear',
      head: t('clears'),
      width: 130,
      cell: ({ cleared }) => (cleared === undefined ? NONE : <code>-</code>),
    },
  ]
}

export function ImportRules() {
  const t = useTexts(importTexts)
  const columns = useColumns()
  return (
    <details className={look('mt-sm', 'mb-lg')}>
      <summary className={look('inline-row', 'gap-4', 'min-h-32', 'medium', 'phone-touch')}>
        <IconChevronRight size={16} className={look('turn', 'quarter-turned')} aria-hidden />
        {t('rules')}
      </summary>
      <ul className={`${look('stack', 'gap-6', 'bullets', 'mt-4', 'mb-md')} ${classes.list}`}>
        {RULES.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
      <DataTable<ImportColumn>
        label={t('columns')}
        columns={columns}
        rows={IMPORT_COLUMNS}
        rowKey={({ field }) => field}
        empty={null}
      />
    </details>
  )
}
