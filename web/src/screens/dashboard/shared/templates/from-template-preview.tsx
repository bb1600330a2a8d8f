import { Button, Group, Modal } from '@mantine/core'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import type { ReactNode } from 'react'
import { FailureNotice } from '../../../../documents/failure-notice'
import { ChangesList } from '../../../../features/requests/changes-list'
import { quantity } from '../../../../lib/format'
import { useStore } from '../../../../lib/store'
import { useTexts, useTx } from '../../../../lib/texts'
import { questionStore } from '../../../../ui/confirm'
import { useFocusReturn } from '../../../../ui/focus-return'
import type { Differing } from './request-of-template'
import type { FromTemplate, TemplatePreview } from './use-from-template'
import { look } from '../../../../ui/look'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={look('mb-md')}>
      <h3 className={look('text-md', 'semibold', 'mb-xs')}>{title}</h3>
      {children}
    </section>
  )
}

interface ItemsProps<Item> {
  items: readonly Item[]
  describe: (item: Item) => string
}

function Items<Item extends Differing>({ items, describe }: ItemsProps<Item>) {
  return (
    <ul className={look('stack', 'gap-xs')}>
      {items.map((item) => (
        <li key={item.productId} className={look('stack', 'gap-2')}>
          <span className={look('medium', 'break-anywhere')}>{item.name}</span>
          <span className={look('dimmed')}>{describe(item)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Dialog with the deviations from the template, shown before the cart is filled. */
export function FromTemplatePreview({
  preview,
  flow,
}: {
  preview: TemplatePreview
  flow: FromTemplate
}) {
  const t = useTexts(templateScreenTexts)
  const tx = useTx()
  const { missing, fitted, repriced, lines } = preview
  const why = ({ text, values }: Differing) => tx(text, values)
  const isEmpty = lines.length === 0
  return (
    <>
      <p className={look('mb-md')}>{isEmpty ? t('nothingLeft') : t('explainText')}</p>
      {missing.length > 0 && (
        <Part title={t('explainMissing')}>
          <Items items={missing} describe={why} />
        </Part>
      )}
      {fitted.length > 0 && (
        <Part title={t('explainFitted')}>
          <Items
            items={fitted}
            describe={(item) =>
              t('fittedTo', {
                reason: why(item),
                from: quantity(item.from),
                to: quantity(item.to),
              })
            }
          />
        </Part>
      )}
      {repriced.length > 0 && (
        <Part title={t('explainRepriced')}>
          <ChangesList changes={repriced} />
        </Part>
      )}
      {flow.failure && <FailureNotice {...flow.failure} onClose={flow.dismiss} />}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={flow.dismiss}>
          {t('close')}
        </Button>
        {!isEmpty && (
          <Button
            data-autofocus
            loading={flow.busyId !== undefined}
            onClick={() => void flow.proceed()}
          >
            {t('createRequest')}
          </Button>
        )}
      </Group>
    </>
  )
}

function PreviewDialog({ preview, flow }: { preview: TemplatePreview; flow: FromTemplate }) {
  const t = useTexts(templateScreenTexts)
  // While a confirmation is open, it handles the keys.
  const hasQuestion = useStore(questionStore) !== null
  useFocusReturn()
  return (
    <Modal
      opened
      onClose={flow.dismiss}
      closeOnEscape={!hasQuestion}
      trapFocus={!hasQuestion}
      title={t('useNamed', { name: preview.template.name })}
      size={560}
    >
      <FromTemplatePreview preview={preview} flow={flow} />
    </Modal>
  )
}

/** The error of opening a template, or the dialog with its deviations. */
export function FromTemplateNotices({ flow }: { flow: FromTemplate }) {
  if (flow.preview) return <PreviewDialog preview={flow.preview} flow={flow} />
  return flow.failure && <FailureNotice {...flow.failure} onClose={flow.dismiss} />
}
