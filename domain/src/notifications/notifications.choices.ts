/** What a notification, its mail and a broadcast are one of; without the schemas, for screens. */

/** Spec 2 §3. */
export const CATEGORIES = ['Orders', 'Invoice', 'Report'] as const

/** What the provider tells companies. */
export const AUDIENCES = ['all', 'buyers', 'vendors', 'chosen'] as const

/** How a kind comes by mail, too. */
export const MAIL_CHOICES = ['off', 'at-once', 'daily'] as const
