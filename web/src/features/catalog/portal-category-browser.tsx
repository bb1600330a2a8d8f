import { Button, Modal, UnstyledButton } from '@mantine/core'
import { productFormTexts } from '@pasok/domain/catalog/portal/portal.form.texts'
import type { PortalCategory } from '@pasok/domain/catalog/portal/portal.model'
import { IconCheck, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../lib/texts'
import { useFocusReturn } from '../../ui/focus-return'
import classes from './portal-category.module.css'
import { look } from '../../ui/look'

interface BrowserProps {
  categories: readonly PortalCategory[]
  /** Empty when none is selected yet. */
  chosen: string
  onChoose: (id: string) => void
  onClose: () => void
}

/** Returns the categories from the root down to the given one. */
function pathTo(categories: readonly PortalCategory[], id: string | null): PortalCategory[] {
  const here = categories.find(({ _id }) => _id === id)
  return here ? [...pathTo(categories, here.parent_id), here] : []
}

/** Dialog that walks the category tree level by level; categories of every level can be chosen. */
export function PortalCategoryBrowser({ categories, chosen, onChoose, onClose }: BrowserProps) {
  const t = useTexts(productFormTexts)
  useFocusReturn()
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState<string | null>(
    () => categories.find(({ _id }) => _id === chosen)?.parent_id ?? null,
  )
  const path = pathTo(categories, at)
  const here = path.at(-1)
  const below = categories.filter(({ parent_id }) => parent_id === at)
  const hasBelow = (id: string) => categories.some(({ parent_id }) => parent_id === id)
  // Focuses the first entry of a newly shown level.
  useEffect(() => list.current?.querySelector('button')?.focus(), [at])
  return (
    <Modal opened onClose={onClose} title={t('browseTitle')}>
      <nav
        aria-label={t('browseTitle')}
        className={`${look('row', 'wrap', 'dimmed', 'text-xs')} ${classes.way}`}
      >
        <UnstyledButton
          className={look('p-4', 'rounded-sm', 'text-xs', 'hover-link', 'phone-touch')}
          onClick={() => setAt(null)}
        >
          {t('allCategories')}
        </UnstyledButton>
        {path.map(({ _id, name }) => (
          <span key={_id} className={look('inline-row')}>
            <IconChevronRight size={14} aria-hidden />
            <UnstyledButton
              className={look('p-4', 'rounded-sm', 'text-xs', 'hover-link', 'phone-touch')}
              onClick={() => setAt(_id)}
            >
              {name}
            </UnstyledButton>
          </span>
        ))}
      </nav>
      <ul ref={list} className={`${look('overflow-y')} ${classes.list}`}>
        {below.map(({ _id, name }) => (
          <li key={_id}>
            <UnstyledButton
              className={`${look('row', 'justify-between', 'min-h-40', 'rounded-sm', 'entry')} ${classes.entry}`}
              aria-label={t(hasBelow(_id) ? 'open' : 'chooseThis', { name })}
              aria-current={_id === chosen ? 'true' : undefined}
              onClick={() => (hasBelow(_id) ? setAt(_id) : onChoose(_id))}
            >
              {name}
              {_id === chosen && <IconCheck size={16} aria-hidden />}
              {hasBelow(_id) && (
                <IconChevronRight size={16} aria-hidden className={look('dimmed')} />
              )}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {here && (
        <Button fullWidth mt="md" variant="default" onClick={() => onChoose(here._id)}>
          {t('chooseThis', { name: here.name })}
        </Button>
      )}
    </Modal>
  )
}
