import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

import { Floor, type Category } from './packages-floor.tsx'

export function render(categories: readonly Category[]): { html: string; styles: string } {
  const sheet = new ServerStyleSheet()
  const html = renderToString(sheet.collectStyles(createElement(Floor, { categories, isServer: true })))
  const styles = sheet.getStyleTags()
  sheet.seal()
  return { html, styles }
}
