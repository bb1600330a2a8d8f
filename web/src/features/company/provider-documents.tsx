import { UnstyledButton } from '@mantine/core'
import type { LegalDocument } from '@pasok/domain/company/company.model'
import { providerDocumentTexts } from '@pasok/domain/company/provider/provider.texts'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleMinus,
  IconFileOff,
} from '@tabler/icons-react'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { useTexts } from '../../lib/texts'
import { EmptyState } from '../../ui/empty-state'
import { Chip } from '../../documents/chip'
import { DocumentViewer } from './provider-document-viewer'
import classes from './provider-documents.module.css'
import { look } from '../../ui/look'

const isGiven = ({ file_id: fileId }: LegalDocument): boolean => fileId !== ''

/** Returns the position after a key press; stops at both ends. */
function stepFrom(at: number, key: string, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: count - 1,
  }
  const next = places[key]
  return next === undefined ? undefined : Math.min(count - 1, Math.max(0, next))
}

function DocumentChip({ document }: { document: LegalDocument }) {
  const t = useTexts(providerDocumentTexts)
  if (isGiven(document))
    return (
      <Chip family="green" icon={IconCircleCheck}>
        {t('given')}
      </Chip>
    )
  return document.required ? (
    <Chip family="amber" icon={IconAlertTriangle}>
      {t('missing')}
    </Chip>
  ) : (
    <Chip family="gray" icon={IconCircleMinus}>
      {t('optional')}
    </Chip>
  )
}

interface DocumentListProps {
  documents: readonly LegalDocument[]
  chosen: LegalDocument
  panelId: string
  onStep: (key: string) => void
  onChoose: (document: LegalDocument) => void
}

function DocumentList({ documents, chosen, panelId, onStep, onChoose }: DocumentListProps) {
  const t = useTexts(providerDocumentTexts)
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || stepFrom(0, event.key, 1) === undefined) return
    event.preventDefault()
    onStep(event.key)
  }
  useEffect(() => {
    const { current } = list
    const tab = current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!current || !tab) return
    // Scrolls only the list, not the page.
    const below = tab.offsetTop + tab.offsetHeight - current.clientHeight
    current.scrollTop = Math.max(below, Math.min(current.scrollTop, tab.offsetTop))
    // Moves the focus only if it was in the list.
    if (current.contains(document.activeElement)) tab.focus({ preventScroll: true })
  }, [chosen.id])
  return (
    <div
      ref={list}
      role="tablist"
      aria-orientation="vertical"
      aria-label={t('documents')}
      tabIndex={-1}
      className={`${look('relative', 'flex-none', 'overflow-y')} ${classes.list}`}
      onKeyDown={onKeyDown}
    >
      {documents.map((one) => {
        const isChosen = one.id === chosen.id
        return (
          <UnstyledButton
            key={one.id}
            role="tab"
            aria-selected={isChosen}
            aria-controls={panelId}
            tabIndex={isChosen ? 0 : -1}
            className={`${look('grid', 'align-center', 'gap-sm', 'rounded-sm', 'text-xs', 'entry')} ${classes.entry}`}
            onClick={() => onChoose(one)}
          >
            <span className={look('medium', 'break-anywhere')}>{one.title}</span>
            <span className={`${look('dimmed', 'tabular', 'break-anywhere')} ${classes.number}`}>
              {one.value || t('noNumber')}
            </span>
            <span className={look('flex', 'justify-self-end')}>
              <DocumentChip document={one} />
            </span>
          </UnstyledButton>
        )
      })}
    </div>
  )
}

interface CompanyDocumentsProps {
  documents: readonly LegalDocument[]
  /** The same documents with currently valid links. */
  latest: readonly LegalDocument[]
  chosenId: string | undefined
  onChoose: (id: string) => void
  onLoadAgain: () => void
}

/** Alt+Up and Alt+Down change the document regardless of the focus. */
function useSteps(step: (key: string) => void): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      step(event.key)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [step])
}

/** The legal documents: a list with numbers and statuses, and the selected document. */
export function CompanyDocuments(props: CompanyDocumentsProps) {
  const { documents, latest, chosenId, onChoose, onLoadAgain } = props
  const t = useTexts(providerDocumentTexts)
  const panelId = useId()
  const chosen = documents.find(({ id }) => id === chosenId) ?? documents[0]
  const at = chosen ? documents.indexOf(chosen) : -1
  const step = (key: string) => {
    const next = documents[stepFrom(at, key, documents.length) ?? -1]
    if (next && next.id !== chosen?.id) onChoose(next.id)
  }
  useSteps(step)
  const given = documents.filter(isGiven).length
  return (
    <section
      className={look('stack', 'min-w-0', 'min-h-0', 'frame', 'overflow-clip')}
      aria-label={t('documents')}
    >
      <h2
        className={`${look('flex', 'align-baseline', 'gap-xs', 'text-md', 'semibold')} ${classes.head}`}
      >
        {t('documents')}
        {chosen && (
          <span className={look('dimmed', 'text-xs', 'regular', 'tabular')}>
            {t('uploadedOf', { at: given, count: documents.length })}
          </span>
        )}
      </h2>
      {chosen ? (
        <>
          <DocumentList
            documents={documents}
            chosen={chosen}
            panelId={panelId}
            onStep={step}
            onChoose={({ id }) => onChoose(id)}
          />
          <div
            id={panelId}
            role="tabpanel"
            aria-label={chosen.title}
            tabIndex={-1}
            className={`${look('relative', 'stack', 'flex-1', 'border-t', 'focus-bare')} ${classes.reader}`}
          >
            <DocumentViewer
              key={chosen.file_id || chosen.id}
              document={chosen}
              link={latest.find(({ file_id: id }) => id === chosen.file_id)?.url ?? chosen.url}
              at={at}
              count={documents.length}
              onStep={step}
              onLoadAgain={onLoadAgain}
            />
          </div>
        </>
      ) : (
        <EmptyState icon={<IconFileOff size={22} />} text={t('noType')} helper={t('noTypeHelp')} />
      )}
    </section>
  )
}
