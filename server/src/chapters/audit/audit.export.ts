import { auditExportTexts } from '@pasok/domain/audit/audit.export.texts'
import { factsText } from '@pasok/domain/audit/audit.facts'
import { findActionName, findSubjectName } from '@pasok/domain/audit/audit.names'
import { auditTexts } from '@pasok/domain/audit/audit.texts'
import { clockOf } from '@pasok/domain/kernel/calendar'
import { say, type Language, type Text } from '@pasok/domain/kernel/texts'
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

/** Rows that are read and written at once: what an export holds in memory. */
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

/** The log's own word where this release knows no name for it. */
function word(nameOf: (key: string) => Text | undefined, key: string, language: Language): string {
  const name = nameOf(key)
  return name ? say(name, language) : key
}

const lines = (rows: readonly string[][], isFirst: boolean): string =>
  stringify([...rows], { bom: isFirst, escape_formulas: true, record_delimiter: 'windows' })

/**
 * A company's or a vendor's own log as CSV that a spreadsheet reads: part by part, each a statement of its own,
 * so that no transaction is as long as its reader is slow. What is written after the first part isn't
 * in it.
 */
export async function* writeAuditCsv(
  db: Reader,
  scope: BuyerScope | VendorScope,
  filter: AuditFilter,
  told: { timeZone: string; language: Language },
): AsyncGenerator<string, void, undefined> {
  const clock = clockOf(told.timeZone)
  const { language } = told
  const cellsOf = (row: AuditRecord) => COLUMNS.map(({ cell }) => cell(row, language, clock))
  let isFirst = true
  let below: AuditPlace | undefined
  do {
    const last = await findPartEnd(db, scope, filter, below, PART)
    const cells = (await listAuditPart(db, scope, filter, below, last)).map(cellsOf)
    if (isFirst) cells.unshift(COLUMNS.map(({ head }) => say(head, language)))
    if (cells.length > 0) yield lines(cells, isFirst)
    isFirst = false
    below = last
  } while (below)
}
