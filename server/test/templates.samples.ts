import { companyId, idOf, productId } from './company'
import type { Samples } from './sample'

const NOTHING = idOf('nothing')
const byId = { params: { id: NOTHING } }
const item = { productId: productId('kertas'), quantity: 1 }
const content = { template_name: 'Monthly', value: [{ packages: { items: [item] } }] }

export const templateSamples = (company: string): Samples => ({
  listTemplates: { query: { id: companyId(company), skip: '0', limit: '5' } },
  getTemplate: byId,
  getTemplateItems: byId,
  saveTemplate: { body: content },
  updateTemplate: { ...byId, body: content },
  addTemplateItem: { body: { id: NOTHING, item } },
  deleteTemplate: byId,
})
