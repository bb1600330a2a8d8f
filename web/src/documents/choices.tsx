import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Money } from '../ui/money'
import classes from './choices.module.css'
import { look } from '../ui/look'

interface ChoicesProps<Item extends { _id: string }> {
  label: string
  items: readonly Item[]
  /** "Showing n of m" when only a part is shown, otherwise false. */
  more: string | false
  children: (item: Item) => ReactNode
}

export function Choices<Item extends { _id: string }>(props: ChoicesProps<Item>) {
  const { label, items, more, children } = props
  return (
    <>
      <ul className={look('stack', 'gap-xs')} aria-label={label}>
        {items.map((item) => (
          <li key={item._id}>{children(item)}</li>
        ))}
      </ul>
      {more !== false && <p className={look('dimmed', 'text-xs', 'mt-sm')}>{more}</p>}
    </>
  )
}

interface ChoiceProps {
  name: string
  /** One line each. */
  facts: readonly string[]
  /** Whole rupiah. */
  total: number
  /** Makes the whole row a button. */
  open?: { label: string; onOpen: () => void } | undefined
  action?: ReactNode
}

export function Choice({ name, facts, total, open, action }: ChoiceProps) {
  return (
    <div
      className={`${look('flex', 'justify-between', 'gap-sm', 'border', 'rounded-md', 'phone-stack')} ${look('relative', open !== undefined && 'hover')} ${classes.row}`}
    >
      <div className={look('stack', 'gap-2', 'min-w-0')}>
        {open ? (
          <UnstyledButton
            className={look('text-md', 'medium', 'break-anywhere', 'cover')}
            aria-label={open.label}
            onClick={open.onOpen}
          >
            {name}
          </UnstyledButton>
        ) : (
          <span className={look('text-md', 'medium', 'break-anywhere')}>{name}</span>
        )}
        {facts.map((line) => (
          <span key={line} className={look('dimmed', 'text-xs', 'break-anywhere')}>
            {line}
          </span>
        ))}
      </div>
      <div
        className={`${look('stack', 'flex-none', 'align-end', 'justify-between', 'gap-xs')} ${classes.end}`}
      >
        <Money amount={total} strong />
        {action}
      </div>
    </div>
  )
}
