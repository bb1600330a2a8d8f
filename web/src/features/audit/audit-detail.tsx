import { Button } from '@mantine/core'
import type { AuditRow } from '@pasok/domain/audit/audit.model'
import { auditTexts } from '@pasok/domain/audit/audit.texts'
import { useMemo, useState } from 'react'
import { count as formatCount, NONE } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { Code } from '../../ui/code'
import { type ChangedField, differenceOf, listDifferenceOf } from './audit-difference'
import classes from './audit-list.module.css'
import { type FeatureName, useFieldName, useValueText } from './audit-names'
import { look } from '../../ui/look'

const FIRST_ENTRIES = 12

interface CellProps {
  label: string
  value: unknown
  textOf: (value: unknown) => string
}

function ValueCell({ label, value, textOf }: CellProps) {
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0)
  return (
    <td data-label={label} className={look(value === undefined && 'dimmed')}>
      {isEmpty ? (
        <em className={look('dimmed', 'regular')}>{textOf('')}</em>
      ) : (
        <span>{value === undefined ? NONE : textOf(value)}</span>
      )}
    </td>
  )
}

/** Gives each value a unique key, although equal values may occur several times. */
function keyed(values: readonly unknown[]): { key: string; value: unknown }[] {
  const seen = new Map<string, number>()
  return values.map((value) => {
    const name = JSON.stringify(value)
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return { key: `${times} ${name}`, value }
  })
}

interface ListCellProps {
  label: string
  values: readonly unknown[]
  textOf: CellProps['textOf']
}

function ListCell({ label, values, textOf }: ListCellProps) {
  const t = useTexts(auditTexts)
  const [all, setAll] = useState(false)
  if (values.length === 0) return <ValueCell label={label} value={undefined} textOf={textOf} />
  const shown = all ? values : values.slice(0, FIRST_ENTRIES)
  const left = values.length - shown.length
  return (
    <td data-label={label}>
      <div>
        <ul>
          {keyed(shown).map(({ key, value }) => (
            <li key={key}>{textOf(value)}</li>
          ))}
        </ul>
        {left > 0 && (
          <Button size="compact-xs" variant="default" mt={4} onClick={() => setAll(true)}>
            {t('moreFields', { count: formatCount(left) })}
          </Button>
        )}
      </div>
    </td>
  )
}

const asList = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) ? value : undefined

interface AuditChangeProps {
  change: ChangedField
  row: AuditRow
  featureName: FeatureName | undefined
}

/** A changed field with its old and new value; for a list, the removed and added entries. */
function AuditChange({ change, row, featureName }: AuditChangeProps) {
  const t = useTexts(auditTexts)
  const fieldName = useFieldName()
  const valueText = useValueText(featureName)
  const { field, before, after } = change
  const textOf = (value: unknown) => valueText(value, field)
  const name = (field && fieldName(field, row)) || t('value')
  const lists = [asList(before), asList(after)].filter((list) => list !== undefined)
  if (lists.every((list) => list.length === 0))
    return (
      <tr className={look('border-b', 'py-xs', 'phone-block')}>
        <th scope="row" className={look('medium')}>
          {name}
        </th>
        <ValueCell label={t('before')} value={before} textOf={textOf} />
        <ValueCell label={t('after')} value={after} textOf={textOf} />
      </tr>
    )
  const was = asList(before) ?? []
  const is = asList(after) ?? []
  const { removed, added, unchanged } = listDifferenceOf(was, is)
  const isReordered = removed.length + added.length === 0
  const stays = unchanged === 1 ? t('keptOne') : t('keptMany', { count: formatCount(unchanged) })
  return (
    <tr className={look('border-b', 'py-xs', 'phone-block')}>
      <th scope="row" className={look('medium')}>
        {name}
        {unchanged > 0 && (
          <div className={look('dimmed', 'regular')}>{isReordered ? t('reordered') : stays}</div>
        )}
      </th>
      <ListCell label={t('before')} values={isReordered ? was : removed} textOf={textOf} />
      <ListCell label={t('after')} values={isReordered ? is : added} textOf={textOf} />
    </tr>
  )
}

const FIRST_FIELDS = 30

interface ChangesProps {
  fields: readonly ChangedField[]
  row: AuditRow
  featureName: FeatureName | undefined
}

function Changes({ fields, row, featureName }: ChangesProps) {
  const t = useTexts(auditTexts)
  const [all, setAll] = useState(false)
  const shown = all ? fields : fields.slice(0, FIRST_FIELDS)
  const left = fields.length - shown.length
  return (
    <>
      <table className={`${look('table', 'phone-block')} ${classes.changes}`}>
        <thead className={look('phone-sr-only')}>
          <tr className={look('border-b')}>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody className={look('phone-block')}>
          {shown.map((change) => (
            <AuditChange key={change.field} change={change} row={row} featureName={featureName} />
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <Button size="compact-sm" variant="default" mt="xs" onClick={() => setAll(true)}>
          {t('moreFields', { count: formatCount(left) })}
        </Button>
      )}
    </>
  )
}

interface AuditDetailProps {
  row: AuditRow
  /** True for the log of the user's own company. */
  isOwn: boolean
  featureName: FeatureName | undefined
}

/** Details of an audit entry: the changes side by side, the user and the source of the request. */
export function AuditDetail({ row, isOwn, featureName }: AuditDetailProps) {
  const t = useTexts(auditTexts)
  const { changed, unchanged } = useMemo(() => differenceOf(row.before, row.after), [row])
  const facts = [
    { label: t('person'), value: [row.actor_name, row.actor_email].filter(Boolean).join(' · ') },
    { label: t('company'), value: isOwn ? '' : row.company_name },
    { label: t('subjectId'), value: row.subject_id, isCode: true },
    { label: t('requestId'), value: row.request_id, isCode: true },
    { label: t('address'), value: row.address },
  ].filter(({ value }) => value !== '')
  return (
    <>
      {changed.length === 0 ? (
        <p className={look('dimmed', 'mt-xs')}>{t('nothingKept')}</p>
      ) : (
        <Changes fields={changed} row={row} featureName={featureName} />
      )}
      {unchanged > 0 && changed.length > 0 && (
        <p className={look('dimmed', 'mt-xs')}>
          {unchanged === 1
            ? t('unchangedOne')
            : t('unchangedMany', { count: formatCount(unchanged) })}
        </p>
      )}
      <dl className={`${look('flex', 'wrap', 'mt-sm')} ${classes.facts}`}>
        {facts.map(({ label, value, isCode }) => (
          <div key={label} className={look('row', 'gap-xs', 'min-w-0')}>
            <dt>{label}</dt>
            <dd className={look('min-w-0', 'break-anywhere')}>
              {isCode ? <Code value={value} /> : value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
