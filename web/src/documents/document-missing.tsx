import { Button } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../ui/empty-state'

interface DocumentMissingProps {
  text: string
  helper: string
  list: '/dashboard/purchase-requests' | '/dashboard/templates' | '/dashboard/purchase-orders'
  toList: string
}

/** Shown instead of a document that does not exist. */
export function DocumentMissing({ text, helper, list, toList }: DocumentMissingProps) {
  return (
    <EmptyState
      icon={<IconFileOff size={22} />}
      text={text}
      helper={helper}
      action={<Button renderRoot={(props) => <Link {...props} to={list} />}>{toList}</Button>}
    />
  )
}
