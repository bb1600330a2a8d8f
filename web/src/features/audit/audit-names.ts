import { fieldName, findValueName, plainName } from '@pasok/domain/audit/audit.facts'
import type { AuditRow } from '@pasok/domain/audit/audit.model'
import { findActionName, findSubjectName } from '@pasok/domain/audit/audit.names'
import { auditTexts } from '@pasok/domain/audit/audit.texts'
import type { Text } from '@pasok/domain/kernel/texts'
import { quantity, rupiah } from '../../lib/format'
import { useLanguage, useTexts, useTx } from '../../lib/texts'

/** Returns a permission's name. Passed in by the screen, because permissions belong to a later chapter. */
export type FeatureName = (feature: string) => Text | undefined

/** Returns a function that formats the user of an entry, including the company that a super admin acted for. */
export function useActorName(): (row: AuditRow) => string {
  const t = useTexts(auditTexts)
  return ({ actor_name: name, acting_for: company }) => {
    if (name === '') return t('system')
    return company === '' ? name : t('actingFor', { name, company })
  }
}

/**
 * Returns a function that names the action. Without a text of its own, `company-type.edit` becomes `Edit`, as
 * the subject is shown beside it.
 */
export function useActionName(): (row: AuditRow) => string {
  const tx = useTx()
  return ({ action, subject }) => {
    const known = findActionName(action)
    if (known) return tx(known)
    const own = `${subject}.`
    return plainName(action.startsWith(own) ? action.slice(own.length) : action)
  }
}

export function useSubjectName(): (subject: string) => string {
  const tx = useTx()
  return (subject) => {
    const known = findSubjectName(subject)
    return known ? tx(known) : plainName(subject)
  }
}

/** Fields that may name a record, in order of preference. */
const TITLES = ['code', 'name', 'fullname', 'legal_name', 'email', 'title']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** Returns the name of the changed record; empty when the entry has none. */
export function titleOf({ action, before, after }: AuditRow): string {
  const keys = action === 'address.make-default' ? ['default'] : TITLES
  for (const state of [after, before]) {
    if (!isRecord(state)) continue
    const found = keys.map((key) => state[key]).find((one) => typeof one === 'string' && one !== '')
    if (typeof found === 'string') return found
  }
  return ''
}

/**
 * Returns a function that names a field: `documents.0.number` becomes `NIB · Number` or `Documents 1 · Number`.
 */
export function useFieldName(): (field: string, row: AuditRow) => string {
  const language = useLanguage()
  return (field, { subject, before, after }) =>
    fieldName(field.split('.'), after ?? before, subject, language)
}

const FILE_ID = /^[0-9a-f]{8}-[0-9a-f-]{18}([0-9a-f]{9})$/

const isAmount = (value: unknown): boolean =>
  (typeof value === 'number' || typeof value === 'string') &&
  value !== '' &&
  Number.isFinite(Number(value))

export function useValueText(featureName?: FeatureName): (value: unknown, field: string) => string {
  const t = useTexts(auditTexts)
  const tx = useTx()
  const wordOf = (value: string, kind: string): string => {
    const text = kind === 'features' ? featureName?.(value) : findValueName(value, kind)
    return text ? tx(text) : value
  }
  return function textIn(value, field) {
    const kind = field.slice(field.lastIndexOf('.') + 1)
    if (value === null || value === '') return t('empty')
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (kind === 'total' && isAmount(value)) return rupiah(Number(value))
    const file = kind === 'file' && typeof value === 'string' ? FILE_ID.exec(value) : null
    if (file) return t('fileOf', { id: file[1] ?? '' })
    if (kind === 'lines' && isList(value)) {
      const [sku, count, total] = value
      if (value.length === 3 && isAmount(count) && isAmount(total))
        return `${String(sku)} × ${quantity(Number(count))} · ${rupiah(Number(total))}`
    }
    return typeof value === 'string' ? wordOf(value, kind) : JSON.stringify(value)
  }
}
