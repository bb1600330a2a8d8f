import { ActionIcon, Button } from '@mantine/core'
import type { Message } from '@pasok/domain/chat/chat.model'
import { composerTexts } from '@pasok/domain/chat/chat.texts'
import { filesTexts } from '@pasok/domain/files/files.texts'
import { IconX } from '@tabler/icons-react'
import { SendingFile } from '../../documents/sending-file'
import { useTexts, useTx } from '../../lib/texts'
import { FileIcon } from './message-files'
import type { useAttachments } from './use-attachments'
import classes from './composer.module.css'
import { look } from '../../ui/look'

interface AttachmentsProps {
  files: Message['files']
  attaching: ReturnType<typeof useAttachments>
  onRemove: (file: string) => void
}

/** The files that go with what is written, and those on their way. */
export function Attachments({ files, attaching, onRemove }: AttachmentsProps) {
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
