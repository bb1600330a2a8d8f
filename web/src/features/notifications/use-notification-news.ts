import type { Notification } from '@pasok/domain/notifications/notifications.model'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { isOwnAddress, jumpTo } from '../../lib/address-link'
import { useSocketNews } from '../../lib/socket'
import { alertOnDevice, holdSight } from './device-alerts'
import { useRead } from './notifications.queries'
import { refresh } from '../../lib/refresh'

/** Milliseconds in which events are collected for one refresh. */
const TOGETHER_MS = 300

/** Returns a function that refreshes shortly, once for all events until then. */
function useRenewal(): () => void {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void refresh(client, ['notification'])
    }, TOGETHER_MS)
  }
}

/**
 * Refreshes the bell and the lists on new events, and shows native notifications if enabled. @returns the
 * latest message, to be announced to screen readers.
 */
export function useNotificationNews(): string {
  const [latest, setLatest] = useState('')
  const router = useRouter()
  const { mutate: read } = useRead()
  const renew = useRenewal()
  const open = ({ _id, link_url: address }: Notification) => {
    read({ ids: [_id] })
    if (isOwnAddress(address)) jumpTo(router, address)
  }
  useSocketNews('notif', (notification) => {
    setLatest(notification.message)
    renew()
    void alertOnDevice(notification, () => open(notification))
  })
  useSocketNews('update_notif', renew)
  useSocketNews('broadcast', renew)
  useSocketNews('resync', renew)
  useEffect(() => holdSight(), [])
  return latest
}
