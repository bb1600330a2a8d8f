import { Alert, Button, Group, Modal, Progress, Stack, Textarea } from '@mantine/core'
import { MAX_PASTED_LINES } from '@pasok/domain/catalog/catalog.constants'
import { parsePastedList } from '@pasok/domain/catalog/pasted/pasted'
import { pastedTexts } from '@pasok/domain/catalog/pasted/pasted.texts'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import { IconArrowLeft } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useRef } from 'react'
import { FailureNotice } from '../../../../documents/failure-notice'
import { useLeaveQuestion } from '../../../../documents/use-leave-question'
import { useStore } from '../../../../lib/store'
import { useTexts, useTx } from '../../../../lib/texts'
import { questionStore, confirm } from '../../../../ui/confirm'
import { useFocusReturn } from '../../../../ui/focus-return'
import { PasteListRow } from './paste-row'
import { usePaste, type Paste } from './use-paste'
import { look } from '../../../../ui/look'

function TextStep({ paste }: { paste: Paste }) {
  const t = useTexts(pastedTexts)
  const { text, setText, hasArea } = paste
  const deferred = useDeferredValue(text)
  const count = useMemo(() => parsePastedList(deferred).length, [deferred])
  const words = count === 1 ? t('oneLine') : t('lines', { count })
  return (
    <Stack gap="md">
      {!hasArea && <Alert color="yellow">{t('noArea')}</Alert>}
      <Textarea
        data-autofocus
        label={t('text')}
        description={t('help')}
        placeholder={t('example')}
        autosize
        minRows={8}
        maxRows={16}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group justify="space-between">
        <span role="status" className={look('dimmed', 'text-xs')}>
          {count > MAX_PASTED_LINES ? t('tooMany', { most: MAX_PASTED_LINES }) : words}
        </span>
        <Button disabled={count === 0 || !hasArea} onClick={() => void paste.find()}>
          {t('find')}
        </Button>
      </Group>
    </Stack>
  )
}

/** Rows added with a different quantity than requested. */
function Changed({ paste }: { paste: Paste }) {
  const t = useTexts(pastedTexts)
  const tx = useTx()
  if (paste.changed.length === 0) return null
  return (
    <Alert
      color="yellow"
      title={t('changedTitle')}
      withCloseButton
      closeButtonLabel={t('closeChanged')}
      onClose={paste.forgetChanged}
    >
      <ul className={look('bullets')} role="status">
        {paste.changed.map(({ line, wanted, notice }) => (
          <li key={line}>
            {t('changedLine', { line, wanted })} {tx(notice.text, notice.values)}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function RowsStep({ paste }: { paste: Paste }) {
  const t = useTexts(pastedTexts)
  const { rows, done, ready, isAdding } = paste
  const all = rows?.length ?? 0
  return (
    <Stack gap="md">
      {done !== null && (
        <div>
          <Group justify="space-between" mb={4}>
            <span role="status" className={look('dimmed', 'text-xs')}>
              {t('finding', { done, count: all })}
            </span>
            <Button size="compact-sm" variant="subtle" onClick={paste.stop}>
              {t('stop')}
            </Button>
          </Group>
          <Progress value={(100 * done) / Math.max(all, 1)} aria-hidden />
        </div>
      )}
      {/* Rows cannot be changed while they are being added. */}
      <fieldset disabled={isAdding}>
        <ul className={look('grid')} aria-label={t('listed')}>
          {rows?.map((row) => (
            <PasteListRow key={row.line} row={row} paste={paste} />
          ))}
        </ul>
      </fieldset>
      <div
        className={look(
          'sticky-foot',
          'row',
          'gap-sm',
          'py-sm',
          'border-t',
          'surface',
          'phone-wrap',
        )}
      >
        <Button
          variant="default"
          disabled={isAdding}
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          onClick={paste.backToText}
        >
          {t('back')}
        </Button>
        <span role="status" className={look('dimmed', 'text-xs', 'ml-auto')}>
          {t('ready', { count: ready, all })}
        </span>
        <Button
          loading={isAdding}
          disabled={ready === 0 || done !== null}
          onClick={() => void paste.add()}
        >
          {t('add', { count: ready })}
        </Button>
      </div>
    </Stack>
  )
}

/** Dialog that turns a list from a spreadsheet or chat message into cart lines. */
export function PasteList({ onClose }: { onClose: () => void }) {
  const t = useTexts(pastedTexts)
  const tf = useTexts(formTexts)
  const isOver = useRef(false)
  const end = () => {
    isOver.current = true
    onClose()
  }
  const paste = usePaste(end)
  // Rows already added or left out are not unsaved input.
  const isChanged = paste.rows ? paste.rows.length > 0 : paste.text.trim() !== ''
  const hasQuestion = useStore(questionStore) !== null
  useFocusReturn()
  useLeaveQuestion(isChanged, isOver)
  const close = async () => {
    const question = {
      title: tf('discardTitle'),
      confirmLabel: tf('discard'),
      cancelLabel: tf('stay'),
      danger: true,
    }
    if (isChanged && !(await confirm(question))) return
    paste.stop()
    end()
  }
  return (
    <Modal
      opened
      onClose={() => void close()}
      closeOnEscape={!hasQuestion}
      trapFocus={!hasQuestion}
      title={t('title')}
      size={860}
    >
      {paste.error && (
        <FailureNotice
          title={t(paste.done === null && paste.ready > 0 ? 'addFailedTitle' : 'failedTitle')}
          messages={[paste.error.message]}
          onClose={paste.dismiss}
        />
      )}
      <Changed paste={paste} />
      {paste.rows ? <RowsStep paste={paste} /> : <TextStep paste={paste} />}
    </Modal>
  )
}
