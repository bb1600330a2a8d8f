import { Avatar, Button } from '@mantine/core'
import { PICTURE_ACCEPT } from '@pasok/domain/catalog/catalog.desk.constants'
import { vendorSettingsTexts } from '@pasok/domain/vendors/vendors.settings.texts'
import { IconTrash, IconUpload, IconX } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { useTexts } from '../../../lib/texts'
import classes from './settings.module.css'
import { idOf } from './store-draft'
import type { LogoUpload } from './use-logo-upload'
import { look } from '../../../ui/look'

interface LogoFieldProps {
  name: string
  url: string
  upload: LogoUpload
  error: string | undefined
  onRemove: () => void
}

/** The store's logo: shown, chosen, on its way, changed, removed. */
export function LogoField({ name, url, upload, error, onRemove }: LogoFieldProps) {
  const t = useTexts(vendorSettingsTexts)
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()
  const { fraction, failure, start, cancel } = upload
  const percent = Math.floor((fraction ?? 0) * 100)
  return (
    <div className={look('row', 'wrap', 'gap-md')} role="group" aria-label={t('logo')}>
      <Avatar src={url || null} name={name} color="teal" radius="md" size={72} aria-hidden />
      <div className={`${classes.logoWords} ${look('stack', 'gap-6', 'flex-1')}`}>
        <span className={look('text-md', 'medium')}>{t('logo')}</span>
        <div className={look('row', 'wrap', 'gap-xs')}>
          {fraction === null ? (
            <Button
              id={idOf('logo_url')}
              size="xs"
              variant="default"
              leftSection={<IconUpload size={14} aria-hidden />}
              aria-describedby={helpId}
              onClick={() => input.current?.click()}
            >
              {t(url === '' ? 'chooseLogo' : 'changeLogo')}
            </Button>
          ) : (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconX size={14} aria-hidden />}
              onClick={cancel}
            >
              {t('cancelLogo')}
            </Button>
          )}
          {url !== '' && fraction === null && (
            <Button
              size="xs"
              variant="subtle"
              color="gray"
              leftSection={<IconTrash size={14} aria-hidden />}
              onClick={onRemove}
            >
              {t('removeLogo')}
            </Button>
          )}
          <span role="status" className={look('dimmed', 'text-xs')}>
            {fraction !== null &&
              (percent < 100 ? t('uploadingLogo', { percent }) : t('checkingLogo'))}
          </span>
        </div>
        <span id={helpId} className={look('dimmed', 'text-xs')}>
          {t('logoHelp')}
        </span>
        <span role="alert" className={look('red', 'text-xs')}>
          {failure ?? error}
        </span>
      </div>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        className={look('sr-only')}
        aria-label={t('chooseLogo')}
        accept={PICTURE_ACCEPT}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) start(file)
        }}
      />
    </div>
  )
}
