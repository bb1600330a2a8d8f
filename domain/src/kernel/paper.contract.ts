import { z } from 'zod'
import type { Rate } from './contract'

/** Returns what the contracts of all PDF files share; `name` is the name of their rate limit. */
export const paperContract = (name: string) => ({
  rates: [{ name, per: 'person', max: 30, seconds: 300 }] satisfies Rate[],
  download: 'application/pdf',
  data: z.null(),
})
