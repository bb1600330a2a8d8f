/** Search topics of templates (Spec 1 §9). */
export const TEMPLATE_TOPICS = ['name', 'vendor', 'createdBy'] as const
export type TemplateTopic = (typeof TEMPLATE_TOPICS)[number]

/** Templates per page of the list (Spec 1 §9). */
export const TEMPLATES_PAGE_SIZE = 15
/**
 * Delay between saving a template and returning to the list, during which the confirmation
 * is shown (Spec 1 §9).
 */
export const TEMPLATE_SAVED_DELAY_MS = 1_500
/** The payment term that a template shows for every vendor (Spec 1 §9); an order has its own. */
export const SHOWN_PAYMENT_TERM_DAYS = 30
