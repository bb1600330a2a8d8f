import type { BodyIn } from '@pasok/domain/kernel/contract'
import { saveTemplate } from '@pasok/domain/templates/templates.contract'
import type { Person } from './api'
import type { Wanted } from './oracle'
import { itemsOf } from './requests'

/** The save payload of a template of these lines. */
export const templateOf = (
  lines: readonly Wanted[],
  name = 'Monthly',
): BodyIn<typeof saveTemplate> => ({
  template_name: name,
  value: [{ packages: { items: itemsOf(lines) } }],
})

/** A template of these lines. @returns its id. */
export async function template(
  person: Person,
  lines: readonly Wanted[],
  name?: string,
): Promise<string> {
  return (await person.must(saveTemplate, { body: templateOf(lines, name) }))._id
}
