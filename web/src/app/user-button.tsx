import { UnstyledButton, type UnstyledButtonProps } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTexts } from '../lib/texts'
import classes from './user-menu.module.css'
import { look } from '../ui/look'

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')

type UserButtonProps = { fullname: string } & UnstyledButtonProps & ComponentProps<'button'>

export function UserButton({ fullname, ...rest }: UserButtonProps) {
  const t = useTexts(shellTexts)
  return (
    <UnstyledButton
      {...rest}
      className={`${look('row', 'gap-xs', 'rounded-md', 'hover')} ${classes.target}`}
      aria-label={t('userMenu', { name: fullname })}
    >
      <span
        className={`${look('centered', 'flex-none', 'tiny', 'semibold', 'on-teal')} ${classes.initials}`}
        aria-hidden
      >
        {initialsOf(fullname)}
      </span>
      <span className={`${look('text-xs', 'medium', 'truncate', 'phone-hidden')} ${classes.name}`}>
        {fullname}
      </span>
      <IconChevronDown size={14} className={look('dimmed', 'phone-hidden')} aria-hidden />
    </UnstyledButton>
  )
}
