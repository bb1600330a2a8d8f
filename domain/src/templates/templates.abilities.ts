import type { Feature } from '../kernel/permissions'

export const TEMPLATE_ACTIONS = ['edit', 'delete', 'createRequest'] as const
export type TemplateAction = (typeof TEMPLATE_ACTIONS)[number]

const FEATURE_OF: Readonly<Record<TemplateAction, Feature>> = {
  edit: 'templates.edit',
  delete: 'templates.delete',
  createRequest: 'requests.from-template',
}

/** All actions with whether somebody with these features may do them. */
export function actionsOnTemplate(features: ReadonlySet<Feature>): Record<TemplateAction, boolean> {
  return {
    edit: features.has(FEATURE_OF.edit),
    delete: features.has(FEATURE_OF.delete),
    createRequest: features.has(FEATURE_OF.createRequest),
  }
}
