const SIGNATURE = /(\/files\/[^"\s?]+)\?e=\d+&s=[\w-]+/g

/**
 * Returns a response without the signatures of file links, which change every few minutes, so that
 * two responses can be compared.
 */
export const withoutSignatures = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer).replace(SIGNATURE, '$1'))
