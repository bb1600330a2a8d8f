import { Button } from '@mantine/core'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { IconCircleCheck, IconCircleDashed, IconDeviceFloppy } from '@tabler/icons-react'
import { CartTotals } from '../../../features/cart/cart-totals'
import type { Cart } from '../../../features/cart/draft-store'
import { useTexts } from '../../../lib/texts'
import { Money } from '../../../ui/money'
import { Card, Foot, Rail } from '../../../ui/two-columns'
import { look } from '../../../ui/look'
import type { TemplateSaving } from './use-template-editor'

interface RailProps {
  cart: Cart
  saving: TemplateSaving
  isTyping: boolean
  hasWork: boolean
  onSave: () => void
}

function SaveWords({ saving, hasWork }: Pick<RailProps, 'saving' | 'hasWork'>) {
  const t = useTexts(templateScreenTexts)
  const words = hasWork ? t('notSavedYet') : t('nothingYet')
  return (
    <p className={look('row', 'gap-6', 'dimmed')} role="status">
      {saving.isSaved ? (
        <IconCircleCheck size={16} aria-hidden />
      ) : (
        <IconCircleDashed size={16} aria-hidden />
      )}
      {saving.isSaved ? t('goingBack') : words}
    </p>
  )
}

export function TemplateRail({ cart, saving, isTyping, hasWork, onSave }: RailProps) {
  const t = useTexts(templateScreenTexts)
  const { lines, total } = cart
  return (
    <Rail label={t('summary')} among>
      <Card>
        <CartTotals />
        <p className={look('dimmed', 'mt-xs')}>{t('saveHelp')}</p>
      </Card>
      <Foot
        total={<Money amount={total} strong />}
        state={<SaveWords saving={saving} hasWork={hasWork} />}
      >
        <Button
          leftSection={<IconDeviceFloppy size={16} aria-hidden />}
          loading={saving.isPending}
          disabled={saving.isSaved || lines.length === 0 || !hasWork || isTyping}
          onClick={onSave}
        >
          {t('save')}
        </Button>
      </Foot>
    </Rail>
  )
}
