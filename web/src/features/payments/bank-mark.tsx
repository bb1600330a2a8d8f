import { look } from '../../ui/look'
import { bankInitials } from './bank-initials'
import classes from './bank-mark.module.css'

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
