import { LARGEST_PICTURE, PICTURE_ACCEPT } from '@pasok/domain/catalog/portal/portal.constants'
import { vendorSettingsTexts } from '@pasok/domain/vendors/vendors.settings.texts'
import { useEffect, useRef, useState } from 'react'
import { freshKey } from '../../../lib/api'
import { messageOf } from '../../../lib/api-error'
import { sendFile } from '../../../lib/send-file'
import { useTexts } from '../../../lib/texts'

const TYPES = PICTURE_ACCEPT.split(',')

/** Uploads one picture at a time, with progress and error. */
export function useLogoUpload(onUploaded: (url: string) => void) {
  const t = useTexts(vendorSettingsTexts)
  /** Share of the file sent, 0 to 1; null when idle. */
  const [fraction, setFraction] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const send = async (file: File) => {
    const mine = new AbortController()
    running.current = mine
    setFailure(null)
    setFraction(0)
    const form = new FormData()
    form.append('file', file, file.name)
    try {
      const { url } = await sendFile('uploadProductPicture', {
        form,
        idempotencyKey: freshKey(),
        signal: mine.signal,
        onProgress: (sent) => {
          if (!mine.signal.aborted) setFraction(sent)
        },
      })
      if (!mine.signal.aborted) onUploaded(url)
    } catch (error) {
      if (!mine.signal.aborted) setFailure(t('logoFailed', { reason: messageOf(error) }))
    } finally {
      if (running.current === mine) setFraction(null)
    }
  }
  const start = (file: File) => {
    if (file.type !== '' && !TYPES.includes(file.type)) return setFailure(t('logoNoImage'))
    if (file.size > LARGEST_PICTURE) return setFailure(t('logoTooLarge'))
    return void send(file)
  }
  const cancel = () => {
    running.current?.abort()
    setFraction(null)
  }
  return { fraction, failure, start, cancel, dismiss: () => setFailure(null) }
}
export type LogoUpload = ReturnType<typeof useLogoUpload>
