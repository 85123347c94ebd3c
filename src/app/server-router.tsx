import type { ReactNode } from 'react'
import { NavigationType, Router } from 'react-router-dom'
import { shownAt } from './placed-history.ts'

interface ServerRouterProps {
  /** Path of the app, still percent-encoded. */
  pathname: string
  search: string
  /** Alias at the root of the host. */
  home: string | undefined
  children: ReactNode
}

function goNowhere(): never {
  throw new Error('A page that is drawn goes nowhere')
}

/** The router of a server-rendered page: one fixed address, with links written for its host. */
export function ServerRouter({ pathname, search, home, children }: ServerRouterProps) {
  const navigator = { createHref: shownAt(home), push: goNowhere, replace: goNowhere, go: goNowhere }
  const location = { pathname, search, hash: '', state: null, key: 'default' }
  return (
    <Router location={location} navigationType={NavigationType.Pop} navigator={navigator} static>
      {children}
    </Router>
  )
}
