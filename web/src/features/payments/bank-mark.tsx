import { look } from '../../ui/look'
import classes from './bank-mark.module.css'

/** Words that do not distinguish banks. */
const COMMON = /^(bank|pt|tbk|persero)$/i

/** Returns up to four letters for a bank: the abbreviation in its name, otherwise its initials, such as BCA. */
export function bankInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const abbreviation = words.find((word) => /^\p{Lu}{2,4}$/u.test(word) && !COMMON.test(word))
  if (abbreviation !== undefined) return abbreviation
  if (words.length >= 3)
    return words
      .map(([letter = '']) => letter.toUpperCase())
      .join('')
      .slice(0, 4)
  const named = words.find((word) => !COMMON.test(word)) ?? words[0] ?? ''
  return named.slice(0, 2).toUpperCase()
}

/** A bank's initials as a badge; its name is shown beside it. */
export function BankMark({ name }: { name: string }) {
  return (
    <span
      className={`${look('centered', 'flex-none', 'rounded-sm', 'on-gray', 'tiny', 'semibold')} ${classes.mark}`}
      aria-hidden
    >
      {bankInitials(name)}
    </span>
  )
}
