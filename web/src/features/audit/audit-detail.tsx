import { Button } from '@mantine/core'
import type { AuditRow } from '@pasok/domain/audit/audit.model'
import { auditTexts } from '@pasok/domain/audit/audit.texts'
import { useMemo, useState } from 'react'
import { count as formatCount } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { Code } from '../../ui/code'
import { differenceOf, fieldName, type ChangedField } from './audit-difference'
import classes from './audit-list.module.css'

/** A change of hundreds of fields begins with so many. */
const FIRST_FIELDS = 30

function useValue(): (value: unknown) => string | null {
  const t = useTexts(auditTexts)
  return (value) => {
    if (value === undefined) return null
    if (value === null || value === '') return t('empty')
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
}

function Value({ value, label }: { value: unknown; label: string }) {
  const text = useValue()(value)
  const isEmpty = value === null || value === ''
  return (
    <td data-label={label} data-none={text === null || undefined}>
      {isEmpty ? <em className={classes.empty}>{text}</em> : (text ?? '–')}
    </td>
  )
}

function Changes({ fields }: { fields: readonly ChangedField[] }) {
  const t = useTexts(auditTexts)
  const [all, setAll] = useState(false)
  const shown = all ? fields : fields.slice(0, FIRST_FIELDS)
  const left = fields.length - shown.length
  return (
    <>
      <table className={classes.changes}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{fieldName(field) || t('value')}</th>
              <Value value={before} label={t('before')} />
              <Value value={after} label={t('after')} />
            </tr>
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

/** One entry: what changed, side by side; who it was, and from where. */
export function AuditDetail({ row }: { row: AuditRow }) {
  const t = useTexts(auditTexts)
  const { changed, unchanged } = useMemo(() => differenceOf(row.before, row.after), [row])
  const facts = [
    { label: t('person'), value: [row.actor_name, row.actor_email].filter(Boolean).join(' · ') },
    { label: t('company'), value: row.company_name },
    { label: t('subjectId'), value: row.subject_id, isCode: true },
    { label: t('requestId'), value: row.request_id, isCode: true },
    { label: t('address'), value: row.address },
  ].filter(({ value }) => value !== '')
  return (
    <>
      {changed.length === 0 ? (
        <p className={classes.quiet}>{t('nothingKept')}</p>
      ) : (
        <Changes fields={changed} />
      )}
      {unchanged > 0 && changed.length > 0 && (
        <p className={classes.quiet}>
          {unchanged === 1
            ? t('unchangedOne')
            : t('unchangedMany', { count: formatCount(unchanged) })}
        </p>
      )}
      <dl className={classes.facts}>
        {facts.map(({ label, value, isCode }) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>{isCode ? <Code value={value} /> : value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
