import { useMantineColorScheme } from '@mantine/core'
import { Spotlight, spotlight, type SpotlightActionData } from '@mantine/spotlight'
import '@mantine/spotlight/styles.layer.css'
import { paletteTexts } from '@pasok/domain/kernel/palette.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import type { Text } from '@pasok/domain/kernel/texts'
import {
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMessageReport,
  IconMoon,
  IconRefresh,
  IconSearch,
  IconSun,
} from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, type ReactNode } from 'react'
import { setLanguage } from '../lib/language'
import { signOut } from '../lib/session'
import { useLanguage, useTexts, useTx } from '../lib/texts'
import { useFocusReturn } from '../ui/focus-return'
import { MenuIcon } from '../ui/menu-icon'
import type { Door } from './doors'
import { extraStore } from './extras.store'

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

interface PaletteProps {
  doors: readonly Door[]
  mayGiveFeedback: boolean
  onClose: () => void
}

/** The screens of this person; found by their names in either language. */
function useScreens(doors: readonly Door[]): SpotlightActionData[] {
  const tx = useTx()
  const router = useRouter()
  return doors.map(({ path, name, icon }) => ({
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
    // After the palette has closed itself: the dialog then has the focus to itself.
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

/** `Ctrl/⌘ K`: every screen and action by its name, without a mouse. */
export function Palette({ doors, mayGiveFeedback, onClose }: PaletteProps) {
  const t = useTexts(paletteTexts)
  const ts = useTexts(shellTexts)
  const screens = useScreens(doors)
  const actions = useActions(mayGiveFeedback)
  useFocusReturn()
  useEffect(() => spotlight.open(), [])
  const groups = useMemo(
    () => [
      { group: t('screens'), actions: screens },
      { group: t('actions'), actions },
    ],
    [t, screens, actions],
  )
  return (
    <Spotlight
      actions={groups}
      shortcut={null}
      nothingFound={t('none')}
      highlightQuery
      scrollable
      maxHeight={420}
      returnFocus={false}
      overlayProps={{ blur: 0 }}
      onSpotlightClose={onClose}
      searchProps={{
        leftSection: <IconSearch {...ICON} />,
        placeholder: t('search'),
        'aria-label': ts('goAnywhere'),
      }}
    />
  )
}
