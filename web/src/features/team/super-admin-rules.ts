import type { superAdminTexts } from '@pasok/domain/team/team.provider.texts'

type Key = keyof typeof superAdminTexts

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong with the email of a new super admin. */
export function emailProblem(email: string): Key | null {
  if (email.trim() === '') return 'emailRequired'
  return EMAIL.test(email.trim()) ? null : 'emailInvalid'
}

export function nameProblem(name: string): Key | null {
  return name.trim() === '' ? 'nameRequired' : null
}
