import { formatText, type Language, type Text } from '../../kernel/texts'
import { roleErrors } from './roles.texts'

export const MAX_NAMED = 5

/**
 * Returns `Ani, Budi and 3 more` in every language. @param count the number of all users, of whom
 * some are named
 */
export function holderWords(names: readonly string[], count: number): Text {
  const users = names.slice(0, MAX_NAMED).join(', ')
  const more = count - Math.min(names.length, MAX_NAMED)
  if (more <= 0) return { en: users, id: users }
  const words = (language: Language) =>
    formatText(roleErrors.usersAndMore, language, { users, count: more })
  return { en: words('en'), id: words('id') }
}
