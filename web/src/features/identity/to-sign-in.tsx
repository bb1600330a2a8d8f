import { linkTexts } from '@pasok/domain/identity/identity.links.texts'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/texts'
import { look } from '../../ui/look'

export function ToSignIn() {
  const t = useTexts(linkTexts)
  return (
    <Link to="/" className={look('no-underline', 'hover-underline')}>
      {t('backToSignIn')}
    </Link>
  )
}
