import { useId, type ReactNode } from 'react'
import classes from './choice-cards.module.css'
import { look } from '../../../../ui/look'

export interface ChoiceCard {
  key: string
  name: ReactNode
  /** Before its name. */
  mark?: ReactNode
  /** Under its name. */
  text?: ReactNode
  /** Why it can't be chosen. */
  problem?: string | undefined
}

interface ChoiceCardsProps {
  /** What is chosen. */
  label: string
  cards: readonly ChoiceCard[]
  chosen: string | undefined
  onChoose: (key: string) => void
}

/** One of several, each a card; one that can't be chosen says why. */
export function ChoiceCards({ label, cards, chosen, onChoose }: ChoiceCardsProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classes.cards}>
      {cards.map(({ key, name: title, mark, text, problem }) => (
        <label
          key={key}
          className={`${classes.card} ${look('flex', 'gap-sm', 'p-sm', 'frame', 'pointer', 'ring-inside', problem === undefined && 'hover-border')}`}
          data-off={problem !== undefined || undefined}
        >
          <input
            type="radio"
            name={name}
            value={key}
            checked={key === chosen}
            disabled={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : `${name}-${key}`}
            onChange={() => onChoose(key)}
          />
          {mark}
          <span className={look('stack', 'gap-2', 'min-w-0')}>
            <span className={look('medium', 'break-anywhere', problem !== undefined && 'dimmed')}>
              {title}
            </span>
            {text !== undefined && (
              <span className={look('dimmed', 'text-xs', 'break-anywhere')}>{text}</span>
            )}
            {problem !== undefined && (
              <span id={`${name}-${key}`} className={look('dimmed', 'text-xs', 'break-anywhere')}>
                {problem}
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  )
}
