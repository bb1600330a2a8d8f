import { placeIn, type Kind, type Place } from './place'

const TEMPLATE: readonly Kind[] = ['template', 'draft', 'company']

export const TEMPLATE_PLACES: readonly Place[] = [
  ...placeIn(['listTemplates'], 'query', 'id', 'company'),
  ...placeIn(['saveTemplate', 'updateTemplate'], 'body', 'buyerId', 'company'),
  ...placeIn(
    ['getTemplate', 'getTemplateItems', 'updateTemplate', 'deleteTemplate'],
    'params',
    'id',
    ...TEMPLATE,
  ),
  ...placeIn(['addTemplateItem'], 'body', 'id', ...TEMPLATE),
]
