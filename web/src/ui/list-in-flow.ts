import type { ComboboxProps } from '@mantine/core'

/**
 * The list of a field stands under it and moves what follows: of a field that takes several, the list
 * stays open, and would lie over the buttons of its dialog.
 */
export const LIST_IN_FLOW: ComboboxProps = {
  withinPortal: false,
  styles: { dropdown: { position: 'static' } },
}
