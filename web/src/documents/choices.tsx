import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Money } from '../ui/money'
import classes from './choices.module.css'

interface ChoicesProps<Item extends { _id: string }> {
  label: string
  items: readonly Item[]
  /** How many of all are shown, where it is not all. */
  more: string | false
  children: (item: Item) => ReactNode
}

/** Documents to choose from. */
export function Choices<Item extends { _id: string }>(props: ChoicesProps<Item>) {
  const { label, items, more, children } = props
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {items.map((item) => (
          <li key={item._id}>{children(item)}</li>
        ))}
      </ul>
      {more !== false && <p className={classes.more}>{more}</p>}
    </>
  )
}

interface ChoiceProps {
  name: string
  /** A line each. */
  facts: readonly string[]
  /** Whole rupiah. */
  total: number
  /** Where the whole row leads. */
  open?: { label: string; onOpen: () => void } | undefined
  /** At its end. */
  action?: ReactNode
}

/** One of them: what it is called, what is known of it, its total. */
export function Choice({ name, facts, total, open, action }: ChoiceProps) {
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        {open ? (
          <UnstyledButton
            className={`${classes.name} ${classes.open}`}
            aria-label={open.label}
            onClick={open.onOpen}
          >
            {name}
          </UnstyledButton>
        ) : (
          <span className={classes.name}>{name}</span>
        )}
        {facts.map((line) => (
          <span key={line} className={classes.facts}>
            {line}
          </span>
        ))}
      </div>
      <div className={classes.end}>
        <Money amount={total} strong />
        {action}
      </div>
    </div>
  )
}
