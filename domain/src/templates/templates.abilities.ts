import type { Feature } from '../kernel/features'

export const TEMPLATE_ACTIONS = ['edit', 'delete', 'createRequest'] as const
type TemplateAction = (typeof TEMPLATE_ACTIONS)[number]

/** Of a template a request is made: that takes both. */
export const TO_USE_TEMPLATES = [
  'requests.from-template',
  'requests.create',
] as const satisfies readonly Feature[]

/** All actions with whether somebody with these features may do them. */
export function actionsOnTemplate(features: ReadonlySet<Feature>): Record<TemplateAction, boolean> {
  return {
    edit: features.has('templates.edit'),
    delete: features.has('templates.delete'),
    createRequest: TO_USE_TEMPLATES.every((feature) => features.has(feature)),
  }
}
