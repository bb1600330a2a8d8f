import { ActionIcon, Box, Button, Tooltip } from '@mantine/core'
import type { LegalDocument } from '@pasok/domain/company/company.model'
import {
  providerCompanyFileTexts,
  providerDocumentTexts,
} from '@pasok/domain/company/provider/provider.texts'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import {
  IconChevronDown,
  IconChevronUp,
  IconExternalLink,
  IconFileOff,
  IconFileUnknown,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../lib/texts'
import { Code } from '../../ui/code'
import { EmptyState } from '../../ui/empty-state'
import classes from './provider-documents.module.css'
import { look } from '../../ui/look'
import { percent } from '../../lib/format'

/** Zoom factors, relative to the viewer's width. */
const ZOOMS = [1, 1.5, 2, 3, 4] as const

interface DocumentPictureProps {
  source: string
  title: string
  onFail: () => void
}

/** A scanned document: fits the width at first, can be enlarged and scrolled. */
function DocumentPicture({ source, title, onFail }: DocumentPictureProps) {
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
        // Focusable, so that the picture can be scrolled with the keyboard.
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

interface DocumentViewerProps {
  document: LegalDocument
  /** A valid link; empty when no file was uploaded. */
  link: string
  /** Position in the list, from 0, and the list's length. */
  at: number
  count: number
  onStep: (key: string) => void
  onLoadAgain: () => void
}

type HeadProps = Omit<DocumentViewerProps, 'onLoadAgain'>

function ViewerHead({ document, link, at, count, onStep }: HeadProps) {
  const t = useTexts(providerDocumentTexts)
  const steps = [
    { key: 'ArrowUp', label: t('previous'), Icon: IconChevronUp, shut: at === 0 },
    { key: 'ArrowDown', label: t('next'), Icon: IconChevronDown, shut: at === count - 1 },
  ]
  return (
    <div
      className={`${look('row', 'wrap', 'justify-between', 'gap-xs-sm', 'border-b')} ${classes.viewerHead}`}
    >
      <div className={look('grid', 'min-w-0')}>
        <span className={look('medium', 'break-anywhere')}>{document.title}</span>
        <span
          className={`${look('row', 'wrap', 'gap-2-sm', 'dimmed', 'text-xs')} ${classes.under}`}
        >
          {document.value === '' ? t('noNumber') : <Code value={document.value} />}
          {document.file_name !== '' && (
            <span className={look('break-anywhere')}>{document.file_name}</span>
          )}
        </span>
      </div>
      <div className={look('row', 'gap-4')}>
        <span className={`${look('dimmed', 'text-xs', 'tabular', 'nowrap')} ${classes.place}`}>
          {t('of', { at: at + 1, count })}
        </span>
        {steps.map(({ key, label, Icon, shut }) => (
          <Tooltip key={key} label={`${label} (${t('keys')})`}>
            <ActionIcon
              variant="default"
              aria-label={label}
              aria-keyshortcuts={`Alt+${key}`}
              disabled={shut}
              onClick={() => onStep(key)}
            >
              <Icon size={16} />
            </ActionIcon>
          </Tooltip>
        ))}
        {link !== '' && (
          <Tooltip label={t('openTab')}>
            <ActionIcon
              component="a"
              href={link}
              target="_blank"
              rel="noreferrer"
              variant="default"
              aria-label={t('openTab')}
            >
              <IconExternalLink size={16} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
    </div>
  )
}

function Instead(props: { icon: ReactNode; text: string; helper: string; action?: ReactNode }) {
  return (
    <div className={look('centered', 'flex-1')}>
      <EmptyState {...props} />
    </div>
  )
}

/** Fits the page's width and hides the PDF viewer's sidebar. */
const PDF_VIEW = '#navpanes=0&view=FitH'

/**
 * No sandbox, because browsers do not show PDFs in one. The server has checked the content type, and the
 * response's policy prevents scripts.
 */
function PdfFrame({ source, title }: { source: string; title: string }) {
  return (
    <Box
      component="iframe"
      className={`${look('flex-1', 'w-full')} ${classes.pdf}`}
      src={source + PDF_VIEW}
      title={title}
    />
  )
}

/** A document shown beside the company's details: PDF, picture, or the reason why there is none. */
export function DocumentViewer({ onLoadAgain, ...head }: DocumentViewerProps) {
  const { document, link } = head
  const t = useTexts(providerDocumentTexts)
  const tf = useTexts(providerCompanyFileTexts)
  const tp = useTexts(providerTexts)
  const [failed, setFailed] = useState(false)
  // Every response has new links; a document already shown stays with its first one.
  const [source, setSource] = useState(link)
  const isPdf = document.file_type === 'application/pdf'
  const isPicture = document.file_type.startsWith('image/')
  const again = () => {
    setFailed(false)
    setSource(link)
    onLoadAgain()
  }
  return (
    <>
      <ViewerHead {...head} />
      {source === '' ? (
        <Instead
          icon={<IconFileOff size={22} />}
          text={t('missingText', { title: document.title })}
          helper={t(document.required ? 'missingRequired' : 'missingOptional')}
        />
      ) : failed ? (
        <Instead
          icon={<IconFileOff size={22} />}
          text={t('cannotShow', { name: document.file_name || document.title })}
          helper={t('cannotShowHelp')}
          action={<Button onClick={again}>{tp('loadAgain')}</Button>}
        />
      ) : isPdf ? (
        <PdfFrame source={source} title={document.title} />
      ) : isPicture ? (
        <DocumentPicture source={source} title={document.title} onFail={() => setFailed(true)} />
      ) : (
        <Instead
          icon={<IconFileUnknown size={22} />}
          text={t('otherKind')}
          helper={document.file_name || tf('notGiven')}
        />
      )}
    </>
  )
}
