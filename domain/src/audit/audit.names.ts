import { findText, type Text } from '../kernel/texts'
import { auditActions, auditSubjects } from './audit.actions.texts'
import { auditFields, auditStates } from './audit.fields.texts'

type AuditSubject = keyof typeof auditSubjects

/** The kinds of record that a company can filter its own log by, in display order. */
export const SUBJECTS = [
  'company',
  'user',
  'role',
  'department',
  'address',
  'bank-account',
  'template',
  'request',
  'order',
  'package',
  'relation',
  'invitation',
  'report',
  'file',
  'conversation',
  'feedback',
] as const satisfies readonly AuditSubject[]

/** The kinds of record that a vendor can filter its own log by, in display order. */
export const VENDOR_SUBJECTS = [
  'vendor',
  'product',
  'import',
  'coverage',
  'bank-account',
  'relation',
  'picture',
  'user',
  'conversation',
  'file',
] as const satisfies readonly AuditSubject[]

/** Returns the text of an action; undefined when this release does not know the action. */
export const findActionName = (action: string): Text | undefined => findText(auditActions, action)

/** Returns the text of a kind of record; undefined when this release does not know it. */
export const findSubjectName = (subject: string): Text | undefined =>
  findText(auditSubjects, subject)

/** Returns the label of a field, preferring the label specific to the subject; undefined when unknown. */
export const findFieldName = (field: string, subject: string): Text | undefined =>
  findText(auditFields, `${subject}.${field}`) ?? findText(auditFields, field)

/** Returns the text of a record's state; undefined when unknown. */
export const findStateName = (state: string): Text | undefined => findText(auditStates, state)
