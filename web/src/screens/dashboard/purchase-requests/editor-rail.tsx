import { Button } from '@mantine/core'
import { requestEditorTexts } from '@pasok/domain/requests/requests.editor.texts'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { IconDeviceFloppy, IconSend } from '@tabler/icons-react'
import { CartTotals } from '../../../features/cart/cart-totals'
import { useIsTyping } from '../../../features/cart/cart.typing'
import { SaveState } from '../../../features/requests/save-state'
import { useCan } from '../../../lib/session'
import { connectionStore } from '../../../lib/connection'
import { useStore } from '../../../lib/store'
import { useTexts } from '../../../lib/texts'
import { Money } from '../../../ui/money'
import { Card, Foot, Rail } from '../../../ui/two-columns'
import type { RequestEditorState } from './use-request-editor'

/** Beside the items: sums, what the autosave is doing, Save and Submit. */
export function EditorRail({ editor }: { editor: RequestEditorState }) {
  const t = useTexts(requestEditorTexts)
  const ts = useTexts(requestScreenTexts)
  const canSubmit = useCan('requests.submit')
  const { autosave, flow, cart, marker } = editor
  const { phase, message } = autosave
  // What is still being typed isn't in the cart yet, let alone saved.
  const isTyping = useIsTyping()
  const isOffline = useStore(connectionStore) === 'disconnected'
  const maySubmit = autosave.canSubmit && !isTyping && !isOffline
  const shownPhase = isTyping && phase === 'saved' ? 'unsaved' : phase
  const whyNot = phase === 'saving' ? t('waitForSave') : t(isOffline ? 'submitOnline' : 'saveFirst')
  return (
    <Rail label={t('summary')} among>
      <Card>
        <CartTotals />
      </Card>
      <Foot
        total={<Money amount={cart.total} strong />}
        state={<SaveState phase={shownPhase} savedAt={marker.savedAt} message={message} />}
      >
        <Button
          variant={autosave.canSubmit ? 'default' : 'filled'}
          leftSection={<IconDeviceFloppy size={16} aria-hidden />}
          loading={phase === 'saving'}
          disabled={!autosave.canSave}
          onClick={() => void autosave.saveNow()}
        >
          {t('save')}
        </Button>
        {canSubmit && (
          <Button
            leftSection={<IconSend size={16} aria-hidden />}
            loading={flow.pending}
            disabled={!maySubmit}
            title={maySubmit ? undefined : whyNot}
            onClick={() => void editor.submit()}
          >
            {ts('submit')}
          </Button>
        )}
      </Foot>
    </Rail>
  )
}
