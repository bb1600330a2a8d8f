import { createRootRoute } from '@tanstack/react-router'
import { reach } from '../lib/reach'
import { Nowhere, Root } from './root'

/** The screens behind a sign-in: no part of what the sign-in page waits for. */
export const inside = () => reach(() => import('./inside'))

export const rootRoute = createRootRoute({ component: Root, notFoundComponent: Nowhere })
