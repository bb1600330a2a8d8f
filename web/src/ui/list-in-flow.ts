import type { ComboboxProps } from '@mantine/core'

/**
 * Renders a field's list in the page flow. A multi-select's list stays open and would otherwise cover the
 * buttons of its dialog.
 */
export const LIST_IN_FLOW: ComboboxProps = {
  withinPortal: false,
  styles: { dropdown: { position: 'static' } },
}
