import { requestEditorTexts } from '@pasok/domain/requests/requests.editor.texts'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { DocumentMissing } from '../../../documents/document-missing'
import { useTexts } from '../../../lib/texts'

export function RequestMissing() {
  const t = useTexts(requestScreenTexts)
  const te = useTexts(requestEditorTexts)
  return (
    <DocumentMissing
      text={t('notFound')}
      helper={t('detailMissingHelp')}
      list="/dashboard/purchase-requests"
      toList={te('backToList')}
    />
  )
}
