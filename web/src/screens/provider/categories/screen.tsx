import { Button } from '@mantine/core'
import { hasRoomBelow } from '@pasok/domain/catalog/catalog.categories.rules'
import type { EditedCategory } from '@pasok/domain/catalog/catalog.provider.contract'
import { providerCategoryTexts } from '@pasok/domain/catalog/catalog.provider.texts'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import {
  IconArrowDown,
  IconArrowUp,
  IconCornerUpRight,
  IconFold,
  IconLayoutList,
  IconList,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { CutOffNote } from '../../../documents/cut-off-note'
import { FailureNotice } from '../../../documents/failure-notice'
import { LoadError } from '../../../documents/load-error'
import { useEditedCategories } from '../../../features/catalog/provider-categories.queries'
import { CategoryMoveDialog } from '../../../features/catalog/provider-category-move-dialog'
import {
  CategoryAddDialog,
  CategoryRenameDialog,
} from '../../../features/catalog/provider-category-name-dialog'
import {
  type CategoryForest,
  type CategoryNode,
  findInForest,
  growForest,
  listRows,
  siblingsOf,
} from '../../../features/catalog/provider-category-tree'
import {
  CategoryTree,
  type CategoryWish,
} from '../../../features/catalog/provider-category-tree-view'
import { isCutOff } from '../../../lib/is-cut-off'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import type { RowAction } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { look } from '../../../ui/look'
import { NoRows } from '../../../ui/no-rows'
import { PageHead } from '../../../ui/page-head'
import { SearchBox } from '../../../ui/search-box'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import type { CategoriesSearch } from '../search-params'
import { mayRemove, useCategoryEditor } from './use-category-editor'

interface Doing {
  wish: (wish: CategoryWish, node: CategoryNode) => void
  openMove: (node: CategoryNode) => void
}

/** Returns the menu of a category; disabled actions give a reason. */
function useCategoryActions(forest: CategoryForest, { wish, openMove }: Doing) {
  const t = useTexts(providerCategoryTexts)
  return (node: CategoryNode): readonly RowAction[] => {
    const siblings = siblingsOf(forest, node)
    return [
      {
        key: 'add',
        label: t('addBelow'),
        icon: <IconPlus size={16} aria-hidden />,
        disabled: !hasRoomBelow(node.level),
        reason: t('noRoom'),
        onSelect: () => wish('add', node),
      },
      {
        key: 'rename',
        label: t('rename'),
        icon: <IconPencil size={16} aria-hidden />,
        onSelect: () => wish('rename', node),
      },
      {
        key: 'up',
        label: t('moveUp'),
        icon: <IconArrowUp size={16} aria-hidden />,
        disabled: siblings[0] === node,
        reason: t('isFirst'),
        onSelect: () => wish('up', node),
      },
      {
        key: 'down',
        label: t('moveDown'),
        icon: <IconArrowDown size={16} aria-hidden />,
        disabled: siblings.at(-1) === node,
        reason: t('isLast'),
        onSelect: () => wish('down', node),
      },
      {
        key: 'move',
        label: t('moveTo'),
        icon: <IconCornerUpRight size={16} aria-hidden />,
        onSelect: () => openMove(node),
      },
      {
        key: 'remove',
        label: t('remove'),
        icon: <IconTrash size={16} aria-hidden />,
        danger: true,
        disabled: !mayRemove(node),
        reason: t(node.children.length > 0 ? 'hasBelow' : 'hasProducts'),
        onSelect: () => wish('remove', node),
      },
    ]
  }
}

/** Maximum number of categories for which the whole tree starts open. */
const SHOWN_WHOLE = 30

/** Returns the ids of a category's ancestors. */
function leadingTo(forest: CategoryForest, id: string | undefined): string[] {
  const ids: string[] = []
  const start = id === undefined ? undefined : forest.byId.get(id)
  for (let node = start?.parent ?? null; node; node = node.parent) ids.push(node._id)
  return ids
}

function openAtFirst(forest: CategoryForest, id: string | undefined): ReadonlySet<string> {
  const all = [...forest.byId.keys()]
  return new Set(all.length <= SHOWN_WHOLE ? all : leadingTo(forest, id))
}

interface CategoriesQuery {
  search: string | undefined
  id: string | undefined
}

/** Which categories are open, and the resulting visible rows. */
function useOpenCategories(forest: CategoryForest, { search, id }: CategoriesQuery) {
  const [open, setOpened] = useState(() => openAtFirst(forest, id))
  const [currentId, setCurrentId] = useState(id)
  const looked = findInForest(forest, search)
  const isOpen = ({ _id, children }: CategoryNode) =>
    open.has(_id) || children.some((child) => looked?.shown.has(child._id))
  const setOpen = (node: CategoryNode, wanted: boolean) =>
    setOpened((before) =>
      wanted
        ? new Set([...before, node._id])
        : new Set([...before].filter((one) => one !== node._id)),
    )
  return {
    rows: listRows(forest.roots, isOpen, looked),
    found: looked?.found,
    isOpen,
    setOpen,
    openAll: (wanted: boolean) => setOpened(new Set(wanted ? forest.byId.keys() : [])),
    currentId,
    setCurrentId,
    /** Opens the ancestors of a category after it was added or moved. */
    show: (shown: string, below: string | null) => {
      setCurrentId(shown)
      if (below === null) return
      setOpened((before) => new Set([...before, below, ...leadingTo(forest, below)]))
    },
  }
}

type Go = (next: { [Key in keyof CategoriesSearch]: CategoriesSearch[Key] }) => void
type Editor = ReturnType<typeof useCategoryEditor>

function Tree({ forest, editor, go }: { forest: CategoryForest; editor: Editor; go: Go }) {
  const t = useTexts(providerCategoryTexts)
  const { search, id } = useSearch({ from: '/provider/categories' })
  const opened = useOpenCategories(forest, { search, id })
  const actionsOf = useCategoryActions(forest, editor)
  const { found, rows } = opened
  const onSearch = useCallback((words: string | undefined) => go({ search: words }), [go])
  return (
    <>
      <div className={look('row', 'wrap', 'gap-sm', 'mb-sm')}>
        <SearchBox label={t('search')} value={search ?? ''} onSearch={onSearch} />
        <span className={look('dimmed')} role="status">
          {found && t('found', { count: formatCount(found.size) })}
        </span>
        <span className={look('flex', 'wrap', 'gap-4', 'ml-auto')}>
          {!found && (
            <>
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={<IconList size={16} aria-hidden />}
                onClick={() => opened.openAll(true)}
              >
                {t('expandAll')}
              </Button>
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={<IconFold size={16} aria-hidden />}
                onClick={() => opened.openAll(false)}
              >
                {t('collapseAll')}
              </Button>
            </>
          )}
        </span>
      </div>
      {rows.length === 0 ? (
        <NoRows
          search={search}
          beyond={false}
          onClear={() => go({ search: undefined })}
          onFirst={() => go({})}
        >
          <NoCategories />
        </NoRows>
      ) : (
        <CategoryTree
          forest={forest}
          rows={rows}
          isOpen={opened.isOpen}
          onOpen={opened.setOpen}
          found={found}
          currentId={opened.currentId}
          onCurrent={opened.setCurrentId}
          onChosen={(chosen) => go({ id: chosen })}
          actionsOf={actionsOf}
          onWish={editor.wish}
          takeFocus={editor.takeFocus}
        />
      )}
      <Dialogs forest={forest} editor={editor} onShow={opened.show} />
    </>
  )
}

function NoCategories({ action }: { action?: ReactNode }) {
  const t = useTexts(providerCategoryTexts)
  return (
    <EmptyState
      icon={<IconLayoutList size={22} />}
      text={t('none')}
      helper={t('noneHelp')}
      action={action}
    />
  )
}

interface DialogsProps {
  forest: CategoryForest
  editor: Editor
  /** Opens the ancestors of a category. */
  onShow: (id: string, below: string | null) => void
}

function Dialogs({ forest, editor, onShow }: DialogsProps) {
  const { dialog, calls, close } = editor
  if (!dialog) return null
  if (dialog.kind === 'add')
    return (
      <CategoryAddDialog
        parent={dialog.parent}
        calls={calls}
        onAdded={(added) => {
          onShow(added, dialog.parent?._id ?? null)
          close(added)
        }}
        onClose={() => close()}
      />
    )
  const { node } = dialog
  if (dialog.kind === 'rename')
    return <CategoryRenameDialog node={node} calls={calls} onClose={() => close()} />
  return (
    <CategoryMoveDialog
      node={node}
      forest={forest}
      calls={calls}
      onMoved={(parentId) => {
        onShow(node._id, parentId)
        close()
      }}
      onClose={() => close()}
    />
  )
}

const useForest = (categories: EditedCategory[] | undefined) =>
  useMemo(() => categories && growForest(categories), [categories])

/** `/provider/categories`: editor of the product category tree. */
export default function CategoriesScreen() {
  const t = useTexts(providerCategoryTexts)
  const tp = useTexts(providerTexts)
  const navigate = useNavigate()
  const query = useEditedCategories()
  const { data, error, isFetching, refetch } = query
  const forest = useForest(data)
  const editor = useCategoryEditor(forest)
  const go = useCallback<Go>(
    (next) =>
      void navigate({
        to: '/provider/categories',
        search: (before) => ({ ...before, ...next }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return (
    <>
      <PageHead
        title={tp('categories')}
        count={data?.length}
        actions={
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={!forest}
            onClick={() => editor.add(null)}
          >
            {t('addRoot')}
          </Button>
        }
      />
      {editor.refusal && (
        <FailureNotice
          title={editor.refusal.title}
          messages={[editor.refusal.message]}
          next={editor.refusal.next}
          onClose={editor.dismiss}
        />
      )}
      {isCutOff(query) && <CutOffNote />}
      {error && !data && (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {forest && <Tree forest={forest} editor={editor} go={go} />}
      {!forest && !error && !isCutOff(query) && <SkeletonRows rows={12} />}
    </>
  )
}
