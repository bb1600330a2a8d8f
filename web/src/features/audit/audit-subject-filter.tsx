import { Select } from '@mantine/core'
import { findSubjectName } from '@pasok/domain/audit/audit.names'
import { auditTexts } from '@pasok/domain/audit/audit.texts'
import { useTexts, useTx } from '../../lib/texts'
import { look } from '../../ui/look'

interface SubjectFilterProps {
  /** Subjects that occur in this log. */
  offered: readonly string[]
  value: string | undefined
  onChange: (subject: string | undefined) => void
}

/** Filter by the kind of record changed, for the log of a single company. */
export function AuditSubjectFilter({ offered, value, onChange }: SubjectFilterProps) {
  const t = useTexts(auditTexts)
  const tx = useTx()
  // A pasted address may contain a subject that is not offered.
  const unlisted = value !== undefined && !offered.includes(value) ? [value] : []
  return (
    <Select
      className={look('phone-own-line')}
      w={192}
      label={t('subject')}
      placeholder={t('anySubject')}
      nothingFoundMessage={t('noSubject')}
      data={[...offered, ...unlisted].map((subject) => {
        const name = findSubjectName(subject)
        return { value: subject, label: name ? tx(name) : subject }
      })}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('anySubject') }}
      value={value ?? null}
      onChange={(subject) => onChange(subject ?? undefined)}
    />
  )
}
