import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { DocumentMissing } from '../../../documents/document-missing'
import { useTexts } from '../../../lib/texts'

export function TemplateMissing() {
  const t = useTexts(templateScreenTexts)
  return (
    <DocumentMissing
      text={t('missing')}
      helper={t('missingHelp')}
      list="/dashboard/templates"
      toList={t('backToList')}
    />
  )
}
