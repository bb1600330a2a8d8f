import { TEMPLATES_PAGE_SIZE } from '@pasok/domain/templates/templates.constants'
import { BY_DATE, readDocuments, type DocumentsAddress } from '../../../lib/list-search'

/** What the list is searched by. */
const TEMPLATE_TOPICS = ['name', 'vendor', 'createdBy', BY_DATE] as const
export type TemplateTopic = (typeof TEMPLATE_TOPICS)[number]

export const TEMPLATE_PAGE_SIZES = [TEMPLATES_PAGE_SIZE, 30, 50, 100] as const

/** The address of the templates. */
export type TemplatesSearch = DocumentsAddress<TemplateTopic>

/** Reads the address; what can't be understood counts as not given. */
export const parseSearch = (search: Record<string, unknown>): TemplatesSearch =>
  readDocuments(search, TEMPLATE_TOPICS, TEMPLATE_PAGE_SIZES)
