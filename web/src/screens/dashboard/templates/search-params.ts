import { TEMPLATES_PAGE_SIZE } from '@pasok/domain/templates/templates.constants'
import { BY_DATE, readDocuments, type DocumentsAddress } from '../../../lib/list-search'

const SHOWN_TEMPLATE_TOPICS = ['name', 'vendor', 'createdBy', BY_DATE] as const
export type TemplateSearchTopic = (typeof SHOWN_TEMPLATE_TOPICS)[number]

export const TEMPLATE_PAGE_SIZES = [TEMPLATES_PAGE_SIZE, 30, 50, 100] as const

export type TemplatesSearch = DocumentsAddress<TemplateSearchTopic>

/** Reads the search parameters; invalid ones are ignored. */
export const parseSearch = (search: Record<string, unknown>): TemplatesSearch =>
  readDocuments(search, SHOWN_TEMPLATE_TOPICS, TEMPLATE_PAGE_SIZES)
