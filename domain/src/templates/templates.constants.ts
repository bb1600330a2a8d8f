/** Search topics of templates (Spec 1 §9). */
export const TEMPLATE_TOPICS = ['name', 'vendor', 'createdBy'] as const
export type TemplateTopic = (typeof TEMPLATE_TOPICS)[number]

/** Spec 1 §9. */
export const TEMPLATES_PAGE_SIZE = 15
/**
 * Milliseconds between saving a template and returning to the list, during which the confirmation
 * is shown (Spec 1 §9).
 */
export const TEMPLATE_SAVED_DELAY = 1_500
/** The payment term in days that a template shows for every vendor (Spec 1 §9); an order has its own. */
export const SHOWN_PAYMENT_TERM = 30
