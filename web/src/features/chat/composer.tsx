import { ActionIcon, Textarea } from '@mantine/core'
import { LONGEST_MESSAGE } from '@pasok/domain/chat/chat.constants'
import type { Conversation, Message } from '@pasok/domain/chat/chat.model'
import { composerTexts } from '@pasok/domain/chat/chat.texts'
import { IconPaperclip, IconSend2 } from '@tabler/icons-react'
import {
  useId,
  useImperativeHandle,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { MESSAGE_ACCEPT } from '../../lib/file-problem'
import { count as grouped } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { usePhone } from '../../lib/use-phone'
import { FileDrop } from '../../ui/file-drop'
import { pastedFiles } from '../../ui/pasted-files'
import { Attachments } from './attachments'
import { ReplyBar } from './quote'
import { useComposer } from './use-composer'
import { look } from '../../ui/look'

export interface ComposerHandle {
  /** What is written next answers this message. */
  reply: (message: Message) => void
}

interface ComposerProps {
  ref: Ref<ComposerHandle>
  conversation: Conversation
  owner: string
  about: string | undefined
  onSent: () => void
}

/** Where a message is written, and what goes with it. */
export function Composer({ ref, conversation, owner, about, onSent }: ComposerProps) {
  const t = useTexts(composerTexts)
  const phone = usePhone()
  const helpId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const composer = useComposer({ conversation, owner, about, onSent })
  const { draft, attaching, over, canSend } = composer
  useImperativeHandle(ref, () => ({
    reply: (message) => {
      composer.reply(message)
      field.current?.focus()
    },
  }))
  const cancelReply = () => {
    composer.cancelReply()
    field.current?.focus()
  }
  const send = () => {
    composer.send()
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && draft.reply) return cancelReply()
    // What an input method is still putting together isn't written yet.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (canSend) send()
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData)
    if (files.length === 0) return
    event.preventDefault()
    attaching.add(files)
  }
  return (
    <FileDrop
      multiple
      className={look('border-t', 'p-xs-sm', 'selected')}
      accept={MESSAGE_ACCEPT}
      label={t('attach')}
      onFiles={attaching.add}
    >
      {({ isOver, choose }) => (
        <>
          {draft.reply && <ReplyBar quote={draft.reply} onCancel={cancelReply} />}
          <Attachments files={draft.files} attaching={attaching} onRemove={composer.removeFile} />
          <div className={look('flex', 'align-end', 'gap-xs')}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={phone ? 44 : 36}
              aria-label={t('attach')}
              title={t('attach')}
              onClick={choose}
            >
              <IconPaperclip size={20} stroke={1.75} />
            </ActionIcon>
            <Textarea
              ref={field}
              className={look('grow')}
              autosize
              minRows={1}
              maxRows={6}
              aria-label={t('placeholder')}
              aria-describedby={helpId}
              placeholder={isOver ? t('dropHere') : t('placeholder')}
              value={draft.text}
              error={
                over > 0 && t('tooLong', { over: grouped(over), most: grouped(LONGEST_MESSAGE) })
              }
              onChange={(event) => composer.type(event.currentTarget.value)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
            <ActionIcon
              size={phone ? 44 : 36}
              aria-label={t('send')}
              title={t('send')}
              disabled={!canSend}
              onClick={send}
            >
              <IconSend2 size={20} stroke={1.75} />
            </ActionIcon>
          </div>
          <span id={helpId} className={look('sr-only')}>
            {t('help')}
          </span>
        </>
      )}
    </FileDrop>
  )
}
