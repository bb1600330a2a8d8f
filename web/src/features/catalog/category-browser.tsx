import { ActionIcon, TextInput, UnstyledButton } from '@mantine/core'
import type { CategoryNode } from '@pasok/domain/catalog/catalog.provider.contract'
import { categoryTexts } from '@pasok/domain/catalog/search/search.texts'
import { IconChevronRight, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { LoadError } from '../../documents/load-error'
import { useTexts } from '../../lib/texts'
import { EmptyState } from '../../ui/empty-state'
import { SkeletonRows } from '../../ui/skeleton-rows'
import { useCategoryTree } from './catalog.queries'
import { findCategories, pathTo } from './categories'
import classes from './category-browser.module.css'
import { look } from '../../ui/look'

interface BranchProps {
  nodes: readonly CategoryNode[]
  chosen: string | undefined
  isOpen: (id: string) => boolean
  onToggle: (id: string) => void
  onChoose: (id: string) => void
}

function Branch(props: BranchProps) {
  const { nodes, chosen, isOpen, onToggle, onChoose } = props
  const t = useTexts(categoryTexts)
  return (
    <ul className={classes.branch}>
      {nodes.map(({ _id, name, children }) => (
        <li key={_id}>
          <div className={look('row', 'gap-4')}>
            {children.length > 0 ? (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={28}
                aria-label={t('showBelow', { name })}
                aria-expanded={isOpen(_id)}
                onClick={() => onToggle(_id)}
              >
                <IconChevronRight
                  size={16}
                  aria-hidden
                  className={look('turn', 'quarter-turned')}
                  data-opened={isOpen(_id) || undefined}
                />
              </ActionIcon>
            ) : (
              <span className={`${look('flex-none')} ${classes.leaf}`} />
            )}
            <UnstyledButton
              className={`${look('grow', 'rounded-sm', 'break-anywhere', 'p-xs', 'entry', _id === chosen && 'semibold')} ${classes.name}`}
              aria-current={_id === chosen || undefined}
              onClick={() => onChoose(_id)}
            >
              {name}
            </UnstyledButton>
          </div>
          {children.length > 0 && isOpen(_id) && <Branch {...props} nodes={children} />}
        </li>
      ))}
    </ul>
  )
}

interface FoundProps {
  tree: readonly CategoryNode[]
  words: string
  onChoose: (id: string) => void
}

/** Maximum number of matches shown; a longer search text narrows them down. */
const MAX_FOUND = 100

function Found({ tree, words, onChoose }: FoundProps) {
  const t = useTexts(categoryTexts)
  const found = findCategories(tree, words).slice(0, MAX_FOUND)
  if (found.length === 0) return <EmptyState text={t('noSuchCategory')} />
  return (
    <ul>
      {found.map(({ node, path }) => (
        <li key={node._id}>
          <UnstyledButton
            className={`${look('rounded-sm', 'break-anywhere', 'p-xs', 'entry')} ${classes.name}`}
            onClick={() => onChoose(node._id)}
          >
            {node.name}
            {path.length > 1 && (
              <span className={look('block', 'dimmed', 'text-xs')}>
                {path.slice(0, -1).join(' › ')}
              </span>
            )}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

interface CategoryBrowserProps {
  chosen: string | undefined
  onChoose: (id: string) => void
}

export function CategoryBrowser({ chosen, onChoose }: CategoryBrowserProps) {
  const t = useTexts(categoryTexts)
  const { data: tree, error, isFetching, refetch } = useCategoryTree()
  const [words, setWords] = useState('')
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  if (error && !tree)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!tree) return <SkeletonRows rows={8} height={36} />
  if (tree.length === 0) return <EmptyState text={t('noCategories')} />
  const above = new Set(
    (chosen === undefined ? [] : (pathTo(tree, chosen) ?? [])).slice(0, -1).map(({ _id }) => _id),
  )
  const toggle = (id: string) => {
    const next = new Set(toggled)
    if (!next.delete(id)) next.add(id)
    setToggled(next)
  }
  return (
    <>
      <TextInput
        type="search"
        className={look('mb-sm')}
        aria-label={t('searchCategories')}
        placeholder={t('searchCategories')}
        leftSection={<IconSearch size={16} aria-hidden />}
        maxLength={100}
        value={words}
        data-autofocus
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {words.trim() === '' ? (
        <Branch
          nodes={tree}
          chosen={chosen}
          // The ancestors of the selected category are initially open.
          isOpen={(id) => above.has(id) !== toggled.has(id)}
          onToggle={toggle}
          onChoose={onChoose}
        />
      ) : (
        <Found tree={tree} words={words} onChoose={onChoose} />
      )}
    </>
  )
}
