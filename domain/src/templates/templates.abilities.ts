import type { Feature } from '../kernel/features'

export const TEMPLATE_ACTIONS = ['edit', 'delete', 'createRequest'] as const
type TemplateAction = (typeof TEMPLATE_ACTIONS)[number]

/** Creating a request from a template requires both features. */
export const TO_USE_TEMPLATES = [
  'requests.from-template',
  'requests.create',
] as const satisfies readonly Feature[]

/** Returns for each action whether a user with these features may take it. */
export function actionsOnTemplate(features: ReadonlySet<Feature>): Record<TemplateAction, boolean> {
  return {
    edit: features.has('templates.edit'),
    delete: features.has('templates.delete'),
    createRequest: TO_USE_TEMPLATES.every((feature) => features.has(feature)),
  }
}
