import { fetchAhead } from './app/screens'
// Imported before the screens' styles, which build on it.
import './ui/styles.css'

// Loads the screen's files in parallel with the app's.
fetchAhead(window.location.pathname)
void import('./start')
