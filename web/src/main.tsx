import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/providers'
import { followOtherTabs, loadSession } from './lib/session.store'
import './ui/styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')

followOtherTabs()
await loadSession()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
