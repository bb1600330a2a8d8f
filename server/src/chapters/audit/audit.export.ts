import { auditExportTexts, auditTexts } from '@pasok/domain/audit/audit.texts'
import { factsText } from '@pasok/domain/audit/audit.facts'
import { findActionName, findSubjectName } from '@pasok/domain/audit/audit.names'

import { clockOf } from '@pasok/domain/kernel/calendar'
import { formatText, type Language, type Text } from '@pasok/domain/kernel/texts'
import { stringify } from 'csv-stringify/sync'
import type { Reader } from '../../db/db'
import type { BuyerScope, VendorScope } from '../../db/scope'
import {
  findPartEnd,
  listAuditPart,
  type AuditFilter,
  type AuditPlace,
  type AuditRecord,
} from './audit.store'

/** Number of rows read and written per part; an export has only one part in memory. */
const PART = 1_000

interface Column {
  head: Text
  cell: (row: AuditRecord, language: Language, clock: (instant: Date) => string) => string
}

const COLUMNS: readonly Column[] = [
  { head: auditTexts.time, cell: ({ at }, _, clock) => clock(at) },
  { head: auditTexts.who, cell: (row) => row.actor_name },
  { head: auditTexts.email, cell: (row) => row.actor_email ?? '' },
  { head: auditExportTexts.actingFor, cell: (row) => row.acting_for_name ?? '' },
  {
    head: auditTexts.action,
    cell: ({ action }, language) => word(findActionName, action, language),
  },
  {
    head: auditTexts.subject,
    cell: (row, language) => word(findSubjectName, row.subject, language),
  },
  { head: auditTexts.subjectId, cell: (row) => row.subject_id },
  {
    head: auditTexts.before,
    cell: (row, language) => factsText(row.before, row.subject, language),
  },
  { head: auditTexts.after, cell: (row, language) => factsText(row.after, row.subject, language) },
  { head: auditTexts.address, cell: (row) => row.address ?? '' },
]

/** Falls back to the stored key when this release has no name for it. */
function word(nameOf: (key: string) => Text | undefined, key: string, language: Language): string {
  const name = nameOf(key)
  return name ? formatText(name, language) : key
}

const lines = (rows: readonly string[][], isFirst: boolean): string =>
  stringify([...rows], { bom: isFirst, escape_formulas: true, record_delimiter: 'windows' })

/**
 * Writes the audit log of a company or a vendor as CSV for spreadsheets. Each part is its own statement, so
 * that a slow reader does not keep a transaction open. Rows added after the first part are not included.
 */
export async function* writeAuditCsv(
  db: Reader,
  scope: BuyerScope | VendorScope,
  filter: AuditFilter,
  locale: { timeZone: string; language: Language },
): AsyncGenerator<string, void, undefined> {
  const clock = clockOf(locale.timeZone)
  const { language } = locale
  const cellsOf = (row: AuditRecord) => COLUMNS.map(({ cell }) => cell(row, language, clock))
  let isFirst = true
  let below: AuditPlace | undefined
  do {
    const last = await findPartEnd(db, scope, filter, below, PART)
    const cells = (await listAuditPart(db, scope, filter, below, last)).map(cellsOf)
    if (isFirst) cells.unshift(COLUMNS.map(({ head }) => formatText(head, language)))
    if (cells.length > 0) yield lines(cells, isFirst)
    isFirst = false
    below = last
  } while (below)
}
