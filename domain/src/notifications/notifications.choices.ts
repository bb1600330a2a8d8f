/** The choices for notifications, mails and broadcasts, without schemas, so that screens can import them. */

/** Spec 2 §3. */
export const CATEGORIES = ['Orders', 'Invoice', 'Report'] as const

export const AUDIENCES = ['all', 'buyers', 'vendors', 'chosen'] as const

/** Whether notifications of a kind are also sent by mail. */
export const MAIL_CHOICES = ['off', 'at-once', 'daily'] as const
