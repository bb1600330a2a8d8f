import { ActionIcon, Box, Button, Tooltip } from '@mantine/core'
import { providerDocumentTexts } from '@pasok/domain/company/company.provider.texts'
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useState } from 'react'
import { percent } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import classes from './provider-documents.module.css'
import { look } from '../../ui/look'

/** Of the reader's width; the first shows the whole picture. */
const ZOOMS = [1, 1.5, 2, 3, 4] as const

interface DocumentPictureProps {
  source: string
  title: string
  onFail: () => void
}

/** A scanned document: whole at first, larger on demand, moved by scrolling. */
export function DocumentPicture({ source, title, onFail }: DocumentPictureProps) {
  const t = useTexts(providerDocumentTexts)
  const [step, setStep] = useState(0)
  const zoom = ZOOMS[step] ?? 1
  return (
    <>
      <div
        className={`${look('row', 'gap-4', 'p-4', 'frame')} ${classes.zoom}`}
        role="toolbar"
        aria-label={t('picture', { title })}
      >
        <Tooltip label={t('zoomOut')}>
          <ActionIcon
            variant="default"
            aria-label={t('zoomOut')}
            disabled={step === 0}
            onClick={() => setStep(step - 1)}
          >
            <IconZoomOut size={16} />
          </ActionIcon>
        </Tooltip>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`${t('fit')}. ${t('zoomAt', { percent: percent(zoom * 100) })}`}
          onClick={() => setStep(0)}
        >
          {step === 0 ? t('fit') : percent(zoom * 100)}
        </Button>
        <Tooltip label={t('zoomIn')}>
          <ActionIcon
            variant="default"
            aria-label={t('zoomIn')}
            disabled={step === ZOOMS.length - 1}
            onClick={() => setStep(step + 1)}
          >
            <IconZoomIn size={16} />
          </ActionIcon>
        </Tooltip>
      </div>
      <Box
        className={`${look('flex-1', 'p-sm', 'tinted', 'focus-inside')} ${classes.ground}`}
        role="region"
        aria-label={t('picture', { title })}
        // Scrolled by the keyboard too.
        tabIndex={0}
      >
        <img
          className={`${look('block', step === 0 && 'w-full', step === 0 && 'h-full')} ${classes.picture}`}
          style={step === 0 ? undefined : { width: `${zoom * 100}%` }}
          src={source}
          alt={title}
          onError={onFail}
        />
      </Box>
    </>
  )
}
