import { lazy } from 'react'

/** Fetches what a cart with items needs; at once when it is here already. */
export const loadContents = () => import('./lines/contents.ts')

export const Lines = lazy(() => loadContents().then((contents) => ({ default: contents.Lines })))
export const GoOn = lazy(() => loadContents().then((contents) => ({ default: contents.GoOn })))
export const Suggestions = lazy(() => loadContents().then((contents) => ({ default: contents.Suggestions })))
