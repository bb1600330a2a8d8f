import type { ReactNode } from 'react'
import type { Outcome } from './use-one-by-one'
import { look } from '../ui/look'

interface OutcomeToldProps {
  outcome: Outcome
  /** Of one that has not come through, nor been refused. */
  words: (at: 'waiting' | 'running' | 'stopped') => string
  /** Of one that is done: where it stands now. */
  children: ReactNode
}

/** What became of one of several: where it stands, or why not. */
export function OutcomeTold({ outcome, words, children }: OutcomeToldProps) {
  if (outcome.at === 'done') return children
  if (outcome.at === 'refused')
    return (
      <ul className={look('error', 'text-md')}>
        {outcome.messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    )
  return <span className={look('dimmed', 'text-md')}>{words(outcome.at)}</span>
}
