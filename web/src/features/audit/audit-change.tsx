import { Button } from '@mantine/core'
import type { AuditRow } from '@pasok/domain/audit/audit.model'
import { auditTexts } from '@pasok/domain/audit/audit.texts'
import { useState } from 'react'
import { count as formatCount } from '../../lib/format'
import { NONE } from '../../lib/none'
import { useTexts } from '../../lib/texts'
import { listDifferenceOf, type ChangedField } from './audit-difference'
import { useFieldName, useValueText, type FeatureName } from './audit-names'
import { look } from '../../ui/look'

/** A list of hundreds of entries begins with so many. */
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

/** The same entry may be there twice. */
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

/** A field with what stood and what stands in it; of a list, what went and what came. */
export function AuditChange({ change, row, featureName }: AuditChangeProps) {
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
  const { gone, come, kept } = listDifferenceOf(was, is)
  const isReordered = gone.length + come.length === 0
  const stays = kept === 1 ? t('keptOne') : t('keptMany', { count: formatCount(kept) })
  return (
    <tr className={look('border-b', 'py-xs', 'phone-block')}>
      <th scope="row" className={look('medium')}>
        {name}
        {kept > 0 && (
          <div className={look('dimmed', 'regular')}>{isReordered ? t('reordered') : stays}</div>
        )}
      </th>
      <ListCell label={t('before')} values={isReordered ? was : gone} textOf={textOf} />
      <ListCell label={t('after')} values={isReordered ? is : come} textOf={textOf} />
    </tr>
  )
}
