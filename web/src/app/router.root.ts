import { createRootRoute } from '@tanstack/react-router'
import { Nowhere, Root } from './root'

/** The screens behind a sign-in: no part of what the sign-in page waits for. */
export const inside = () => import('./inside')

export const rootRoute = createRootRoute({ component: Root, notFoundComponent: Nowhere })
