import { Button, Modal } from '@mantine/core'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { templateEntryTexts } from '@pasok/domain/templates/templates.texts'
import { IconTemplate } from '@tabler/icons-react'
import { FailureNotice } from '../../../../documents/failure-notice'
import { TemplateChoice, TemplateChoices } from '../../../../features/templates/template-choices'
import { useStore } from '../../../../lib/store'
import { useTexts } from '../../../../lib/texts'
import { questionStore } from '../../../../ui/confirm'
import { EmptyState } from '../../../../ui/empty-state'
import { useFocusReturn } from '../../../../ui/focus-return'
import { FromTemplatePreview } from './from-template-preview'
import { useFromTemplate, type FromTemplate } from './use-from-template'

function Choices({ flow }: { flow: FromTemplate }) {
  const t = useTexts(templateScreenTexts)
  return (
    <>
      {flow.failure && <FailureNotice {...flow.failure} onClose={flow.dismiss} />}
      <TemplateChoices
        empty={
          <EmptyState
            icon={<IconTemplate size={22} />}
            text={t('empty')}
            helper={t('emptyHelpRead')}
          />
        }
      >
        {(template) => {
          const { _id: id, name } = template
          return (
            <TemplateChoice
              template={template}
              action={
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('useNamed', { name })}
                  loading={flow.busyId === id}
                  onClick={() => void flow.start({ id, name })}
                >
                  {t('createRequest')}
                </Button>
              }
            />
          )
        }}
      </TemplateChoices>
    </>
  )
}

/** Create New PR From Template (Spec 1 §2): selects a template, then shows deviations. */
export function ChooseTemplate({ onClose }: { onClose: () => void }) {
  const t = useTexts(templateScreenTexts)
  const te = useTexts(templateEntryTexts)
  const flow = useFromTemplate(onClose)
  const { preview } = flow
  // While a confirmation is open, it handles the keys.
  const hasQuestion = useStore(questionStore) !== null
  useFocusReturn()
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={!hasQuestion}
      trapFocus={!hasQuestion}
      title={preview ? t('useNamed', { name: preview.template.name }) : te('createNewFrom')}
      size={560}
    >
      {preview ? <FromTemplatePreview preview={preview} flow={flow} /> : <Choices flow={flow} />}
    </Modal>
  )
}
