import { FILE_LINK_RENEWAL } from '@pasok/domain/files/files.constants'
import type { Message } from '@pasok/domain/chat/chat.model'
import { composerTexts } from '@pasok/domain/chat/chat.texts'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts'
import { askFiles } from './chat.queries'
import type { KeptMessage } from './chat.stretch'
import classes from './bubble.module.css'
import { look } from '../../ui/look'

type Files = Message['files']

/** Files with links that open now; a link that is still on its way is empty. */
export function FileLinks({ files }: { files: Files }) {
  const t = useTexts(composerTexts)
  return (
    <ul className={look('flex', 'wrap', 'gap-xs')}>
      {files.map(({ id, url, name, type }) => (
        <li key={id}>
          <a
            href={url || undefined}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('openFile', { file: name })}
            className={
              type.startsWith('image/')
                ? look('block', 'rounded-md')
                : `${look('row', 'gap-xs', 'frame', 'color-inherit', 'no-underline', 'hover', 'p-6-sm')} ${classes.file}`
            }
          >
            {type.startsWith('image/') ? (
              <img
                src={url || undefined}
                alt={name}
                className={`${look('block', 'max-w-full', 'rounded-md', 'tinted')} ${classes.picture}`}
                loading="lazy"
              />
            ) : (
              <>
                <IconFileTypePdf size={20} stroke={1.5} aria-hidden />
                <span className={look('truncate')}>{name}</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The files of a message that is kept on the server. */
export function MessageFiles({ message }: { message: KeptMessage }) {
  const { data } = useQuery({
    queryKey: ['chatFiles', message._id],
    queryFn: ({ signal }) => askFiles(message.conversation_id, message.seq, signal),
    initialData: message.files,
    initialDataUpdatedAt: message.takenAt,
    staleTime: FILE_LINK_RENEWAL,
    refetchInterval: FILE_LINK_RENEWAL,
  })
  return <FileLinks files={data.length > 0 ? data : message.files} />
}
