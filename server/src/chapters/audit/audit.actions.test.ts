import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { auditActions, auditSubjects } from '@pasok/domain/audit/audit.actions.texts'
import { findActionName, findSubjectName } from '@pasok/domain/audit/audit.names'
import { importMachine } from '@pasok/domain/catalog/imports/imports.states'
import { companyMachine } from '@pasok/domain/company/company.states'
import { invoiceMachine } from '@pasok/domain/invoices/invoices.states'
import { downPaymentMachine, itemMachine, packageMachine } from '@pasok/domain/orders/orders.states'
import { paymentMachine } from '@pasok/domain/payments/payments.states'
import { receiptMachine } from '@pasok/domain/receipts/receipts.states'
import { downloadMachine } from '@pasok/domain/reports/downloads/downloads.states'
import { requestMachine } from '@pasok/domain/requests/requests.states'
import { invitationMachine } from '@pasok/domain/team/invitations/invitations.states'
import { applicationMachine } from '@pasok/domain/vendors/applications/applications.states'
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '..', '..')

/** Expansions of action names built from parts; names not listed here are not checked for a text. */
const MADE: Readonly<Record<string, readonly string[]>> = {
  '${kind}.${event}': [
    ...Object.keys(companyMachine.events).map((event) => `company.${event}`),
    ...Object.keys(requestMachine.events).map((event) => `request.${event}`),
    ...Object.keys(packageMachine.events).map((event) => `package.${event}`),
    ...Object.keys(downPaymentMachine.events).map((event) => `down-payment.${event}`),
    ...Object.keys(itemMachine.events).map((event) => `item.${event}`),
    ...Object.keys(receiptMachine.events).map((event) => `receipt.${event}`),
    ...Object.keys(invoiceMachine.events).map((event) => `invoice.${event}`),
    ...Object.keys(paymentMachine.events).map((event) => `payment.${event}`),
  ],
  '${document}.create': ['order.create', 'package.create'],
  'invitation.${event}': Object.keys(invitationMachine.events).map(
    (event) => `invitation.${event}`,
  ),
  'application.${event}': Object.keys(applicationMachine.events).map(
    (event) => `application.${event}`,
  ),
  'report.${event}': Object.keys(downloadMachine.events).map((event) => `report.${event}`),
  'import.${event}': Object.keys(importMachine.events).map((event) => `import.${event}`),
}

interface Entry {
  file: string
  name: string
}

/** Returns the literals of a property wherever the sources write to the audit log. */
function literalsOf(property: 'action' | 'subject'): Entry[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  return files.flatMap((file) => {
    const text = readFileSync(join(SOURCES, file), 'utf8')
    if (!text.includes('AuditEntry') && !text.includes('writeAudit')) return []
    const values = text.matchAll(
      new RegExp(`\\b${property}:((?:\`[^\`]*\`|'[^']*'|[^,}'\`])+)`, 'g'),
    )
    return [...values].flatMap(([, value = '']) =>
      [...value.matchAll(/'([^']+)'|`([^`]+)`/g)].map(([, plain, made]) => ({
        file,
        name: plain ?? made ?? '',
      })),
    )
  })
}

/** Literals in conditions are not names: `before ? 'a' : 'b'`, `status === 'ACTIVE'`. */
const NOT_NAMES = new Set(['ACTIVE'])

const namesOf = (property: 'action' | 'subject') =>
  literalsOf(property).filter(({ name }) => !NOT_NAMES.has(name))

it('every action that is written has a name, and every name an action', () => {
  const found = namesOf('action')
  expect(found.length).toBeGreaterThan(25)
  const unknown = found.filter(({ name }) => {
    const made = name.includes('$') ? MADE[name] : [name]
    return !made || made.some((action) => !findActionName(action))
  })
  expect(unknown).toEqual([])
  const written = new Set(found.flatMap(({ name }) => MADE[name] ?? [name]))
  expect(Object.keys(auditActions).filter((action) => !written.has(action))).toEqual([])
})

it('every subject that is written has a name', () => {
  const found = namesOf('subject').filter(({ name }) => !name.includes('$'))
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter(({ name }) => !findSubjectName(name))).toEqual([])
  expect(Object.keys(auditSubjects)).toEqual(
    expect.arrayContaining([...new Set(found.map(({ name }) => name))]),
  )
})
