/** What templates are searched by (Spec 1 §9). */
export const TEMPLATE_TOPICS = ['name', 'vendor', 'createdBy'] as const
export type TemplateTopic = (typeof TEMPLATE_TOPICS)[number]

/** Spec 1 §9. */
export const TEMPLATES_PAGE_SIZE = 15
/** Spec 1 §9, milliseconds from a template's saving to the list; as long it is told that it is saved. */
export const TEMPLATE_SAVED_DELAY = 1_500
/** Spec 1 §9: the term that a template shows for every vendor, in days; an order has its own. */
export const SHOWN_PAYMENT_TERM = 30
