import { FILE_LINK_RENEWAL_MS } from '@pasok/domain/files/files.constants'
import type { Message } from '@pasok/domain/chat/chat.model'
import { composerTexts } from '@pasok/domain/chat/chat.texts'
import {
  IconDownload,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypeCsv,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileTypePpt,
  IconPhoto,
  type Icon,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { fileSize } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { fetchFiles } from './chat.queries'
import type { LoadedMessage } from './chat.stretch'
import classes from './bubble.module.css'
import { look } from '../../ui/look'

type Files = Message['files']

/** Icon and name by a part of the media type; the first match counts. */
const KINDS: readonly (readonly [part: string, sign: Icon, name: string])[] = [
  ['image/', IconPhoto, ''],
  ['pdf', IconFileTypePdf, 'PDF'],
  ['wordprocessingml', IconFileTypeDocx, 'Word'],
  ['spreadsheetml', IconFileSpreadsheet, 'Excel'],
  ['presentationml', IconFileTypePpt, 'PowerPoint'],
  ['csv', IconFileTypeCsv, 'CSV'],
]
const findKind = (type: string) => KINDS.find(([part]) => type.includes(part))

export function FileIcon({ type, size }: { type: string; size: number }) {
  const Sign = findKind(type)?.[1] ?? IconFileText
  return <Sign size={size} stroke={1.5} className={look('flex-none')} aria-hidden />
}

/** Files with currently valid links; a link that is still loading is empty. */
export function FileLinks({ files }: { files: Files }) {
  const t = useTexts(composerTexts)
  return (
    <ul className={look('flex', 'wrap', 'gap-xs')}>
      {files.map((file) => (
        <li key={file.id} className={look('max-w-full')}>
          {file.type.startsWith('image/') ? (
            <PictureLink file={file} label={t('openFile', { file: file.name })} />
          ) : (
            <DocumentLink file={file} />
          )}
        </li>
      ))}
    </ul>
  )
}

function PictureLink({ file, label }: { file: Files[number]; label: string }) {
  const { url, name } = file
  return (
    <a
      href={url || undefined}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      className={look('block', 'rounded-md')}
    >
      <img
        src={url || undefined}
        alt={name}
        className={`${look('block', 'max-w-full', 'rounded-md', 'tinted')} ${classes.picture}`}
        loading="lazy"
      />
    </a>
  )
}

/** A PDF opens in a new tab; browsers can only save the other types. */
function DocumentLink({ file }: { file: Files[number] }) {
  const t = useTexts(composerTexts)
  const { url, name, type, size } = file
  const isShown = type === 'application/pdf'
  return (
    <a
      href={url || undefined}
      {...(isShown ? { target: '_blank', rel: 'noopener noreferrer' } : { download: name })}
      aria-label={t(isShown ? 'openFile' : 'downloadFile', { file: name })}
      className={`${look('row', 'gap-xs', 'frame', 'color-inherit', 'no-underline', 'hover', 'p-6-sm')} ${classes.file}`}
    >
      <FileIcon type={type} size={22} />
      <span className={look('stack', 'grow')}>
        <span className={look('truncate')}>{name}</span>
        <span className={look('dimmed', 'tiny')}>
          {findKind(type)?.[2] ?? t('plainText')} · {fileSize(size)}
        </span>
      </span>
      {!isShown && <IconDownload size={16} stroke={1.5} aria-hidden />}
    </a>
  )
}

export function MessageFiles({ message }: { message: LoadedMessage }) {
  const { data } = useQuery({
    queryKey: ['chatFiles', message._id],
    queryFn: ({ signal }) => fetchFiles(message.conversation_id, message.seq, signal),
    initialData: message.files,
    initialDataUpdatedAt: message.loadedAt,
    staleTime: FILE_LINK_RENEWAL_MS,
    refetchInterval: FILE_LINK_RENEWAL_MS,
  })
  return <FileLinks files={data.length > 0 ? data : message.files} />
}
