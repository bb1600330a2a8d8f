import { findText, type Text } from '../kernel/texts'
import { auditActions, auditSubjects } from './audit.actions.texts'
import { auditFields, auditStates } from './audit.fields.texts'

type AuditSubject = keyof typeof auditSubjects

/** What a company filters its own log by, in the order in which it is offered. */
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

/** The same of a vendor. */
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

/** An action in words; nothing for one that this release doesn't know. */
export const findActionName = (action: string): Text | undefined => findText(auditActions, action)

/** What an entry is about in words; nothing for what this release doesn't know. */
export const findSubjectName = (subject: string): Text | undefined =>
  findText(auditSubjects, subject)

/** A field in words; nothing for one that this release doesn't know. */
export const findFieldName = (field: string, subject: string): Text | undefined =>
  findText(auditFields, `${subject}.${field}`) ?? findText(auditFields, field)

/** Whether an account works, in words. */
export const findStateName = (state: string): Text | undefined => findText(auditStates, state)
