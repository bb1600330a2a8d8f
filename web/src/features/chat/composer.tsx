import { ActionIcon, Button, Textarea } from '@mantine/core'
import { LONGEST_MESSAGE, TYPING_SHOWN_MS } from '@pasok/domain/chat/chat.constants'
import type { Conversation, Message } from '@pasok/domain/chat/chat.model'
import { quoteOf } from '@pasok/domain/chat/chat.quote'
import { composerTexts } from '@pasok/domain/chat/chat.texts'
import { filesTexts } from '@pasok/domain/files/files.texts'
import { IconPaperclip, IconSend2, IconX } from '@tabler/icons-react'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { SendingFile } from '../../documents/sending-file'
import { MESSAGE_ACCEPT } from '../../lib/file-problem'
import { count as grouped } from '../../lib/format'
import { freshUuid } from '../../lib/fresh-uuid'
import { callSocket } from '../../lib/socket'
import { useTexts, useTx } from '../../lib/texts'
import { usePhone } from '../../lib/use-phone'
import { FileDrop, pastedFiles } from '../../ui/file-drop'
import { look } from '../../ui/look'

import { type ChatDraft, NO_DRAFT, readDraft, writeDraft } from './chat.drafts'
import { saveToOutbox, openOutbox, writtenNow } from './chat.outbox'
import { flushOutbox } from './chat.sender'
import classes from './composer.module.css'
import { FileIcon } from './message-files'
import { ReplyBar } from './quote'
import { useAttachments } from './use-attachments'

/** Signals to the other side that the user is typing, often enough to stay visible. */
function useTypingSignal(to_company_id: string) {
  const sentAt = useRef(-Infinity)
  return {
    say: () => {
      if (Date.now() - sentAt.current < TYPING_SHOWN_MS / 2) return
      sentAt.current = Date.now()
      // A lost typing signal has no consequences.
      callSocket('typing', { to_company_id }).catch(() => undefined)
    },
    /** Called after sending: the next key sends a signal immediately. */
    end: () => {
      sentAt.current = -Infinity
    },
  }
}

interface Options {
  conversation: Conversation
  owner: string
  /** Code of the document that the message is about. */
  about: string | undefined
  onSent: () => void
}

/** Returns the stored draft, with the document's code added unless it already contains it. */
function beginning({ conversation, owner, about }: Options): ChatDraft {
  const draft = readDraft(owner, conversation._id)
  if (about === undefined || draft.text.includes(about)) return draft
  const before = draft.text.trim() === '' ? '' : `${draft.text.trimEnd()} `
  return { ...draft, text: `${before}${about} ` }
}

/** The message being written; stored in this browser until it is sent. */
function useComposer(options: Options) {
  const { conversation, owner, onSent } = options
  const { _id: id, company_id, company_name } = conversation
  const [draft, setDraft] = useState(() => beginning(options))
  const typing = useTypingSignal(company_id)
  // A ref, because two changes may occur before the next render.
  const newest = useRef(draft)
  const change = (next: (before: ChatDraft) => ChatDraft) => {
    newest.current = next(newest.current)
    setDraft(newest.current)
    writeDraft(owner, id, newest.current)
  }
  // Order of selection, because small files finish uploading before large ones.
  const places = useRef(new Map<string, number>())
  const placeOf = (file: { id: string }) => places.current.get(file.id) ?? 0
  const attaching = useAttachments({
    count: draft.files.length,
    onUploaded: (file, place) => {
      places.current.set(file.id, place)
      const inOrder = (files: ChatDraft['files']) =>
        [...files, file].sort((one, other) => placeOf(one) - placeOf(other))
      change((one) => ({ ...one, files: inOrder(one.files) }))
    },
  })
  const text = draft.text.trim()
  const over = text.length - LONGEST_MESSAGE
  const canSend = (text !== '' || draft.files.length > 0) && over <= 0 && !attaching.isBusy
  return {
    draft,
    attaching,
    over,
    canSend,
    type: (next: string) => {
      if (next.trim() !== '') typing.say()
      change((one) => ({ ...one, text: next }))
    },
    reply: (message: Message) => change((one) => ({ ...one, reply: quoteOf(message) })),
    cancelReply: () => change(({ reply: _, ...one }) => one),
    removeFile: (file: string) =>
      change((one) => ({ ...one, files: one.files.filter((other) => other.id !== file) })),
    send: () => {
      openOutbox(owner)
      saveToOutbox({
        id: freshUuid(),
        conversation_id: id,
        to_company_id: company_id,
        to_company_name: company_name,
        text,
        files: draft.files,
        ...(draft.reply && { reply_to: draft.reply }),
        createdAt: writtenNow(),
      })
      change(() => NO_DRAFT)
      attaching.forget()
      typing.end()
      flushOutbox()
      onSent()
    },
  }
}

