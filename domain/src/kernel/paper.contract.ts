import { z } from 'zod'
import type { Rate } from './contract'

/** What the contracts of all PDF files have in common besides their words; the name is that of their rate. */
export const paperContract = (name: string) => ({
  rates: [{ name, per: 'person', most: 30, seconds: 300 }] satisfies Rate[],
  download: 'application/pdf',
  data: z.null(),
})
