import { Kbd, Modal, Stack } from '@mantine/core'
import { useOs } from '@mantine/hooks'
import { paletteTexts } from '@pasok/domain/kernel/palette.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { useTexts, useTx } from '../lib/texts'
import { useFocusReturn } from '../ui/focus-return'
import type { NavigationEntry } from './navigation-entries'
import { look } from '../ui/look'

interface Shortcut {
  what: string
  keys: readonly string[]
  /** The keys are pressed one after the other, not together. */
  inTurn?: boolean
}

function Section({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  const t = useTexts(paletteTexts)
  return (
    <section>
      <h3 className={look('dimmed', 'text-xs', 'medium', 'mb-4')}>{title}</h3>
      <dl>
        {shortcuts.map(({ what, keys, inTurn }) => (
          <div key={what} className={look('row', 'justify-between', 'gap-md', 'ruled', 'py-4')}>
            <dt>{what}</dt>
            <dd className={look('row', 'gap-6', 'nowrap')}>
              {keys.map((key, at) => (
                <span key={key} className={look('row', 'gap-6')}>
                  {at > 0 && (
                    <span className={look('dimmed', 'text-xs')}>{inTurn ? t('inTurn') : '+'}</span>
                  )}
                  <Kbd>{key}</Kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** List of keyboard shortcuts, opened with `?`. */
export function Shortcuts({
  navigation,
  onClose,
}: {
  navigation: readonly NavigationEntry[]
  onClose: () => void
}) {
  const t = useTexts(paletteTexts)
  const ts = useTexts(shellTexts)
  const tx = useTx()
  const mod = useOs() === 'macos' ? '⌘' : 'Ctrl'
  useFocusReturn()
  const opened = navigation.flatMap(({ name, letter }) =>
    letter === undefined
      ? []
      : [{ what: tx(name), keys: ['G', letter.toUpperCase()], inTurn: true }],
  )
  return (
    <Modal opened onClose={onClose} title={ts('shortcuts')} size={560}>
      <Stack gap="md">
        <Section
          title={t('everywhere')}
          shortcuts={[
            { what: ts('goAnywhere'), keys: [mod, 'K'] },
            { what: t('thisList'), keys: ['?'] },
            { what: t('close'), keys: ['Esc'] },
          ]}
        />
        {opened.length > 0 && <Section title={t('goTo')} shortcuts={opened} />}
        <Section
          title={t('onScreens')}
          shortcuts={[
            { what: t('focusSearch'), keys: ['/'] },
            { what: t('saveDraft'), keys: [mod, 'S'] },
            { what: t('takeBack'), keys: [mod, 'Z'] },
          ]}
        />
      </Stack>
    </Modal>
  )
}
