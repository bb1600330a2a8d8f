import type { BodyIn } from '@pasok/domain/kernel/contract'
import { saveTemplate } from '@pasok/domain/templates/templates.contract'
import type { Template } from '@pasok/domain/templates/templates.model'
import type { Pool } from 'pg'
import type { Person } from './api'
import type { Wanted } from './oracle'
import { itemsOf } from './requests'

/** Lines of two vendors, all available. */
export const LINES: readonly Wanted[] = [
  { product: 'kertas', quantity: 2.5 },
  { product: 'bor', quantity: 1 },
  { product: 'pulpen', quantity: 12 },
]

export const templateOf = (
  lines: readonly Wanted[],
  name = 'Monthly',
): BodyIn<typeof saveTemplate> => ({
  template_name: name,
  value: [{ packages: { items: itemsOf(lines) } }],
})

/** Creates a template with these lines. @returns its id. */
export async function template(
  person: Person,
  lines: readonly Wanted[],
  name?: string,
): Promise<string> {
  return (await person.must(saveTemplate, { body: templateOf(lines, name) }))._id
}

export const itemsIn = ({ vendors }: Template) => vendors.flatMap(({ packages }) => packages.items)

export const linesIn = (one: Template) =>
  Object.fromEntries(itemsIn(one).map((item) => [item.productId, item._id]))

/** Returns the audit log of a template, in order. */
export async function auditOf(pool: Pool, id: string) {
  const { rows } = await pool.query<{ action: string; before: unknown; after: unknown }>(
    "select action, before, after from audit_log where subject = 'template' and subject_id = $1 order by id",
    [id],
  )
  return rows
}
