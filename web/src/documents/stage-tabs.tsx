import { Tabs } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { count as formatCount, rupiah } from '../lib/format'
import classes from './stage-tabs.module.css'
import { look, type Look } from '../ui/look'

/** Where documents stand. */
interface Stage<Key extends string> {
  /** A name without spaces: elements are identified by it. */
  key: Key
  label: string
  /** How many stand there; undefined until it is known, null where nobody counts them. */
  count: number | null | undefined
  /** Rupiah that they come to, where that is told; null until it is known. */
  amount?: number | null
}

interface StageTabsProps<Key extends string> {
  label: string
  stages: readonly Stage<Key>[]
  chosen: Key
  onTurn: (key: Key) => void
  children: ReactNode
}

/** The colours of a count: none has no ground, unless its tab is open. */
function toneOf(isChosen: boolean, isNone: boolean): Look {
  if (isChosen) return 'on-teal'
  return isNone ? 'gray' : 'on-gray'
}

/** The stages of documents, with how many stand in each; each tab begins anew. */
export function StageTabs<Key extends string>(props: StageTabsProps<Key>) {
  const { label, stages, chosen, onTurn, children } = props
  const list = useRef<HTMLDivElement>(null)
  const isCounted = stages.every(({ count }) => count !== undefined)
  useEffect(() => {
    // On a phone the tabs are wider than the screen, and the counts make them wider.
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [chosen, isCounted])
  const turnTo = (key: string | null) => {
    const next = stages.find((stage) => stage.key === key)
    if (next) onTurn(next.key)
  }
  return (
    <Tabs value={chosen} onChange={turnTo} keepMounted={false}>
      <Tabs.List ref={list} aria-label={label} className={`${look('overflow-x')} ${classes.list}`}>
        {stages.map(({ key, label: name, count, amount }) => (
          <Tabs.Tab key={key} value={key} className={look('flex-none')}>
            {name}
            {count !== null && (
              <span
                className={`${look('inline-block', 'tiny', 'tabular', 'text-center', 'rounded-lg', toneOf(key === chosen, !count))} ${classes.count}`}
              >
                {count === undefined ? '\u00a0' : formatCount(count)}
              </span>
            )}
            {amount !== undefined && (
              <span
                className={`${look('block', 'dimmed', 'tiny', 'tabular', 'mt-2')} ${classes.amount}`}
              >
                {amount === null ? '\u00a0' : rupiah(amount)}
              </span>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel key={chosen} value={chosen} className={look('pt-md')}>
        {children}
      </Tabs.Panel>
    </Tabs>
  )
}
