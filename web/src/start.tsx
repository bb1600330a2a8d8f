import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/providers'
import { enforceLimits } from './app/session-limit'
import { followOtherTabs, loadSession, sessionStore } from './lib/session.store'

// A function instead of top-level await, which would cost every lazy import another, empty file.
async function start(root: HTMLElement): Promise<void> {
  followOtherTabs()
  await loadSession()
  const wasSignedIn = sessionStore.get() !== null
  enforceLimits()
  // The session expired while no tab was open: shows the sign-in page, which leads back to this address.
  if (wasSignedIn && !sessionStore.get()) window.history.replaceState(null, '', '/')

  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')
void start(root)
