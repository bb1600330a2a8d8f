import { Tabs } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { count as formatCount, rupiah } from '../lib/format'
import classes from './stage-tabs.module.css'
import { look, type Look } from '../ui/look'

/** A stage of documents, shown as a tab. */
interface Stage<Key extends string> {
  /** No spaces: element ids are made from the key. */
  key: Key
  label: string
  /** Number of documents; undefined while loading, null where stages are not counted. */
  count: number | null | undefined
  /** Their total in rupiah, where shown; null while loading. */
  amount?: number | null
}

interface StageTabsProps<Key extends string> {
  label: string
  stages: readonly Stage<Key>[]
  chosen: Key
  onTurn: (key: Key) => void
  children: ReactNode
}

/** Colors of a count; a zero count has no background, except in the open tab. */
function toneOf(isChosen: boolean, isNone: boolean): Look {
  if (isChosen) return 'on-teal'
  return isNone ? 'gray' : 'on-gray'
}

/** Tabs of the stages of documents, with the number of documents in each. Changing the tab resets the list. */
export function StageTabs<Key extends string>(props: StageTabsProps<Key>) {
  const { label, stages, chosen, onTurn, children } = props
  const list = useRef<HTMLDivElement>(null)
  const isCounted = stages.every(({ count }) => count !== undefined)
  useEffect(() => {
    // Scrolls to the open tab: on a phone the tabs are wider than the screen, and loaded counts widen them
    // further.
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
