import { Button, type ButtonProps } from '@mantine/core'
import { TO_USE_TEMPLATES } from '@pasok/domain/templates/templates.abilities'
import { templateEntryTexts } from '@pasok/domain/templates/templates.entry.texts'
import { IconTemplate } from '@tabler/icons-react'
import { useState } from 'react'
import { fetchAhead, Fetched, pieceOf } from '../../../../lib/fetched'
import { useCanAll } from '../../../../lib/session'
import { tellMissing } from '../../../../lib/tell-missing'
import { useTexts } from '../../../../lib/texts'

const dialog = pieceOf(async () => (await import('./choose-template')).ChooseTemplate)

interface FromTemplateButtonProps extends Pick<ButtonProps, 'fullWidth' | 'mb'> {
  /** What is below leaves keys and focus to the dialog. */
  onAsking?: (isAsking: boolean) => void
}

/** Create New PR From Template (Spec 1 §2), for who may; nothing for others. */
export function FromTemplateButton({ onAsking, ...layout }: FromTemplateButtonProps) {
  const t = useTexts(templateEntryTexts)
  const mayUse = useCanAll(TO_USE_TEMPLATES)
  const [isAsking, setAsking] = useState(false)
  if (!mayUse) return null
  const ask = (asking: boolean) => {
    setAsking(asking)
    onAsking?.(asking)
  }
  const ahead = () => fetchAhead(dialog)
  const missing = (error: unknown) => {
    ask(false)
    tellMissing(error)
  }
  return (
    <>
      <Button
        {...layout}
        variant="default"
        leftSection={<IconTemplate size={16} aria-hidden />}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => ask(true)}
      >
        {t('createNewFrom')}
      </Button>
      {isAsking && (
        <Fetched piece={dialog} props={{ onClose: () => ask(false) }} onMissing={missing} />
      )}
    </>
  )
}
