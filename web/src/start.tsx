import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/providers'
import { enforceLimits } from './app/session-limit'
import { followOtherTabs, loadSession, sessionStore } from './lib/session.store'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')

followOtherTabs()
await loadSession()
const wasSignedIn = sessionStore.get() !== null
enforceLimits()
// Its time ran out while no tab was open: the sign-in page says so, and leads back here.
if (wasSignedIn && !sessionStore.get()) window.history.replaceState(null, '', '/')

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
