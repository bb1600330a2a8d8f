/** Longest texts that people type, in characters. */
export const LONGEST_NAME = 200
export const LONGEST_NOTE = 2_000
export const LONGEST_SEARCH = 100
