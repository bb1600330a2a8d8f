/** Rows of the longest sheet that are streamed while one waits; of more the file is made in the background. */
export const MOST_LINES_AT_ONCE = 100_000
/** The sheets that have a row for each document or line. */
export const LISTS = ['orders', 'items', 'receipts', 'invoices'] as const
/** For so long a report that was made in the background is kept. */
export const DOWNLOAD_KEPT_DAYS = 7
/** For so long one reads in the list that there was a report. */
export const DOWNLOAD_LISTED_DAYS = 30
/** Reports of one person that are made at the same time. */
export const MOST_MAKING = 3
