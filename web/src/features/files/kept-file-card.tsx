import { Anchor, Box, Button } from '@mantine/core'
import { filesTexts } from '@pasok/domain/files/files.texts'
import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { ApiError, messageOf } from '../../lib/api-error'
import { useTexts } from '../../lib/texts'
import { useKeptFile } from './files.queries'
import { look } from '../../ui/look'

/** What is known of a file without asking for it. */
export interface KeptFile {
  id: string
  name: string
  /** Media type. */
  type: string
}

interface KeptFileCardProps {
  id: string
  name: string
  file: KeptFile
  onChange: () => void
  describedBy: string
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** A file that the server has: its picture or sign, its name, a link that opens it, and Change. */
export function KeptFileCard({ id, name, file, onChange, describedBy }: KeptFileCardProps) {
  const t = useTexts(filesTexts)
  const { data, error, refetch } = useKeptFile(file.id)
  const url = data?.url
  const shown = data?.name ?? file.name
  const type = data?.type ?? file.type
  const gone = isGone(error)
  return (
    <div className={look('row', 'gap-sm', 'touch')}>
      <Box
        component="span"
        className={look(
          'centered',
          'flex-none',
          'overflow-hidden',
          'border',
          'rounded-sm',
          'dimmed',
          'ground',
        )}
        w={44}
        h={44}
        aria-hidden
      >
        {url !== undefined && type.startsWith('image/') ? (
          <img src={url} alt="" className={look('w-full', 'h-full', 'fit-cover')} />
        ) : type === 'application/pdf' ? (
          <IconFileTypePdf size={22} stroke={1.5} />
        ) : (
          <IconPhoto size={22} stroke={1.5} />
        )}
      </Box>
      <div className={look('stack', 'align-start', 'grow')}>
        <span className={look('max-w-full', 'medium', 'truncate')}>{shown}</span>
        {gone && <span className={look('error')}>{t('gone', { file: shown })}</span>}
        {error && !gone && (
          <span className={look('error')}>
            {t('loadFailed', { reason: messageOf(error) })}{' '}
            <Anchor component="button" type="button" onClick={() => void refetch()}>
              {t('retry')}
            </Anchor>
          </span>
        )}
        {url !== undefined && !gone && (
          <Anchor
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            // A thumb's room without a thumb's height on the line.
            py={2}
            aria-label={t('openFor', { file: shown })}
          >
            {t('open')}
          </Anchor>
        )}
      </div>
      <Button
        id={id}
        variant="default"
        size="xs"
        aria-label={t('changeFor', { name })}
        aria-describedby={describedBy}
        onClick={onChange}
      >
        {t('change')}
      </Button>
    </div>
  )
}
