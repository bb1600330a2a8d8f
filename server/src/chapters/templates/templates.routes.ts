import * as calls from '@pasok/domain/templates/templates.contract'
import { templateTexts } from '@pasok/domain/templates/templates.texts'
import { endpoint } from '../../http/endpoint'
import { assertOwnList, paged } from '../../http/lists'
import { addTemplateItem, deleteTemplate, saveTemplate, updateTemplate } from './save-template'
import { getTemplate, getTemplateItems, listTemplates } from './templates.queries'

export const templateEndpoints = [
  endpoint(calls.listTemplates, async ({ db, scope, actor, query }) => {
    assertOwnList(scope, query.id)
    return paged(await listTemplates(db, actor, query))
  }),
  endpoint(calls.getTemplateItems, async ({ db, actor, params }) => ({
    data: await getTemplateItems(db, actor, params.id),
  })),
  endpoint(calls.getTemplate, async ({ db, actor, params }) => ({
    data: await getTemplate(db, actor, params.id),
  })),
  endpoint(calls.saveTemplate, async ({ work, body }) => ({
    data: await saveTemplate(work, body),
    message: templateTexts.saved,
  })),
  endpoint(calls.updateTemplate, async ({ work, params, body }) => ({
    data: await updateTemplate(work, params.id, body),
    message: templateTexts.saved,
  })),
  endpoint(calls.addTemplateItem, async ({ work, body }) => ({
    data: await addTemplateItem(work, body),
    message: templateTexts.itemAdded,
  })),
  endpoint(calls.deleteTemplate, async ({ work, params }) => {
    await deleteTemplate(work, params.id)
    return { data: null, message: templateTexts.deleted }
  }),
]
