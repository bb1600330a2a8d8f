import { useMantineColorScheme } from '@mantine/core'
import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight'
import '@mantine/spotlight/styles.layer.css'
import { paletteTexts } from '@pasok/domain/kernel/palette.texts'
import { LONGEST_SEARCH } from '@pasok/domain/kernel/limits'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import type { Text } from '@pasok/domain/kernel/texts'
import {
  IconBuilding,
  IconBuildingStore,
  IconCash,
  IconFileInvoice,
  IconFileText,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMessageReport,
  IconMoon,
  IconPackage,
  IconPackageImport,
  IconRefresh,
  IconSearch,
  IconShoppingBag,
  IconSun,
  IconUser,
} from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import {
  createElement,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { writeAddress } from '../lib/address'
import { setLanguage } from '../lib/language'
import { signOut } from '../lib/session'
import { useLanguage, useTexts, useTx } from '../lib/texts'
import { Busy } from '../ui/busy'
import { useFocusReturn } from '../ui/focus-return'
import { MenuIcon } from '../ui/menu-icon'
import { useSlow } from '../ui/skeleton-rows'
import { overlayProps } from '../ui/theme'
import type { NavigationEntry } from './navigation-entries'
import { extraStore } from './extras.store'
import { type Kind, useFound } from './palette-found'
import classes from './palette.module.css'
import { look } from '../ui/look'
import { readStored, writeStored } from '../lib/browser-storage'
import { ownerKeyOf } from '../lib/session.kinds'
import { sessionStore } from '../lib/session.store'
import { unsentKey } from '../lib/unsent-work'
import type { Found } from './palette-search'

interface RecentItem extends Found {
  kind: Kind
}

/** Number of recent items that the palette shows when opened. */
const MAX_RECENT = 6

const keyOf = () => {
  const signedIn = sessionStore.get()
  return signedIn && unsentKey(ownerKeyOf(signedIn), 'palette')
}

const isItem = (value: unknown): value is RecentItem =>
  typeof value === 'object' &&
  value !== null &&
  ['kind', 'name', 'line', 'href'].every((name) => typeof Reflect.get(value, name) === 'string')

/** Returns the items that the user opened last from the palette in this browser, newest first. */
export function readRecentItems(): readonly RecentItem[] {
  const key = keyOf()
  try {
    const stored: unknown = JSON.parse((key && readStored(key)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isItem).slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}

/**
 * Moves the item to the top of the recent items. Items are compared by kind and id, because names are not
 * unique.
 */
export function rememberItem(item: RecentItem): void {
  const key = keyOf()
  const idOf = ({ kind, key: id, name }: RecentItem) => `${kind} ${id ?? name}`
  const others = readRecentItems().filter((one) => idOf(one) !== idOf(item))
  if (key) writeStored(key, JSON.stringify([item, ...others].slice(0, MAX_RECENT)))
}

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

interface PaletteProps {
  navigation: readonly NavigationEntry[]
  mayGiveFeedback: boolean
  onClose: () => void
}

/** Returns the user's screens; both languages' names match. */
function useScreens(navigation: readonly NavigationEntry[]): SpotlightActionData[] {
  const tx = useTx()
  const router = useRouter()
  return navigation.map(({ path, name, icon }) => ({
    id: path,
    label: tx(name),
    keywords: [name.en, name.id],
    leftSection: icon === undefined ? undefined : <MenuIcon name={icon} size={18} />,
    onClick: () => router.history.push(path),
  }))
}

function useActions(mayGiveFeedback: boolean): SpotlightActionData[] {
  const tx = useTx()
  const language = useLanguage()
  const { setColorScheme } = useMantineColorScheme()
  const action = (name: Text, icon: ReactNode, onClick: () => void): SpotlightActionData => ({
    id: name.en,
    label: tx(name),
    keywords: [name.en, name.id],
    leftSection: icon,
    onClick,
  })
  const other = language === 'en' ? 'id' : 'en'
  return [
    // Opens after the palette has closed, so that the dialog gets the focus.
    ...(mayGiveFeedback
      ? [action(paletteTexts.feedback, <IconMessageReport {...ICON} />, () => next('feedback'))]
      : []),
    action(shellTexts.shortcuts, <IconKeyboard {...ICON} />, () => next('shortcuts')),
    action(
      paletteTexts[other === 'id' ? 'toIndonesian' : 'toEnglish'],
      <IconLanguage {...ICON} />,
      () => setLanguage(other),
    ),
    action(paletteTexts.light, <IconSun {...ICON} />, () => setColorScheme('light')),
    action(paletteTexts.dark, <IconMoon {...ICON} />, () => setColorScheme('dark')),
    action(paletteTexts.reload, <IconRefresh {...ICON} />, () => window.location.reload()),
    action(paletteTexts.logout, <IconLogout {...ICON} />, () => void signOut()),
  ]
}

const next = (extra: 'feedback' | 'shortcuts') => setTimeout(() => extraStore.set(extra), 0)

const KIND_ICONS = {
  requests: IconFileText,
  orders: IconPackage,
  invoices: IconFileInvoice,
  receipts: IconPackageImport,
  payments: IconCash,
  companies: IconBuilding,
  buyers: IconBuilding,
  vendors: IconBuildingStore,
  people: IconUser,
  products: IconShoppingBag,
} as const

/** Returns the matching records as palette groups; requests end with a link to the full search. */
function useFoundGroups(typed: string, navigation: readonly NavigationEntry[]) {
  const t = useTexts(paletteTexts)
  const router = useRouter()
  const { groups, missing, ...found } = useFound(typed, navigation)
  const go = (href: string) => () => router.history.push(href)
  const actionOf = (item: RecentItem) => ({
    id: `${item.kind}-${item.key ?? item.name}`,
    label: item.name,
    description: item.line,
    leftSection: createElement(KIND_ICONS[item.kind], ICON),
    onClick: () => {
      rememberItem(item)
      router.history.push(item.href)
    },
  })
  const whole = {
    id: 'search-requests',
    label: t('searchRequests', { words: typed }),
    leftSection: <IconSearch {...ICON} />,
    highlightQuery: false,
    onClick: go(`/dashboard/purchase-requests${writeAddress({ by: 'code_pr', value: typed })}`),
  }
  return {
    ...found,
    recent: readRecentItems().map(actionOf),
    missing: missing.map((kind) => t(kind)).join(', '),
    groups: groups.map(({ kind, rows }) => ({
      name: t(kind),
      rows: [
        ...rows.map((row) => actionOf({ ...row, kind })),
        ...(kind === 'requests' && rows.length > 0 ? [whole] : []),
      ],
    })),
  }
}

const isCalled =
  (words: string) =>
  ({ label = '', keywords = [] }: SpotlightActionData) =>
    [label, keywords].flat().some((name) => name.toLowerCase().includes(words.toLowerCase()))

const [store, { open }] = createSpotlight()

/**
 * Selects the first result whenever results change, unless the user moved the selection with the keys. @returns
 * handlers for the typed text and for key presses.
 */
function useSelectedRow(shown: string) {
  const isMoved = useRef(false)
  useEffect(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-action]')]
    const at = rows.findIndex(({ dataset }) => 'selected' in dataset)
    const selected = isMoved.current ? Math.max(0, at) : 0
    if (shown === '') return
    rows[at]?.removeAttribute('data-selected')
    rows[selected]?.setAttribute('data-selected', 'true')
    store.updateState((state) => ({ ...state, selected }))
  }, [shown])
  return {
    onType: () => {
      isMoved.current = false
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'ArrowDown' || key === 'ArrowUp') isMoved.current = true
    },
  }
}

