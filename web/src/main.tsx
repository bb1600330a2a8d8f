import { fetchAhead } from './app/screens'

// The files of the screen are fetched together with those of the app around it.
fetchAhead(window.location.pathname)
void import('./start')
