import { z } from 'zod'

/** Spec 1 §3, Department: `userId` is the user's auth_id, `label` the full name. */
export const departmentShape = z.object({
  _id: z.string(),
  name: z.string(),
  buyer_id: z.string(),
  users: z.array(z.object({ userId: z.string(), label: z.string() })),
})
export type Department = z.output<typeof departmentShape>
