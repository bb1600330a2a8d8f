import {
  createTheme,
  type ButtonProps,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MantineThemeComponents,
  type MantineThemeOverride,
  type ModalProps,
} from '@mantine/core'
import { look } from './look'

/** All colors, sizes and shadows are defined here. */

const teal: MantineColorsTuple = [
  '#f0fdfa',
  '#ccfbf1',
  '#99f6e4',
  '#5eead4',
  '#2dd4bf',
  '#14b8a6',
  '#0d9488',
  '#0f766e',
  '#115e59',
  '#134e4a',
]
const gray: MantineColorsTuple = [
  '#f8f9fa',
  '#f1f3f5',
  '#e6e9ec',
  '#d5dadf',
  '#a9b1ba',
  '#737d88',
  '#57616c',
  '#3c454e',
  '#242b32',
  '#13181d',
]
/** Mantine's dark color scale: from text to background. */
const dark: MantineColorsTuple = [
  '#e4e8eb',
  '#b9c1c8',
  '#98a2ab',
  '#66717b',
  '#3a434b',
  '#2a3238',
  '#1e2429',
  '#14191d',
  '#0e1215',
  '#090c0e',
]
const red: MantineColorsTuple = [
  '#fef2f2',
  '#fee2e2',
  '#fecaca',
  '#fca5a5',
  '#f87171',
  '#ef4444',
  '#dc2626',
  '#b91c1c',
  '#991b1b',
  '#7f1d1d',
]
const amber: MantineColorsTuple = [
  '#fffbeb',
  '#fef3c7',
  '#fde68a',
  '#fcd34d',
  '#fbbf24',
  '#f59e0b',
  '#d97706',
  '#b45309',
  '#92400e',
  '#78350f',
]
const green: MantineColorsTuple = [
  '#f0fdf4',
  '#dcfce7',
  '#bbf7d0',
  '#86efac',
  '#4ade80',
  '#22c55e',
  '#16a34a',
  '#15803d',
  '#166534',
  '#14532d',
]
const blue: MantineColorsTuple = [
  '#eff6ff',
  '#dbeafe',
  '#bfdbfe',
  '#93c5fd',
  '#60a5fa',
  '#3b82f6',
  '#2563eb',
  '#1d4ed8',
  '#1e40af',
  '#1e3a8a',
]

const FONT =
  "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Arial, sans-serif"
const MOTION_MS = 120
const floating = { transitionProps: { duration: MOTION_MS, transition: 'fade' } } as const

/** The list scrolls itself, because Mantine's scroll area would be an additional tab stop. */
const optionList = { options: { maxHeight: 240, overflowY: 'auto' } } as const

const pillField = look('focus-bare')

/**
 * Lists open on typing, arrow keys or press, but not on focus, which a dialog gives to its first field: the
 * list would cover the text below.
 */
const openOnClick = { openOnFocus: false } as const

/**
 * The second press of a double click hits the overlay of a dialog opened by the first one and must not close
 * it.
 */
export const overlayProps: ModalProps['overlayProps'] = {
  backgroundOpacity: 0.4,
  onClickCapture: (event) => {
    if (event.detail > 1) event.stopPropagation()
  },
}

interface Words {
  close: string
}

const dialog = {
  content: look('surface'),
  header: look('surface'),
  title: look('text-lg', 'semibold'),
}

const FIELDS: MantineThemeComponents = {
  Autocomplete: { defaultProps: openOnClick },
  // Help is below the field; `base.css` replaces it by the error.
  InputWrapper: {
    defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
    classNames: { label: look('mb-4') },
  },
  MultiSelect: {
    defaultProps: { ...openOnClick, withScrollArea: false },
    styles: optionList,
    classNames: { inputField: pillField },
  },
  PillsInputField: { classNames: { field: pillField } },
  Select: {
    defaultProps: {
      ...openOnClick,
      withScrollArea: false,
      // Selecting the current option again does not clear it; optional fields have a clear button.
      allowDeselect: false,
      selectFirstOptionOnChange: true,
    },
    styles: optionList,
  },
  TagsInput: { classNames: { inputField: pillField } },
}

const OTHERS: MantineThemeComponents = {
  ActionIcon: { defaultProps: { size: 32 }, classNames: { root: look('paper-hidden') } },
  Button: {
    defaultProps: { size: 'sm' },
    classNames: (_: unknown, { size }: ButtonProps) => ({
      root: look(!String(size).startsWith('compact') && 'phone-touch'),
    }),
  },
  Menu: {
    classNames: { item: look('phone-touch') },
    defaultProps: {
      ...floating,
      shadow: 'md',
      // Mantine's focus placeholder is not a menu item, and a menu may only contain menu items.
      withInitialFocusPlaceholder: false,
    },
  },
  Notifications: { classNames: { root: look('paper-hidden') } },
  Popover: { defaultProps: { ...floating, shadow: 'md' } },
  Tabs: { classNames: { tab: look('phone-touch') } },
  Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: MOTION_MS } } },
}

