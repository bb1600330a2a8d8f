import { fetchAhead } from './app/screens'
// Before the styles of every screen, which build upon it.
import './ui/styles.css'

// The files of the screen are fetched together with those of the app around it.
fetchAhead(window.location.pathname)
void import('./start')
