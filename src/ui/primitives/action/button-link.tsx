import type { MouseEventHandler, ReactNode } from 'react'
import { Link } from './link.tsx'
import styled from 'styled-components'

import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { buttonStyle, type ButtonTone } from './button-style.ts'

const Inside = styled(Link)`
  ${buttonStyle}
`
const Outside = styled.a`
  ${buttonStyle}
`

type Shared = {
  readonly children: ReactNode
  readonly tone?: ButtonTone
  readonly wide?: boolean
  readonly icon?: IconName
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>
}

/** `to` is a route of the app, `href` anything else; links that leave open a new tab when `newTab` says so. */
export type ButtonLinkProps = Shared &
  (
    | { readonly to: string; readonly href?: undefined; readonly newTab?: undefined }
    | { readonly href: string; readonly to?: undefined; readonly newTab?: boolean }
  )

/** A link that looks like a button: it goes somewhere, a Button does something. */
export function ButtonLink({
  children,
  tone = 'primary',
  wide,
  icon,
  to,
  href,
  newTab,
  onClick,
}: ButtonLinkProps) {
  const look = { 'data-tone': tone, 'data-wide': wide ? '' : undefined, onClick }
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </>
  )
  if (to !== undefined) {
    return (
      <Inside to={to} {...look}>
        {content}
      </Inside>
    )
  }
  return (
    <Outside
      href={href}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener noreferrer' : undefined}
      {...look}
    >
      {content}
    </Outside>
  )
}
