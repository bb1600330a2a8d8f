import { useNavigate, useSearch } from '@tanstack/react-router'
import { NotificationsPage } from '../../../features/notifications/notifications-page'

/** `/vendor/notifications`: all notifications of a vendor user. */
export default function VendorNotificationsScreen() {
  const navigate = useNavigate()
  const address = useSearch({ from: '/vendor/notifications' })
  return (
    <NotificationsPage
      address={address}
      go={(next) => void navigate({ to: '/vendor/notifications', search: next })}
    />
  )
}