function componentsWith(close: string): MantineThemeComponents {
  const closing = { closeButtonProps: { 'aria-label': close } }
  return {
    ...FIELDS,
    ...OTHERS,
    Drawer: {
      defaultProps: { ...closing, ...floating, overlayProps },
      classNames: dialog,
    },
    Modal: {
      defaultProps: {
        ...closing,
        ...floating,
        size: 560,
        overlayProps,
      },
      classNames: dialog,
    },
    Notification: { defaultProps: closing },
  }
}

/** Creates the theme, with the texts that Mantine's components need. */
export function makeTheme({ close }: Words): MantineThemeOverride {
  return createTheme({
    colors: { teal, gray, dark, red, amber, yellow: amber, green, blue },
    primaryColor: 'teal',
    // White text on this shade has AA contrast in both schemes; elements on the page background use lighter
    // shades in dark mode (`--pasok-accent`).
    primaryShade: 7,
    white: '#ffffff',
    black: '#13181d',
    fontFamily: FONT,
    fontFamilyMonospace: FONT,
    // xs: tables; sm, md: text; lg, xl: headings.
    fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
    lineHeights: { xs: '1.4', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.3' },
    headings: {
      fontFamily: FONT,
      fontWeight: '600',
      sizes: {
        h1: { fontSize: '1.5rem', lineHeight: '1.3' },
        h2: { fontSize: '1.25rem', lineHeight: '1.3' },
        h3: { fontSize: '1rem', lineHeight: '1.4' },
        h4: { fontSize: '0.875rem', lineHeight: '1.4' },
      },
    },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
    defaultRadius: 'md',
    shadows: {
      xs: '0 1px 2px rgba(16, 24, 32, 0.06)',
      sm: '0 2px 6px rgba(16, 24, 32, 0.08)',
      md: '0 8px 24px rgba(16, 24, 32, 0.12)',
      lg: '0 12px 32px rgba(16, 24, 32, 0.16)',
      xl: '0 20px 48px rgba(16, 24, 32, 0.2)',
    },
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: componentsWith(close),
  })
}

const families = { gray, amber, blue, green, red, teal }

function chipVariables(scheme: 'light' | 'dark'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(families).flatMap(([family, shades]) => [
      [`--pasok-chip-${family}`, scheme === 'light' ? shades[8] : shades[3]],
      [`--pasok-chip-${family}-ground`, scheme === 'light' ? shades[1] : `${shades[5]}29`],
    ]),
  )
}

/** CSS variables of our own, and overrides of Mantine's where they are too strong. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--pasok-brand': teal[7],
    '--pasok-bar-height': '56px',
    '--pasok-menu-closed': '56px',
    '--pasok-menu-open': '205px',
    '--pasok-content-width': '1440px',
    '--pasok-font-tiny': '0.75rem',
    '--pasok-motion': `${MOTION_MS}ms ease`,
    '--pasok-z-head': '10',
    '--pasok-z-bar': '100',
    '--pasok-z-menu': '110',
  },
  light: {
    '--pasok-ground': '#fafbfb',
    '--pasok-surface': '#ffffff',
    '--pasok-line': gray[2],
    '--pasok-hover': gray[0],
    '--pasok-selected': teal[0],
    '--pasok-edge': 'inset 3px 0 0 var(--pasok-accent)',
    '--pasok-accent': teal[7],
    '--pasok-quiet': gray[6],
    '--pasok-focus': teal[6],
    '--pasok-green-bar': teal[8],
    '--mantine-color-body': '#fafbfb',
    '--mantine-color-text': gray[9],
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-placeholder': gray[5],
    '--mantine-color-default-border': gray[3],
    '--mantine-color-anchor': teal[7],
    '--mantine-color-error': red[7],
    ...chipVariables('light'),
  },
  dark: {
    '--pasok-ground': dark[8],
    '--pasok-surface': dark[7],
    '--pasok-line': dark[5],
    '--pasok-hover': dark[6],
    '--pasok-selected': '#14b8a61f',
    '--pasok-edge': 'inset 3px 0 0 var(--pasok-accent)',
    '--pasok-accent': teal[4],
    '--pasok-quiet': dark[1],
    '--pasok-focus': teal[4],
    '--pasok-green-bar': teal[9],
    '--mantine-color-body': dark[8],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': '#838e98',
    '--mantine-color-default': dark[7],
    '--mantine-color-default-hover': dark[6],
    '--mantine-color-default-border': dark[4],
    '--mantine-color-anchor': teal[4],
    '--mantine-color-error': red[4],
    ...chipVariables('dark'),
  },
})