interface AttachmentsProps {
  files: Message['files']
  attaching: ReturnType<typeof useAttachments>
  onRemove: (file: string) => void
}

function Attachments({ files, attaching, onRemove }: AttachmentsProps) {
  const t = useTexts(composerTexts)
  const tf = useTexts(filesTexts)
  const tx = useTx()
  const { sending, problem, remove, retry } = attaching
  if (files.length === 0 && sending.length === 0 && !problem) return null
  return (
    <div
      className={`${look('flex', 'wrap', 'gap-xs', 'overflow-y')} ${classes.attachments}`}
      role="group"
      aria-label={t('attached')}
    >
      {files.map(({ id, name, type }) => (
        <span
          key={id}
          className={`${look('inline-row', 'gap-6', 'border', 'rounded-md', 'text-xs')} ${classes.kept}`}
        >
          <FileIcon type={type} size={18} />
          <span className={look('truncate')}>{name}</span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={t('remove', { file: name })}
            onClick={() => onRemove(id)}
          >
            <IconX size={14} />
          </ActionIcon>
        </span>
      ))}
      {sending.map((one) =>
        one.failure ? (
          <span
            key={one.key}
            className={look('row', 'wrap', 'gap-xs', 'error', 'text-xs')}
            role="alert"
          >
            {tx(one.failure.text, one.failure.values)}
            {one.failure.mayPass && (
              <Button size="compact-xs" variant="default" onClick={() => retry(one)}>
                {tf('retry')}
              </Button>
            )}
            <Button size="compact-xs" variant="subtle" onClick={() => remove(one.key)}>
              {t('discard')}
            </Button>
          </span>
        ) : (
          <div key={one.key} className={look('max-w-full', 'min-w-0')}>
            <SendingFile
              file={one.file.name}
              fraction={one.fraction}
              cancelLabel={t('remove', { file: one.file.name })}
              onCancel={() => remove(one.key)}
            />
          </div>
        ),
      )}
      {problem && (
        <span className={look('row', 'wrap', 'gap-xs', 'error', 'text-xs')} role="alert">
          {tx(problem.text, problem.values)}
        </span>
      )}
    </div>
  )
}

export interface ComposerHandle {
  /** Makes the next message a reply to this one. */
  reply: (message: Message) => void
}

interface ComposerProps {
  ref: Ref<ComposerHandle>
  conversation: Conversation
  owner: string
  about: string | undefined
  onSent: () => void
}

export function Composer({ ref, conversation, owner, about, onSent }: ComposerProps) {
  const t = useTexts(composerTexts)
  const phone = usePhone()
  const helpId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const composer = useComposer({ conversation, owner, about, onSent })
  /** Enter was pressed while a file was on its way. */
  const [hasTriedToSend, setHasTriedToSend] = useState(false)
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
    // Enter confirms the input method's composition and must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (canSend) send()
    else setHasTriedToSend(attaching.isBusy)
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
              onChange={(event) => {
                setHasTriedToSend(false)
                composer.type(event.currentTarget.value)
              }}
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
          <div role="status" className={look('tiny', 'amber')}>
            {hasTriedToSend && attaching.isBusy && t('stillUploading')}
          </div>
          <span id={helpId} className={look('sr-only')}>
            {t('help')}
          </span>
        </>
      )}
    </FileDrop>
  )
}
