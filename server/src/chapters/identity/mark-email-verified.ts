import { writeAudit, type Auditing } from '../../db/audit'

interface Verified {
  id: string
  email: string
}

/**
 * Marks an account's email as verified, once, and says in the audit log by what it was. Nothing
 * happens where it is verified already, or where another email stands there by now.
 */
export async function markEmailVerified(
  work: Auditing,
  { id, email }: Verified,
  by: 'link' | 'password reset' | 'issuer' | 'invitation',
): Promise<void> {
  const marked = await work.trx
    .updateTable('users')
    .set({ email_verified_at: work.now })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .returning(['id', 'email', 'full_name', 'buyer_id'])
    .executeTakeFirst()
  if (!marked) return
  const actor = { userId: marked.id, name: marked.full_name }
  await writeAudit(
    { ...work, actor },
    {
      action: 'email.verify',
      subject: 'user',
      subjectId: marked.id,
      ...(marked.buyer_id !== null && { buyerId: marked.buyer_id }),
      after: { email: marked.email, by },
    },
  )
}
