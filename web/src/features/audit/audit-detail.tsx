import { Button } from '@mantine/core'
import type { AuditRow } from '@pasok/domain/audit/audit.model'
import { auditTexts } from '@pasok/domain/audit/audit.texts'
import { useMemo, useState } from 'react'
import { count as formatCount } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { Code } from '../../ui/code'
import { AuditChange } from './audit-change'
import { differenceOf, type ChangedField } from './audit-difference'
import classes from './audit-list.module.css'
import type { FeatureName } from './audit-names'
import { look } from '../../ui/look'

/** A change of hundreds of fields begins with so many. */
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
  /** The log is one company's own. */
  isOwn: boolean
  featureName: FeatureName | undefined
}

/** One entry: what changed, side by side; who it was, and from where. */
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
