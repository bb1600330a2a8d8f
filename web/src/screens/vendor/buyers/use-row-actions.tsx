import { buyersTexts } from '@pasok/domain/vendors/vendors.buyers.texts'
import type { RelatedBuyer } from '@pasok/domain/vendors/vendors.relations.model'
import { IconArrowRight, IconCheck, IconPencil, IconPlugOff, IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Refusal } from '../../../documents/use-act'
import {
  useReadBuyer,
  type ReasonMove,
  type TermsMove,
} from '../../../features/vendors/buyers.queries'
import { messageOf } from '../../../lib/api-error'
import { useTexts } from '../../../lib/texts'
import type { RowAction } from '../../../ui/data-table.types'
import type { Doing } from './buyer-dialogs'

const ICON = 16

/** What can be done with a buyer right from the list. */
export function useRowActions() {
  const t = useTexts(buyersTexts)
  const navigate = useNavigate()
  const read = useReadBuyer()
  const [doing, setDoing] = useState<Doing | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const refuse = (move: ReasonMove, buyer: RelatedBuyer) => () =>
    setDoing({ kind: 'reason', move, buyer })
  /** The terms that are offered stand on the buyer's page alone. */
  const grant = (move: TermsMove, { _id: id }: RelatedBuyer) => {
    const begin = async () => {
      setRefusal(null)
      try {
        setDoing({ kind: 'terms', move, buyer: await read(id) })
      } catch (reason) {
        setRefusal({ title: t('openFailed'), message: messageOf(reason) })
      }
    }
    return () => void begin()
  }
  const actionsOf = (buyer: RelatedBuyer): RowAction[] => {
    const { _id: id, actions } = buyer
    const all: (RowAction & { may: boolean })[] = [
      {
        key: 'accept',
        label: t('accept'),
        icon: <IconCheck size={ICON} />,
        may: actions.accept,
        quick: true,
        onSelect: grant('accept', buyer),
      },
      {
        key: 'decline',
        label: t('decline'),
        icon: <IconX size={ICON} />,
        may: actions.decline,
        quick: true,
        danger: true,
        onSelect: refuse('decline', buyer),
      },
      {
        key: 'change',
        label: t('change'),
        icon: <IconPencil size={ICON} />,
        may: actions.change,
        quick: true,
        onSelect: grant('change', buyer),
      },
      {
        key: 'open',
        label: t('open'),
        icon: <IconArrowRight size={ICON} />,
        may: true,
        onSelect: () => void navigate({ to: '/vendor/buyers/$id', params: { id } }),
      },
      {
        key: 'end',
        label: t('end'),
        icon: <IconPlugOff size={ICON} />,
        may: actions.end,
        danger: true,
        onSelect: refuse('end', buyer),
      },
    ]
    return all.filter(({ may }) => may)
  }
  return {
    actionsOf,
    doing,
    close: () => setDoing(null),
    refusal,
    dismiss: () => setRefusal(null),
  }
}