/** Command palette (`Ctrl/⌘ K`): opens screens, actions, documents and products by name. */
export function Palette({ navigation, mayGiveFeedback, onClose }: PaletteProps) {
  const t = useTexts(paletteTexts)
  const ts = useTexts(shellTexts)
  const [query, setQuery] = useState('')
  const typed = query.trim()
  const screens = useScreens(navigation)
  const actions = useActions(mayGiveFeedback)
  const found = useFoundGroups(typed, navigation)
  const isSlow = useSlow(found.isWaiting)
  useFocusReturn()
  useEffect(() => open(), [])
  const groups = [
    { name: t('recent'), rows: typed === '' ? found.recent : [] },
    { name: t('screens'), rows: screens.filter(isCalled(typed)) },
    { name: t('actions'), rows: actions.filter(isCalled(typed)) },
    ...found.groups,
  ].filter(({ rows }) => rows.length > 0)
  const ids = groups.flatMap(({ rows }) => rows.map(({ id }) => id))
  const { onType, onKeyDown } = useSelectedRow(typed === '' ? '' : ids.join(' '))
  const isEmpty = ids.length === 0
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={(words) => {
        onType()
        setQuery(words)
      }}
      shortcut={null}
      scrollable
      maxHeight={420}
      returnFocus={false}
      overlayProps={{ ...overlayProps, blur: 0 }}
      attributes={{ content: { 'aria-label': ts('goAnywhere') } }}
      onSpotlightClose={onClose}
    >
      <Spotlight.Search
        leftSection={<IconSearch {...ICON} />}
        rightSection={isSlow && <Busy label={t('searching')} />}
        placeholder={t(found.isAny ? 'searchAll' : 'search')}
        aria-label={ts('goAnywhere')}
        maxLength={LONGEST_SEARCH}
        onKeyDown={onKeyDown}
      />
      {!isEmpty && (
        <Spotlight.ActionsList>
          {groups.map(({ name, rows }) => (
            <Spotlight.ActionsGroup key={name} label={name}>
              {rows.map(({ id, ...row }) => (
                <Spotlight.Action key={id} className={classes.row} highlightQuery {...row} />
              ))}
            </Spotlight.ActionsGroup>
          ))}
        </Spotlight.ActionsList>
      )}
      <div role="status">
        {isEmpty && found.missing === '' && (!found.isWaiting || isSlow) && (
          <Spotlight.Empty>{t(found.isWaiting ? 'searching' : 'none')}</Spotlight.Empty>
        )}
        {found.missing !== '' && (
          <Spotlight.Footer className={look('dimmed', 'text-md')}>
            {t('notSearched', { kinds: found.missing })}
          </Spotlight.Footer>
        )}
      </div>
    </Spotlight.Root>
  )
}
